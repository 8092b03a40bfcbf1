//! The names that learning platforms give to what they hand out. Pure.
//!
//! * Moodle: `Ada Lovelace_123_assignsubmission_file_`, a folder for everybody; or
//!   the same with a file's name behind it, all in one folder. The number is one of
//!   this assignment, not the student's. Groups stand before the name: `Group A-Ada
//!   Lovelace`.
//! * Canvas: `lovelaceada_LATE_4711_90210_submission.zip`: the name as it is sorted,
//!   the user's number, the file's number, the file's name. Without names it begins
//!   with `anon_x7Kp2`.
//! * Gradescope names folders `submission_123456`; whose they are is in a file
//!   beside them.

/// The platforms whose names are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Platform {
    Moodle,
    Canvas,
    Gradescope,
}

impl Platform {
    pub fn word(self) -> &'static str {
        match self {
            Platform::Moodle => "Moodle",
            Platform::Canvas => "Canvas",
            Platform::Gradescope => "Gradescope",
        }
    }
}

/// What the name of a file or folder says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    pub platform: Platform,
    /// The number by which the platform knows the student.
    pub number: String,
    /// The student's name; empty where it is kept from the reader.
    pub name: String,
    /// The number of this file: the later the larger. 0 where there is none.
    pub file: u64,
    /// The file's name as the student gave it; empty for a folder.
    pub original: String,
    /// Only text that was typed into the platform, or a link.
    pub typed: bool,
}

/// Reads a name; `None` where no platform made it.
pub fn label(name: &str, is_folder: bool) -> Option<Label> {
    moodle(name).or_else(|| if is_folder { None } else { canvas(name) })
}

fn moodle(name: &str) -> Option<Label> {
    let (before, after) = name.split_once("_assignsubmission_")?;
    let (student, number) = before.rsplit_once('_')?;
    if number.is_empty() || !is_number(number) {
        return None;
    }
    let (kind, original) = after.split_once('_').unwrap_or((after, ""));
    let anonymous = student.eq_ignore_ascii_case("participant");
    Some(Label {
        platform: Platform::Moodle,
        number: number.to_string(),
        name: if anonymous { String::new() } else { student.to_string() },
        file: 0,
        original: original.to_string(),
        typed: kind != "file",
    })
}

fn canvas(name: &str) -> Option<Label> {
    let parts: Vec<&str> = name.split('_').collect();
    let named = |part: &&&str| !matches!(**part, "LATE" | "");
    if let Some(anon) = parts.iter().take(2).position(|part| *part == "anon")
        && let [number, rest @ ..] = &parts[anon + 1..]
    {
        let label = canvas_file(number, rest)?;
        return Some(Label { name: String::new(), ..label });
    }
    let at = (1..parts.len()).find(|&at| is_number(parts[at]))?;
    let student: Vec<&str> = parts[..at].iter().filter(named).copied().collect();
    let label = canvas_file(parts[at], &parts[at + 1..])?;
    (!student.is_empty()).then(|| Label { name: student.join(" "), ..label })
}

/// What stands behind the user's number.
fn canvas_file(number: &str, rest: &[&str]) -> Option<Label> {
    let label = |file: u64, original: String, typed: bool| Label {
        platform: Platform::Canvas,
        number: number.to_string(),
        name: String::new(),
        file,
        original,
        typed,
    };
    match rest {
        ["text.html" | "link.html"] => Some(label(0, rest[0].to_string(), true)),
        [file, original @ ..] if is_number(file) && !original.is_empty() => {
            Some(label(file.parse().ok()?, original.join("_"), false))
        }
        _ => None,
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The name of a file without the count that Canvas adds when a file of this name
/// was handed in before: `submission-1.zip` is `submission.zip` again.
pub fn without_count(name: &str) -> String {
    let (stem, ending) = match name.rsplit_once('.') {
        Some((stem, ending)) => (stem, format!(".{ending}")),
        None => (name, String::new()),
    };
    match stem.rsplit_once('-') {
        Some((plain, count)) if is_number(count) && count.len() <= 2 && !plain.is_empty() => {
            format!("{plain}{ending}")
        }
        _ => name.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str) -> (String, String, u64, String, bool) {
        let label = label(name, false).unwrap_or_else(|| panic!("{name}"));
        (label.number, label.name, label.file, label.original, label.typed)
    }

    fn says(
        number: &str,
        name: &str,
        file: u64,
        original: &str,
        typed: bool,
    ) -> (String, String, u64, String, bool) {
        (number.into(), name.into(), file, original.into(), typed)
    }

    #[test]
    fn names_of_moodle_are_read() {
        assert_eq!(
            read("Ada Lovelace_123_assignsubmission_file_"),
            says("123", "Ada Lovelace", 0, "", false)
        );
        assert_eq!(
            read("Ada Lovelace_123_assignsubmission_file"),
            says("123", "Ada Lovelace", 0, "", false)
        );
        assert_eq!(
            read("Ada_Lovelace_123_assignsubmission_file_my_work.zip"),
            says("123", "Ada_Lovelace", 0, "my_work.zip", false)
        );
        assert_eq!(
            read("Participant_7_assignsubmission_file_x.zip"),
            says("7", "", 0, "x.zip", false)
        );
        assert_eq!(
            read("Ada Lovelace_123_assignsubmission_onlinetext_"),
            says("123", "Ada Lovelace", 0, "", true)
        );
    }

    #[test]
    fn names_of_canvas_are_read() {
        assert_eq!(
            read("lovelaceada_4711_90210_submission.zip"),
            says("4711", "lovelaceada", 90210, "submission.zip", false)
        );
        assert_eq!(
            read("lovelaceada_LATE_4711_90210_01_is_safe.rs"),
            says("4711", "lovelaceada", 90210, "01_is_safe.rs", false)
        );
        assert_eq!(read("LATE_anon_x7Kp2_90210_a.zip"), says("x7Kp2", "", 90210, "a.zip", false));
        assert_eq!(
            read("lovelaceada_4711_text.html"),
            says("4711", "lovelaceada", 0, "text.html", true)
        );
    }

    #[test]
    fn other_names_are_no_labels() {
        for name in [
            "ada.zip",
            "ada_1.zip",
            "01_is_safe.rs",
            "s_12_x.zip",
            "_1_2_x.zip",
            "a_assignsubmission_file_",
        ] {
            assert_eq!(label(name, false), None, "{name}");
        }
        assert_eq!(label("ada_1_2_3", true), None, "a folder is none of Canvas's");
    }

    #[test]
    fn a_count_is_taken_off_a_name() {
        for (name, plain) in [
            ("submission-1.zip", "submission.zip"),
            ("01_is_safe-12.rs", "01_is_safe.rs"),
            ("lab-2026.zip", "lab-2026.zip"),
            ("submission.zip", "submission.zip"),
            ("-1.zip", "-1.zip"),
        ] {
            assert_eq!(without_count(name), plain);
        }
    }
}
