//! What a file may not contain, with a sentence for people. The kernel's rules
//! hold whatever a file contains; these come first because they explain more.

use crate::exercise::words_at;
use crate::signature::code_only;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Why a file is not graded because of a word in it; `None` where it may be.
///
/// The compiler is told to refuse `unsafe` too, but it overlooks attributes such
/// as `#[unsafe(naked)]` on some items. The word itself cannot be hidden: every
/// unsafe construct of this edition is spelled with it, in the file or in a macro
/// of the file.
pub fn refusal(source: &str) -> Option<String> {
    if count(source, &["unsafe"]) == 0 {
        return None;
    }
    let code = code_only(source);
    let line = words_at(&code, "unsafe").next();
    let place = match line {
        Some(at) => format!("line {}", code[..at].matches('\n').count() + 1),
        None => "the file".to_string(),
    };
    Some(format!("{place} uses `unsafe`. No exercise needs it, and a file with it is not graded."))
}

/// Why a file that the compiler accepts is not graded all the same: it has the word
/// somewhere and its tokens cannot be read here, so nobody knows where.
pub fn refusal_of_unreadable(source: &str) -> Option<String> {
    let hidden = source.contains("unsafe") && tokens(source).is_none();
    hidden.then(|| {
        "the file has the word `unsafe` in it, and is written so that nobody can tell whether it \
         is used; it is not graded"
            .to_string()
    })
}

/// Whether a file names something that reads other files or the environment while
/// it is compiled. Where the kernel cannot keep the compiler from other files,
/// such a file is not graded.
///
/// A variable called `path` reads nothing: the attribute of that name belongs to a
/// module without a body, and a macro has `!` behind its name, unless a macro of the
/// file's own puts it there or the name gets another one.
pub fn reads_while_compiled(source: &str) -> bool {
    const READERS: [&str; 5] = ["include", "include_str", "include_bytes", "env", "option_env"];
    if !READERS.iter().chain(&["path"]).any(|word| source.contains(word)) {
        return false;
    }
    let Some(stream) = tokens(source) else { return false };
    let words = flattened(stream);
    let has = |word: &str| words.iter().any(|one| one == word);
    let follows = |at: usize, next: &str| words.get(at + 1).is_some_and(|word| word == next);
    let called = |at: usize| follows(at, "!") && !follows(at + 1, "=");
    let reads = |at: usize| has("macro_rules") || called(at) || follows(at, "as");
    let is_reader = |word: &String| READERS.contains(&word.as_str());
    let by_macro = (0..words.len()).any(|at| is_reader(&words[at]) && reads(at));
    // `mod name;`, also with `$name` of a macro.
    let without_body = |at: usize| follows(at + 1, ";") || follows(at + 2, ";");
    let by_module = (0..words.len()).any(|at| words[at] == "mod" && without_body(at));
    by_macro || (has("path") && by_module)
}

/// Shows every token of a text, one after the other, with the number of brackets
/// around it. It does not call itself: brackets may be nested as deep as a file is long.
fn each_token(stream: TokenStream, mut see: impl FnMut(&TokenTree, usize)) {
    let mut open = vec![stream.into_iter()];
    while let Some(tokens) = open.last_mut() {
        let Some(token) = tokens.next() else {
            open.pop();
            continue;
        };
        see(&token, open.len() - 1);
        if let TokenTree::Group(group) = token {
            open.push(group.stream().into_iter());
        }
    }
}

/// The tokens of a text one after the other, with the brackets left out.
fn flattened(stream: TokenStream) -> Vec<String> {
    let mut words = Vec::new();
    each_token(stream, |token, _| {
        if !matches!(token, TokenTree::Group(_)) {
            words.push(token.to_string());
        }
    });
    words
}

/// How deep brackets may be nested in a file that is looked at by its structure; far
/// deeper ones are made to break programs.
const DEEPEST: usize = 128;

/// Whether brackets are nested deeper than that.
fn is_too_deep(stream: TokenStream) -> bool {
    let mut deepest = 0;
    each_token(stream, |_, depth| deepest = deepest.max(depth));
    deepest > DEEPEST
}

/// The tokens of a file; `None` where it cannot be read as tokens.
pub(crate) fn tokens(source: &str) -> Option<TokenStream> {
    without_first_line_for_a_shell(source).parse().ok()
}

/// The file as the compiler reads it: a first line such as `#!/usr/bin/env rust` is
/// for a shell. A first line that begins an attribute, `#![…]`, is not.
fn without_first_line_for_a_shell(source: &str) -> &str {
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    match source.strip_prefix("#!") {
        Some(rest) if !code_only(rest).trim_start().starts_with('[') => {
            source.find('\n').map_or("", |end| &source[end..])
        }
        _ => source,
    }
}

