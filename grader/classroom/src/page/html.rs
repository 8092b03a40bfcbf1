//! Text as HTML, and tables of it. Pure.

pub use crate::markup::escaped;

/// Text as code; nothing where there is none.
pub fn code(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("<code>{}</code>", escaped(text)) }
}

/// A sentence of an author's: what stands in backticks becomes code.
pub fn prose(text: &str) -> String {
    let parts: Vec<String> = text.split('`').map(escaped).collect();
    // Without a partner, the last backtick is a sign like others.
    let alone = parts.len().is_multiple_of(2).then(|| parts.len() - 1);
    let mut out = String::new();
    for (at, part) in parts.iter().enumerate() {
        out.push_str(match at {
            0 => "",
            _ if Some(at) == alone => "`",
            _ if at % 2 == 1 => "<code>",
            _ => "</code>",
        });
        out.push_str(part);
    }
    out
}

/// A section of the page: its place, its title, and what is in it.
pub fn section(id: &str, title: &str, body: &str) -> String {
    format!(
        "<section id=\"{id}\" aria-labelledby=\"h-{id}\"><h2 id=\"h-{id}\">{title}</h2>\n{body}</section>\n"
    )
}

/// What is open only when a reader wants it.
pub fn folded(summary: &str, body: &str) -> String {
    format!("<details><summary>{summary}</summary>{body}</details>")
}

/// A column of a table.
#[derive(Debug, Clone, Copy)]
pub struct Column {
    pub title: &'static str,
    /// Whether its cells are numbers.
    pub number: bool,
}

/// A column of words.
pub const fn text(title: &'static str) -> Column {
    Column { title, number: false }
}

/// A column of numbers, which are sorted as numbers.
pub const fn number(title: &'static str) -> Column {
    Column { title, number: true }
}

/// A table. The first cell of every row is its head; cells are HTML.
pub fn table(caption: &str, columns: &[Column], rows: &[Vec<String>]) -> String {
    let class = |at: usize| match columns.get(at) {
        Some(column) if column.number => " class=n",
        _ => "",
    };
    let heads: String = columns
        .iter()
        .enumerate()
        .map(|(at, column)| format!("<th scope=col{}>{}</th>", class(at), column.title))
        .collect();
    let body: String = rows
        .iter()
        .map(|cells| {
            let cells = cells.iter().enumerate().map(|(at, cell)| match at {
                0 => format!("<th scope=row>{cell}</th>"),
                _ => format!("<td{}>{cell}</td>", class(at)),
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        })
        .collect();
    scrolled(
        caption,
        &format!(
            "<table class=sortable><caption>{caption}</caption>\
             <thead><tr>{heads}</tr></thead>\n<tbody>\n{body}</tbody></table>"
        ),
    )
}

/// A table whose rows are sorted by how many they stand for: the first at once, the
/// rest folded away.
pub fn long_table(caption: &str, columns: &[Column], rows: &[Vec<String>]) -> String {
    const AT_ONCE: usize = 25;
    let (first, rest) = rows.split_at(rows.len().min(AT_ONCE));
    let mut out = table(caption, columns, first);
    if !rest.is_empty() {
        let caption = format!("{caption}, continued");
        out.push_str(&folded(
            &format!("{} more, of fewer students", rest.len()),
            &table(&caption, columns, rest),
        ));
    }
    out
}

/// What may be wider than the screen: it scrolls in a box of its own.
pub fn scrolled(name: &str, body: &str) -> String {
    format!("<div class=scrolls tabindex=0 role=region aria-label=\"{name}\">{body}</div>\n")
}

/// The hash of a style or a script, as a policy names it.
pub fn policy_hash(text: &str) -> String {
    format!("'sha256-{}'", base64(&hmac_sha256::Hash::hash(text.as_bytes())))
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::new();
    for group in bytes.chunks(3) {
        let byte = |at: usize| u32::from(group.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * at) & 63) as usize];
            out.push(if at <= group.len() { char::from(letter) } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_student_writes_cannot_become_markup() {
        assert_eq!(escaped("<b x=\"'\">&"), "&lt;b x=&quot;&apos;&quot;&gt;&amp;");
        assert_eq!(escaped("\u{202e}\u{1b}[2J"), "\u{fffd}\u{fffd}[2J");
    }

    #[test]
    fn words_in_backticks_are_code() {
        assert_eq!(prose("a `b<` c `d`"), "a <code>b&lt;</code> c <code>d</code>");
        assert_eq!(prose("a `b` c ` d"), "a <code>b</code> c ` d");
        assert_eq!(prose("` a"), "` a");
    }

    #[test]
    fn base_64_is_the_published_one() {
        // RFC 4648, section 10.
        for (text, wanted) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(text.as_bytes()), wanted);
        }
    }
}
