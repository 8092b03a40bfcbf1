//! `submission_metadata.yml`, which Gradescope puts beside the folders of an export:
//! who handed in which. Only these lines of it are read; it need not be YAML to the
//! letter.
//!
//! ```yaml
//! submission_123456:
//!   :submitters:
//!   - :name: Ada Lovelace
//!     :sid: '4711'
//!     :email: ada@example.org
//!   :created_at: 2026-11-30 09:00:00
//! ```

use super::names::one_line;

/// The name of the file.
pub const FILE: &str = "submission_metadata.yml";

/// A folder of the export and who handed it in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Group {
    pub folder: String,
    pub submitters: Vec<Submitter>,
}

/// Somebody who handed in; what is not known is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Submitter {
    pub name: String,
    pub sid: String,
    pub email: String,
}

/// Reads the file.
pub fn read(text: &str) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    // How far `:submitters:` is indented, while its lines last.
    let mut list: Option<usize> = None;
    for line in text.lines() {
        let trimmed = line.trim_start();
        let indent = line.len() - trimmed.len();
        let (item, entry) = match trimmed.strip_prefix("- ") {
            Some(entry) => (true, entry.trim_start()),
            None => (false, trimmed),
        };
        if indent == 0 && !item {
            list = None;
            if let Some(folder) = trimmed.trim_end().strip_suffix(':') {
                groups.push(Group { folder: value(folder), submitters: Vec::new() });
            }
            continue;
        }
        let Some(group) = groups.last_mut() else { continue };
        if list.is_some_and(|of| !item && indent <= of) {
            list = None;
        }
        let Some((key, text)) = key_and_value(entry) else { continue };
        if key == "submitters" && group.submitters.is_empty() {
            list = Some(indent);
        } else if list.is_some() {
            if item {
                group.submitters.push(Submitter::default());
            }
            if let Some(submitter) = group.submitters.last_mut() {
                submitter.set(key, one_line(&value(text)));
            }
        }
    }
    groups
}

impl Submitter {
    fn set(&mut self, key: &str, value: String) {
        match key {
            "name" => self.name = value,
            "sid" => self.sid = value,
            "email" => self.email = value,
            _ => {}
        }
    }
}

/// `:name: Ada` or `name: Ada`.
fn key_and_value(entry: &str) -> Option<(&str, &str)> {
    let entry = entry.strip_prefix(':').unwrap_or(entry);
    entry.split_once(": ").or_else(|| Some((entry.trim_end().strip_suffix(':')?, "")))
}

/// A value without its quotes; nothing for `null`.
fn value(text: &str) -> String {
    let text = text.trim();
    let inside = |quote: char| text.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote));
    if let Some(inner) = inside('\'') {
        return inner.replace("''", "'");
    }
    match inside('"') {
        Some(inner) => unescaped(inner),
        None if matches!(text, "null" | "~") => String::new(),
        None => text.to_string(),
    }
}

/// The text in double quotes, with `\"`, `\\`, `\u00eb` and `\xEB` replaced. A byte
/// that is written as `\x` is one of UTF-8.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        bytes.extend_from_slice(before.as_bytes());
        let digits = match after.as_bytes().first() {
            Some(b'x') => 2,
            Some(b'u') => 4,
            _ => 0,
        };
        let code = after.get(1..=digits).filter(|_| digits > 0);
        let number = code.and_then(|code| u32::from_str_radix(code, 16).ok());
        rest = match (number, digits) {
            (Some(number), 2) => {
                bytes.extend(u8::try_from(number));
                &after[3..]
            }
            (Some(number), _) => {
                let letter = char::from_u32(number).unwrap_or(char::REPLACEMENT_CHARACTER);
                bytes.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
                &after[5..]
            }
            (None, _) => {
                let letter = after.chars().next();
                bytes.extend(letter.map(String::from).unwrap_or_default().bytes());
                &after[letter.map_or(0, char::len_utf8)..]
            }
        };
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(name: &str, sid: &str, email: &str) -> Submitter {
        Submitter { name: name.into(), sid: sid.into(), email: email.into() }
    }

    #[test]
    fn submitters_are_read_and_nothing_else() {
        let text = "---\nsubmission_1:\n  :submitters:\n  - :name: Ada Lovelace\n    :sid: '0471'\n    :email: ada@x.org\n  :created_at: 2026-11-30 09:00\n  :history:\n  - :name: not a person\n    :sid: '9'\nsubmission_2:\n  :submitters:\n    - :name: \"Zo\\xC3\\xAB \\\"Z\\\" O''Neil\"\n      :sid:\n      :email: zoe@x.org\n    - :name: 'Emmy ''N'' Noether'\n      :sid: null\n      :email: ~\n'submission_3':\n  :score: 3\n";
        let groups = read(text);
        let folders: Vec<&str> = groups.iter().map(|group| group.folder.as_str()).collect();
        assert_eq!(folders, ["submission_1", "submission_2", "submission_3"]);
        assert_eq!(groups[0].submitters, [who("Ada Lovelace", "0471", "ada@x.org")]);
        assert_eq!(
            groups[1].submitters,
            [who("Zoë \"Z\" O''Neil", "", "zoe@x.org"), who("Emmy 'N' Noether", "", "")]
        );
        assert!(groups[2].submitters.is_empty());
    }

    #[test]
    fn what_is_no_such_file_says_nothing() {
        for text in
            ["", "\u{feff}", "a", ": :\n- - -\n  :sid:", "x:\n \"\\\n  - :name: \"\\u12\"\n"]
        {
            assert!(read(text).iter().all(|group| group.submitters.is_empty()), "{text}");
        }
    }
}
