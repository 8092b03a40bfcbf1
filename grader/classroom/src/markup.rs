//! Text that is no markup, for HTML and for XML alike. Pure.

use grader::value::clean;

/// Text that is no markup, in an element or in a quoted attribute. What XML 1.0 does
/// not allow is replaced.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in clean(text).chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn no_text_becomes_markup() {
        assert_eq!(escaped("<b a=\"x\" b='y'>&"), "&lt;b a=&quot;x&quot; b=&apos;y&apos;&gt;&amp;");
        assert_eq!(escaped("a\u{ffff}\u{0}b"), "a\u{fffd}\u{fffd}b");
    }
}
