//! Given lines and found lines: what a student changed in a function's or a
//! type's first line.

use crate::exercise::{Signature, SignatureKind, words_at};
use crate::report::SignatureChange;
use crate::value::counted;

/// Compares a given item with what the student's text has under that name.
pub fn change(given: &Signature, source: &str) -> SignatureChange {
    let code = code_only(source);
    let found = found_line(given, &code);
    let changed = match &found {
        None => vec![match similar_name(given, &code) {
            Some(name) => format!("`{}` is not there; the file has `{name}`", given.name),
            None => format!("`{}` is not there", given.name),
        }],
        Some(found) => differences(given, found),
    };
    SignatureChange { given: given.line.clone(), found, changed }
}

/// The word that introduces an item of this kind.
fn keyword(kind: &SignatureKind) -> &'static str {
    match kind {
        SignatureKind::Function { .. } => "fn",
        SignatureKind::Struct { .. } => "struct",
        SignatureKind::Constant { .. } => "const",
    }
}

/// The names that `word` introduces at the top level of a file, with their
/// offsets. `code` is the file as [`code_only`] leaves it.
fn introduced<'a>(word: &'a str, code: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    words_at(code, word).filter_map(move |at| {
        let opened = code[..at].matches('{').count();
        if opened != code[..at].matches('}').count() {
            return None;
        }
        let rest = &code[at + word.len()..];
        let name = rest.trim_start();
        let start = code.len() - name.len();
        let end = name.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(name.len());
        (end > 0 && name.len() < rest.len()).then(|| (start, &name[..end]))
    })
}

/// A file with its comments and the insides of its strings blanked out; every
/// character keeps its place.
pub fn code_only(source: &str) -> String {
    #[derive(PartialEq)]
    enum In {
        Code,
        Line,
        Block(usize),
        Text,
    }
    let mut state = In::Code;
    let mut code = String::with_capacity(source.len());
    let mut letters = source.chars().peekable();
    let blank = |letter: char| match letter {
        '\n' => '\n',
        // As wide as the letter, so that offsets stay good.
        letter if letter.len_utf8() > 1 => letter,
        _ => ' ',
    };
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        match (&mut state, letter, next) {
            (In::Code, '/', Some('/')) => state = In::Line,
            (In::Code, '/', Some('*')) => state = In::Block(0),
            (In::Code, '"', _) => state = In::Text,
            (In::Code, ..) => {
                code.push(letter);
                continue;
            }
            (In::Line, '\n', _) => state = In::Code,
            (In::Block(depth), '/', Some('*')) => {
                *depth += 1;
                code.push(' ');
                letters.next();
            }
            (In::Block(depth), '*', Some('/')) => {
                code.push(' ');
                letters.next();
                match depth.checked_sub(1) {
                    Some(0) | None => state = In::Code,
                    Some(rest) => *depth = rest,
                }
            }
            (In::Text, '\\', Some(escaped)) => {
                code.push(' ');
                code.push(blank(escaped));
                letters.next();
                continue;
            }
            (In::Text, '"', _) => state = In::Code,
            _ => {}
        }
        code.push(blank(letter));
    }
    code
}

