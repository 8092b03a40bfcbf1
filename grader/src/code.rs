//! What of a text is code: two texts that differ in comments, layout and tests alone
//! are the same program. Pure.

use crate::policy::tokens;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Words by which a program can learn where in its text something stands, or how it is
/// laid out, and those behind which tokens may mean anything.
const ASKING: [&str; 12] = [
    "line",
    "column",
    "file",
    "Location",
    "track_caller",
    "module_path",
    "stringify",
    "include",
    "include_str",
    "include_bytes",
    "backtrace",
    // Its body may be no Rust.
    "macro_rules",
];

/// A text without comments, layout, documentation and tests. `None` where it cannot be
/// read as tokens, or where it may ask for places in itself.
pub fn code(source: &str) -> Option<String> {
    let text = without_tests(tokens(source)?)?.to_string();
    let asks = ASKING.iter().any(|word| crate::exercise::mentions(&text, word));
    (!asks).then_some(text)
}

/// The tokens without documentation, and without modules, functions and imports for
/// tests alone. `None` where something else is for tests alone.
fn without_tests(stream: TokenStream) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut kept: Vec<TokenTree> = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match attribute(&tokens[at..]) {
            Some((length, text)) if text.starts_with("doc ") => at += length,
            Some((length, text)) if length == 2 && text == "cfg (test)" => {
                at += length + item(&tokens[at + length..])?;
            }
            _ => {
                kept.push(match &tokens[at] {
                    TokenTree::Group(group) => {
                        let inside = without_tests(group.stream())?;
                        TokenTree::Group(Group::new(group.delimiter(), inside))
                    }
                    other => other.clone(),
                });
                at += 1;
            }
        }
    }
    Some(kept.into_iter().collect())
}

/// The attribute that tokens begin with: how many tokens it has, and its text.
fn attribute(tokens: &[TokenTree]) -> Option<(usize, String)> {
    let first = tokens.first().filter(|token| is_sign(token, '#'));
    let inner = first.is_some() && tokens.get(1).is_some_and(|token| is_sign(token, '!'));
    let length = if inner { 3 } else { 2 };
    match (first, tokens.get(length - 1)) {
        (Some(_), Some(TokenTree::Group(group))) if group.delimiter() == Delimiter::Bracket => {
            Some((length, group.stream().to_string()))
        }
        _ => None,
    }
}

/// How many tokens the item has that tokens begin with, more attributes included.
fn item(tokens: &[TokenTree]) -> Option<usize> {
    if let Some((length, _)) = attribute(tokens) {
        return Some(length + item(&tokens[length..])?);
    }
    let is_word = |at: usize| matches!(tokens.get(at), Some(TokenTree::Ident(_)));
    let word = tokens.first().map(TokenTree::to_string).unwrap_or_default();
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        other => is_sign(other, ';'),
    };
    match word.as_str() {
        "mod" | "fn" if is_word(1) => tokens.iter().position(ends).map(|end| end + 1),
        // Its braces are not its end.
        "use" => tokens.iter().position(|token| is_sign(token, ';')).map(|end| end + 1),
        _ => None,
    }
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

#[cfg(test)]
mod tests {
    use super::code;

    const PLAIN: &str = "use std::cmp::min;\npub fn f(a: u8) -> u8 { min(a, 2) - 1 }\n";

    #[test]
    fn comments_layout_documentation_and_tests_are_no_code() {
        for text in [
            "// mine\nuse std::cmp::min;\n\npub fn f(a: u8) -> u8 {\n    min(a, 2) - 1 // why\n}\n",
            "//! About.\nuse std::cmp::min;\n/// Twice.\n#[doc = \"x\"]\npub fn f(a: u8) -> u8 \
             { /* b */ min(a, 2) - 1 }",
            "use std::cmp::min;\r\npub fn f(a: u8) -> u8 { min(a, 2) - 1 }\r\n\
             #[cfg(test)]\r\nmod tests { use super::*; #[test] fn t() { assert!(f(1) == 0) } }",
            "use std::cmp::min;\n#[cfg(test)]\nuse std::mem;\npub fn f(a: u8) -> u8 { min(a, 2) - 1 }",
            "use std::cmp::min;\npub fn f(a: u8) -> u8 { min(a, 2) - 1 }\n\
             #[cfg(test)] #[allow(unused)] fn help() {}\n",
        ] {
            assert_eq!(code(text), code(PLAIN), "{text}");
        }
        assert!(code(PLAIN).is_some());
    }

    #[test]
    fn whatever_changes_the_program_changes_its_code() {
        for text in [
            "use std::cmp::min;\npub fn f(b: u8) -> u8 { min(b, 2) - 1 }\n",
            "use std::cmp::min;\npub fn f(a: u8) -> u8 { min(a, 2) - - 1 }\n",
            "use std::cmp::min;\n#[inline]\npub fn f(a: u8) -> u8 { min(a, 2) - 1 }\n",
            "#![allow(unused)]\nuse std::cmp::min;\npub fn f(a: u8) -> u8 { min(a, 2) - 1 }\n",
            "use std::cmp::min;\n#[cfg(not(test))]\npub fn f(a: u8) -> u8 { min(a, 2) - 1 }\n",
            "use std::cmp::min;\npub fn f(a: u8) -> u8 { min(a, 2) - 1 }\n#[cfg(test)] fn g() {}\n\
             fn h() {}",
        ] {
            assert_ne!(code(text), code(PLAIN), "{text}");
        }
        assert_ne!(code("const A: &str = \"a  b\";"), code("const A: &str = \"a b\";"));
        assert_ne!(code("fn f() { a <- b }"), code("fn f() { a < -b }"));
    }

    #[test]
    fn a_program_that_may_ask_where_it_stands_is_like_no_other() {
        for text in [
            "fn f() -> u32 { line!() }",
            "#[track_caller] fn f() {}",
            "fn f( {",
            "macro_rules! m { () => {} }",
            "struct A { #[cfg(test)] x: u8, y: u8 }",
            "struct A(#[cfg(test)] fn(u8), u64);",
        ] {
            assert_eq!(code(text), None, "{text}");
        }
    }
}