/// How many of the words are tokens of the text; comments and strings are not.
fn count(source: &str, words: &[&str]) -> usize {
    if !words.iter().any(|word| source.contains(word)) {
        return 0;
    }
    // A text that is no sequence of tokens does not compile; the compiler says why.
    let Some(stream) = tokens(source) else { return 0 };
    flattened(stream).iter().filter(|token| words.contains(&token.as_str())).count()
}

/// Whether a file ends with a whole item, so that another one may follow it.
pub fn ends_with_an_item(source: &str) -> bool {
    let Some(tokens) = tokens(source) else { return false };
    match tokens.into_iter().last() {
        Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Brace,
        Some(TokenTree::Punct(sign)) => sign.as_char() == ';',
        _ => false,
    }
}

/// Whether a file means the same as a module beside others as it does as a crate of
/// its own: it names neither its root nor what is above it, has no attributes for a
/// whole crate, reads no other files and asks for no names of modules.
pub fn fits_beside_others(source: &str) -> bool {
    const ROOTED: [&str; 12] = [
        "crate",
        "extern",
        "include",
        "include_bytes",
        "include_str",
        "env",
        "option_env",
        "module_path",
        "type_name",
        "macro_use",
        "macro_export",
        "repr",
    ];
    let Some(stream) = tokens(source) else { return false };
    if is_too_deep(stream.clone()) {
        return false;
    }
    let words = flattened(stream.clone());
    let follows = |at: usize, next: &str| words.get(at + 1).is_some_and(|word| word == next);
    let text_or_made = |word: &String| word.contains('"') || word == "$" || word == "concat";
    let names_file = (0..words.len()).any(|at| {
        words[at] == "path" && follows(at, "=") && words.get(at + 2).is_none_or(text_or_made)
    });
    let rooted = names_file || words.iter().any(|word| ROOTED.contains(&word.as_str()));
    const FOR_MODULES: [&str; 4] = ["doc", "allow", "warn", "deny"];
    let for_module =
        |at: usize| words.get(at + 2).is_some_and(|word| FOR_MODULES.contains(&word.as_str()));
    let for_crate =
        (0..words.len()).any(|at| words[at] == "#" && follows(at, "!") && !for_module(at));
    let without_body = (0..words.len())
        .any(|at| words[at] == "mod" && (words.get(at + 2).is_none_or(|word| word == ";")));
    !rooted
        && !for_crate
        && !without_body
        && !in_part(stream.clone())
        && ends_with_an_item(source)
        && stays_inside(stream, 0)
}

/// Whether an item is public for a part of the crate only: `pub(crate)`. Another module
/// of the crate would see it.
fn in_part(stream: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => {
            let after_pub = at.checked_sub(1).is_some_and(|at| tokens[at].to_string() == "pub");
            after_pub && group.delimiter() == Delimiter::Parenthesis || in_part(group.stream())
        }
        _ => false,
    })
}