/// The item's first line in the student's text, on one line.
fn found_line(given: &Signature, code: &str) -> Option<String> {
    let (start, _) =
        introduced(keyword(&given.kind), code).find(|(_, name)| *name == given.name)?;
    let line_start = code[..start].rfind('\n').map_or(0, |newline| newline + 1);
    let rest = &code[start..];
    let end = match given.kind {
        SignatureKind::Function { .. } => rest.find(['{', ';']),
        SignatureKind::Struct { .. } => rest.find(['}', ';']).map(|end| end + 1),
        SignatureKind::Constant { .. } => rest.find(['=', ';']),
    };
    let text = &code[line_start..start + end.unwrap_or(rest.len())];
    Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// A name of the same kind that the student may have meant: the same letters in
/// another case, or without underscores.
fn similar_name<'a>(given: &'a Signature, code: &'a str) -> Option<&'a str> {
    let folded = |name: &str| name.replace('_', "").to_lowercase();
    introduced(keyword(&given.kind), code)
        .map(|(_, name)| name)
        .find(|name| folded(name) == folded(&given.name))
}

fn differences(given: &Signature, found: &str) -> Vec<String> {
    let mut changed = Vec::new();
    if !found.starts_with("pub ") {
        changed.push("`pub` is missing".to_string());
    }
    let as_public = format!("pub {}", found.trim_start_matches("pub ").replace(", )", ")"));
    let read = crate::manifest::parse_signature(&as_public).map(|signature| signature.kind);
    match (&given.kind, read) {
        (
            SignatureKind::Function { parameters, result },
            Ok(SignatureKind::Function { parameters: found, result: found_result }),
        ) => {
            if parameters.len() != found.len() {
                changed.push(format!(
                    "{} → {}",
                    counted(parameters.len(), "parameter", "parameters"),
                    found.len()
                ));
            } else {
                for (at, (given, found)) in parameters.iter().zip(&found).enumerate() {
                    if !same_type(given, found) {
                        changed.push(format!("parameter {}: {given} → {found}", at + 1));
                    }
                }
            }
            if !same_type(result, &found_result) {
                changed.push(format!("result: {result} → {found_result}"));
            }
        }
        (SignatureKind::Struct { fields }, Ok(SignatureKind::Struct { fields: found })) => {
            for (name, of) in fields {
                match found.iter().find(|(field, _)| field == name) {
                    Some((_, found)) if same_type(of, found) => {
                        if !as_public.contains(&format!("pub {name}:")) {
                            changed.push(format!("field {name}: `pub` is missing"));
                        }
                    }
                    Some((_, found)) => changed.push(format!("field {name}: {of} → {found}")),
                    None => changed.push(format!("field {name} is missing")),
                }
            }
            let extra = found.iter().filter(|(name, _)| !fields.iter().any(|(own, _)| own == name));
            changed.extend(extra.map(|(name, _)| format!("field {name} is new")));
        }
        (SignatureKind::Constant { of }, Ok(SignatureKind::Constant { of: found }))
            if !same_type(of, &found) =>
        {
            changed.push(format!("type: {of} → {found}"));
        }
        _ => {}
    }
    if changed.is_empty() {
        changed.push("the line looks the same, but its types mean something else here".into());
    }
    changed
}

fn same_type(a: &str, b: &str) -> bool {
    let plain = |of: &str| of.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    plain(a) == plain(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::manifest::parse_signature;

    fn changed(given: &str, source: &str) -> Vec<String> {
        change(&parse_signature(given).unwrap(), source).changed
    }

    const COUNT: &str = "pub fn count_queens(n: usize) -> u64";

    #[test]
    fn changed_types_are_listed_part_by_part() {
        assert_eq!(
            changed(COUNT, "pub fn count_queens(\n    n: i32,\n) -> i32 {\n    0\n}"),
            ["parameter 1: usize → i32", "result: u64 → i32"]
        );
        assert_eq!(changed(COUNT, "pub fn count_queens() -> u64 { 0 }"), ["1 parameter → 0"]);
        assert_eq!(changed(COUNT, "pub fn count_queens(n: usize) { }"), ["result: u64 → ()"]);
    }

    #[test]
    fn a_name_that_is_private_or_missing_is_said_so() {
        assert_eq!(changed(COUNT, "fn count_queens(n: usize) -> u64 { 0 }"), ["`pub` is missing"]);
        assert_eq!(changed(COUNT, "// fn count_queens\n"), ["`count_queens` is not there"]);
        assert_eq!(
            changed(COUNT, "pub fn countQueens(n: usize) -> u64 { 0 }"),
            ["`count_queens` is not there; the file has `countQueens`"]
        );
    }

    #[test]
    fn a_changed_struct_names_its_fields() {
        let given = "pub struct Marks { pub cols: BTreeSet<usize>, pub diag: BTreeSet<isize> }";
        let found = "pub struct Marks { pub cols: HashSet<usize>, pub other: u8 }";
        assert_eq!(
            changed(given, found),
            [
                "field cols: BTreeSet<usize> → HashSet<usize>",
                "field diag is missing",
                "field other is new"
            ]
        );
    }

    #[test]
    fn a_method_or_a_comment_of_the_same_name_is_not_the_item() {
        let source = "/* pub fn count_queens(n: i8) -> i8 /* nested */ */\n\
                      struct B; impl B { fn count_queens(&self) { let s = \"}\"; } }\n\
                      pub fn count_queens(n: i32) -> u64 { 0 }";
        assert_eq!(changed(COUNT, source), ["parameter 1: usize → i32"]);
    }

    #[test]
    fn comments_and_strings_are_blanked_in_place() {
        assert_eq!(code_only("a // {\nb"), "a     \nb");
        assert_eq!(code_only("a /* { */ b"), "a         b");
        assert_eq!(code_only("f(\"{\\\"\", 1)"), "f(     , 1)");
        let source = "x /* grö */ fn f() {}";
        assert_eq!(code_only(source).find("fn"), source.find("fn"));
    }

    #[test]
    fn a_struct_with_comments_between_its_fields_is_read() {
        let given = "pub struct Marks { pub cols: BTreeSet<usize> }";
        let found = "pub struct Marks {\n    /// The columns.\n    cols: BTreeSet<usize>,\n}";
        assert_eq!(changed(given, found), ["field cols: `pub` is missing"]);
    }

    #[test]
    fn the_found_line_is_shown_on_one_line() {
        let given = parse_signature(COUNT).unwrap();
        let found =
            change(&given, "/// doc\npub fn count_queens(\n    n: i32,\n) -> i32\n{ 0 }").found;
        assert_eq!(found.unwrap(), "pub fn count_queens( n: i32, ) -> i32");
    }
}
