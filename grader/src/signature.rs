//! Given lines and found lines: what a student changed in a function's or a
//! type's first line.

use crate::exercise::{Signature, SignatureKind, words_at};
use crate::report::SignatureChange;

/// Compares a given item with what the student's text has under that name.
pub fn change(given: &Signature, source: &str) -> SignatureChange {
    let found = found_line(given, source);
    let changed = match &found {
        None => vec![match similar_name(given, source) {
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

/// The names that `word` introduces in Rust text, outside of line comments, with
/// their offsets.
fn introduced<'a>(word: &'a str, source: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    words_at(source, word).filter_map(move |at| {
        let line = source[..at].rfind('\n').map_or(0, |newline| newline + 1);
        if source[line..at].contains("//") {
            return None;
        }
        let rest = &source[at + word.len()..];
        let name = rest.trim_start();
        let start = source.len() - name.len();
        let end = name.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(name.len());
        (end > 0 && name.len() < rest.len()).then(|| (start, &name[..end]))
    })
}

/// The item's first line in the student's text, on one line.
fn found_line(given: &Signature, source: &str) -> Option<String> {
    let (start, _) =
        introduced(keyword(&given.kind), source).find(|(_, name)| *name == given.name)?;
    let line_start = source[..start].rfind('\n').map_or(0, |newline| newline + 1);
    let rest = &source[start..];
    let end = match given.kind {
        SignatureKind::Function { .. } => rest.find(['{', ';']),
        SignatureKind::Struct { .. } => rest.find(['}', ';']).map(|end| end + 1),
        SignatureKind::Constant { .. } => rest.find(['=', ';']),
    };
    let text = &source[line_start..start + end.unwrap_or(rest.len())];
    // Comments between the parts are no part of the line.
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let words: Vec<&str> = code.flat_map(str::split_whitespace).collect();
    Some(words.join(" "))
}

/// A name of the same kind that the student may have meant: the same letters in
/// another case, or without underscores.
fn similar_name<'a>(given: &'a Signature, source: &'a str) -> Option<&'a str> {
    let folded = |name: &str| name.replace('_', "").to_lowercase();
    introduced(keyword(&given.kind), source)
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
                changed.push(format!("{} parameters → {}", parameters.len(), found.len()));
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
        assert_eq!(changed(COUNT, "pub fn count_queens() -> u64 { 0 }"), ["1 parameters → 0"]);
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