/// Whether `super` never leads above the file, from inside of `depth` modules.
fn stays_inside(stream: TokenStream, depth: usize) -> bool {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let before = |at: usize, back: usize, word: &str| {
        at.checked_sub(back).is_some_and(|at| tokens[at].to_string() == word)
    };
    // How many `super` stand in the path that is being read.
    let mut row = 0;
    tokens.iter().enumerate().all(|(at, token)| match token {
        TokenTree::Ident(ident) if ident == "super" => {
            row += 1;
            row <= depth
        }
        TokenTree::Punct(sign) if sign.as_char() == ':' => true,
        TokenTree::Group(group) => {
            let own = usize::from(before(at, 2, "mod"));
            let led = if before(at, 1, ":") { row } else { 0 };
            row = 0;
            stays_inside(group.stream(), depth + own - led)
        }
        _ => {
            row = 0;
            true
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_goes_beside_others_only_where_it_means_the_same_there() {
        for source in [
            "pub fn f() {}",
            "//! About this file.\n#![allow(dead_code)]\npub fn f() {}",
            "use std::collections::BTreeSet;\npub fn f() {}\n#[cfg(test)]\nmod tests { use super::*; }",
            "macro_rules! m { ($x:expr) => { $x } }\npub fn f() -> u8 { m!(1) }",
            "mod a { mod b { use super::super::f; } }\npub fn f() {}",
        ] {
            assert!(fits_beside_others(source), "{source}");
        }
        for source in [
            "pub fn f() { crate::g() }",
            "pub fn f() { super::other::g() }",
            "mod a { pub fn f() { super::super::other::g() } }",
            "mod a { use super::{super::other}; }",
            "#![no_std]\npub fn f() {}",
            "mod a;\npub fn f() {}",
            "macro_rules! m { () => { $crate::f() } }\npub fn f() {}",
            "extern crate std as other;\npub fn f() {}",
            "pub fn f() -> &'static str { module_path!() }",
            "pub fn f() {",
            "pub fn f() {} /// nothing follows",
            "pub(crate) fn f() {}",
            "macro_rules! m { ($a:ident) => { #[path = \"x.rs\"] mod $a; } }\npub fn f() {}",
            "macro_rules! m { ($a:ident, $b:expr) => { #[path = $b] mod $a; } }\npub fn f() {}",
            "mod a { pub struct S { pub(super) x: u8 } }",
            "#[repr(C)]\npub struct S { pub x: u8 }",
        ] {
            assert!(!fits_beside_others(source), "{source}");
        }
    }

    #[test]
    fn brackets_that_are_nested_without_measure_break_nothing() {
        for (open, close) in [('(', ')'), ('[', ']'), ('{', '}')] {
            let nested = |depth: usize| {
                let (open, close) = (open.to_string(), close.to_string());
                format!("pub fn f() {{ {}{} }}", open.repeat(depth), close.repeat(depth))
            };
            assert!(fits_beside_others(&nested(20)));
            for source in [nested(200), nested(200_000), format!("pub{}", nested(200_000))] {
                assert!(!fits_beside_others(&source));
                assert!(refusal(&source).is_none());
            }
        }
    }

    #[test]
    fn the_word_is_refused_wherever_it_is_code() {
        for source in [
            "pub fn f() { unsafe { g() } }",
            "#[unsafe(naked)]\npub extern \"C\" fn f() {}",
            "macro_rules! m { () => { unsafe { g() } } }",
            "mod a { mod b { trait T { #[unsafe(export_name = \"malloc\")] fn f() {} } } }",
        ] {
            assert!(refusal(source).is_some(), "{source}");
        }
    }

    #[test]
    fn the_line_is_that_of_the_code_not_of_a_comment() {
        let source =
            "// unsafe\n/// unsafe\nfn f() -> &'static str {\n \"unsafe\"; unsafe { g() }\n}";
        assert!(refusal(source).unwrap().starts_with("line 4 "));
    }

    #[test]
    fn a_word_in_comments_and_strings_is_harmless() {
        for source in [
            "/// This square is unsafe.\npub fn f() {}",
            "pub fn f() -> &'static str { \"unsafe\" }",
            "pub fn is_unsafe(unsafely: u8) {}",
            "pub fn r() { let x = r#\"unsafe { }\"#; }",
            "this is no Rust: ' unsafe",
        ] {
            assert_eq!(refusal(source), None, "{source}");
        }
    }

    #[test]
    fn a_first_line_for_a_shell_hides_nothing() {
        let behind = "#!/bin/x \"\n#[unsafe(naked)]\npub extern \"C\" fn f() {}";
        assert!(refusal(behind).is_some());
        assert!(refusal("#![allow(unused)]\nfn f() { unsafe {} }").is_some());
        assert!(refusal("#! /* x */ [allow(unused)] fn f() { unsafe {} }").is_some());
        assert_eq!(refusal("#!/usr/bin/env unsafe\npub fn f() {}"), None);
    }

    #[test]
    fn a_word_that_nobody_can_place_is_refused_once_the_compiler_accepts_it() {
        assert!(refusal_of_unreadable("fn f() { \" unsafe").is_some());
        assert_eq!(refusal_of_unreadable("// unsafe\nfn f() {}"), None);
    }

    #[test]
    fn a_hundred_thousand_harmless_words_are_read_once() {
        let many = "\"unsafe\";".repeat(100_000);
        assert_eq!(refusal(&format!("fn f() {{ {many} }}")), None);
    }

    #[test]
    fn deep_nesting_does_not_overflow_our_stack() {
        let deep = format!("{}unsafe{}", "(".repeat(50_000), ")".repeat(50_000));
        assert!(refusal(&deep).is_some());
    }

    #[test]
    fn reading_while_compiled_is_seen_through_a_macro() {
        assert!(reads_while_compiled(
            "macro_rules! m { ($m:ident) => { $m!(\"x\") } } m!(include_str);"
        ));
        for source in [
            "#[path = \"x.rs\"] mod x;",
            "#[cfg_attr(all(), path = \"x.rs\")] pub mod x;",
            "macro_rules! m { ($p:ident, $n:ident) => { #[$p = \"x\"] mod $n; } } m!(path, x);",
            "#[doc = include_str!(\"x\")] pub fn f() {}",
            "use std::env as e; pub const X: &str = e!(\"X\");",
            "pub const X: &str = std::env!(\"X\");",
        ] {
            assert!(reads_while_compiled(source), "{source}");
        }
    }

    #[test]
    fn an_honest_name_reads_nothing() {
        for source in [
            "// include_str!\npub fn f() {}",
            "fn f(path: &[usize]) -> usize { path.len() }\n#[cfg(test)] mod tests { fn path() {} }",
            "use std::env;\nfn f() -> usize { env::args().count() }",
            "fn f(include: bool) -> bool { include != false }",
        ] {
            assert!(!reads_while_compiled(source), "{source}");
        }
    }
}
