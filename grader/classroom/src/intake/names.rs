//! Names of files that are made from a student's id, and names of files as they are
//! shown.

use grader::files::sha256;
use grader::value::clean;

/// The longest name, in bytes.
const LONGEST: usize = 100;

/// The names that Windows keeps for devices, with any ending behind them.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// An id as the name of a file, without an ending: safe on every system, and another
/// one for every other id.
///
/// Letters, digits, `-`, `_` and `.` stay as they are; for anything else, and for a
/// dot at either end, stands `%` with the byte in hexadecimal. Systems that take
/// large and small letters for the same, or write letters with accents in their own
/// way, could confuse two ids that differ in nothing else; so a part of the id's
/// SHA-256 stands behind those that have such letters, and behind what is cut short.
pub fn file_name(id: &str) -> String {
    let mut name = String::new();
    let device = is_device(id);
    for (at, letter) in id.char_indices() {
        let first = at == 0;
        let last = at + letter.len_utf8() == id.len();
        let kept = match letter {
            '.' => !first && !last,
            '-' => !first,
            '_' => true,
            _ => letter.is_alphanumeric() && !(first && device),
        };
        if kept {
            name.push(letter);
        } else {
            let mut bytes = [0; 4];
            for byte in letter.encode_utf8(&mut bytes).bytes() {
                name.push_str(&format!("%{byte:02X}"));
            }
        }
    }
    let mark = format!("~{}", &sha256(id.as_bytes())[..12]);
    let room = LONGEST - mark.len();
    let alike = id.chars().any(|letter| letter.is_uppercase() || !letter.is_ascii());
    if id.is_empty() {
        return format!("student{mark}");
    }
    if name.len() > LONGEST || alike && name.len() > room {
        let end = (0..=room).rev().find(|&end| name.is_char_boundary(end)).unwrap_or(0);
        return format!("{}{mark}", &name[..end]);
    }
    if alike { name + &mark } else { name }
}

/// A name on one line and without anything that a terminal would obey.
pub fn one_line(name: &str) -> String {
    clean(name).replace(['\n', '\t'], " ")
}

fn is_device(id: &str) -> bool {
    let stem = id.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    let numbered = |word: &str| {
        stem.strip_prefix(word).is_some_and(|rest| {
            let mut letters = rest.chars();
            matches!((letters.next(), letters.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
        })
    };
    DEVICES.contains(&stem.as_str()) || numbered("com") || numbered("lpt")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_plain_id_is_its_own_name() {
        for id in ["s1", "4711", "ada.lovelace", "a-b_c"] {
            assert_eq!(file_name(id), id);
        }
        assert_eq!(file_name("ada@x.org"), "ada%40x.org");
    }

    #[test]
    fn no_id_leads_elsewhere_or_names_a_device() {
        for (id, start) in [
            ("", "student~"),
            (".", "%2E"),
            ("..", "%2E%2E"),
            ("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd"),
            ("a/b\\c", "a%2Fb%5Cc"),
            ("con", "%63on"),
            ("nul.txt", "%6Eul.txt"),
            ("COM1", "%43OM1~"),
            ("console", "console"),
            ("-rf", "%2Drf"),
            ("a.", "a%2E"),
            ("a\nb\0c", "a%0Ab%00c"),
            ("=cmd|' /c'!a0", "%3Dcmd%7C%27%20%2Fc%27%21a0"),
            ("Zoë", "Zoë~"),
        ] {
            let name = file_name(id);
            assert!(name.starts_with(start), "{id:?} is {name}");
        }
    }

    #[test]
    fn a_name_that_is_shown_is_one_line_that_a_terminal_does_not_obey() {
        assert_eq!(one_line("a\nb\tc\r\u{1b}[31m\u{202e}d"), "a b c \u{fffd}[31m\u{fffd}d");
        assert_eq!(one_line("Zoë O'Neil, @x =1"), "Zoë O'Neil, @x =1");
    }

    #[test]
    fn every_id_has_a_name_of_its_own_even_where_letters_are_alike() {
        let long = "x".repeat(300);
        let ids = [
            "ada",
            "Ada",
            "ADA",
            "a%64a",
            "zoë",
            "zoe\u{308}",
            "Zoë",
            "a b",
            "a_b",
            "a%20b",
            "con",
            "%63on",
            &long,
            &long[1..],
            &"é".repeat(100),
            &"é".repeat(101),
        ];
        let names: HashSet<String> = ids.iter().map(|id| file_name(id).to_lowercase()).collect();
        assert_eq!(names.len(), ids.len());
        assert!(names.iter().all(|name| !name.is_empty() && name.len() <= 110));
        assert!(ids.iter().all(|id| file_name(id).len() <= LONGEST));
    }
}
