//! What students must not get, and whether a copy holds any of it.
//!
//! Secret are the lines of the model solutions, of the bank (other right answers and
//! known mistakes) and of the folder of secret checks, and the names and calls of
//! these checks. Not secret is what students have anyway, in a stub, a statement or a
//! hidden check, and what is too short to say anything.
//!
//! Rust written for the grader meets common phrases, such as a loop over a board. In
//! it, two neighbouring lines of one secret file are a leak, a single one is not;
//! everywhere else one line is enough.

use crate::parcel::{Parcel, files_below, read, read_text};
use grader::exercise::{Check, Inputs, Visibility};
use grader::fault::{Fault, Place};
use grader::manifest::{Layout, Outline, read_exercise};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

/// A line of up to so many characters says nothing: `return true;`, `let n = 8;`.
const TRIVIAL: usize = 20;

/// A name or a call of fewer characters could stand anywhere by chance.
const SHORTEST_WORD: usize = 8;

/// What must not leave, with the file each came from.
#[derive(Debug, Default)]
pub struct Secrets {
    lines: HashMap<String, String>,
    /// Neighbouring lines.
    pairs: HashSet<(String, String)>,
    /// Names and calls of secret checks.
    words: BTreeMap<String, String>,
    public: PublicText,
}

impl Secrets {
    /// The secrets of a workbook: its own, and those in the layout's private folder.
    ///
    /// # Errors
    ///
    /// A workbook fault where a file cannot be read.
    pub fn read(layout: &Layout, outline: &Outline) -> Result<Secrets, Fault> {
        let mut secrets = Secrets::of_solutions(layout, outline)?;
        secrets.add_private(layout, outline)?;
        Ok(secrets)
    }

    /// The model solutions and the bank alone.
    ///
    /// # Errors
    ///
    /// A workbook fault where a file cannot be read.
    pub fn of_solutions(layout: &Layout, outline: &Outline) -> Result<Secrets, Fault> {
        let mut secrets = Secrets::with(PublicText::read(layout, outline)?);
        for id in outline.exercises() {
            for part in ["src", "accepted", "mistakes"] {
                let folder = format!("solutions/{}/{part}", id.folder);
                if layout.root.join(&folder).is_dir() {
                    secrets.add_folder(&layout.root, &folder)?;
                }
            }
        }
        Ok(secrets)
    }

    /// Adds the secret checks.
    fn add_private(&mut self, layout: &Layout, outline: &Outline) -> Result<(), Fault> {
        let own = layout.root.join("grader/secret");
        for folder in layout.private.iter().chain([&own]).filter(|folder| folder.is_dir()) {
            self.add_folder(folder, "")?;
            let layout = Layout { private: Some(folder.clone()), ..layout.clone() };
            for id in outline.exercises() {
                let [_, _, (_, file)] = layout.check_files(id);
                if file.is_file() {
                    let exercise = read_exercise(&layout, id)?;
                    let from = layout.shown(&file).display().to_string();
                    self.add_checks(&exercise.checks, &from);
                }
            }
        }
        Ok(())
    }

    fn with(public: PublicText) -> Secrets {
        Secrets { public, ..Secrets::default() }
    }

    /// Adds the lines of every file of a folder.
    fn add_folder(&mut self, root: &Path, folder: &str) -> Result<(), Fault> {
        for path in files_below(root, folder)? {
            let bytes = read(root, &path)?;
            self.add_text(&path, &String::from_utf8_lossy(&bytes));
        }
        Ok(())
    }

    fn add_text(&mut self, from: &str, text: &str) {
        let public = &self.public;
        let telling = |line: &str| is_telling(line) && !public.lines.contains(line);
        let lines: Vec<String> = plain_lines(text).map(|(_, line)| line).collect();
        for line in lines.iter().filter(|line| telling(line)) {
            self.lines.entry(line.clone()).or_insert_with(|| from.to_string());
        }
        let pairs = lines.windows(2).filter(|pair| pair.iter().all(|line| telling(line)));
        self.pairs.extend(pairs.map(|pair| (pair[0].clone(), pair[1].clone())));
    }

    fn add_checks(&mut self, checks: &[Check], from: &str) {
        let secret = checks.iter().filter(|check| check.visibility == Visibility::Secret);
        for word in secret.flat_map(words) {
            if word.chars().count() >= SHORTEST_WORD && !self.public.text.contains(&word) {
                self.words.insert(word, from.to_string());
            }
        }
    }

    /// Complains about the first secret in a copy.
    ///
    /// # Errors
    ///
    /// A workbook fault that says what is where, and where it is from.
    pub fn refuse_in(&self, copy: &Parcel) -> Result<(), Fault> {
        let leaks = copy.files().filter_map(|(path, file)| {
            let text = String::from_utf8_lossy(&file.bytes);
            self.find(path, &text)
        });
        leaks.map(Err).next().unwrap_or(Ok(()))
    }

    /// The first secret in a file.
    fn find(&self, path: &str, text: &str) -> Option<Fault> {
        let leak = |line: usize, from: &str| {
            let place = Place { file: path.into(), line, column: 0 };
            Fault::workbook(
                place,
                format!("this would give away a line of {from}"),
                "Take it out of this file; students get the file as it is.",
            )
        };
        if let Some((word, from)) = self.words.iter().find(|(word, _)| text.contains(*word)) {
            let line = text.lines().position(|line| line.contains(word.as_str()));
            return Some(leak(line.map_or(0, |at| at + 1), from));
        }
        if is_code_of_the_grader(path) {
            let lines: Vec<(usize, String)> = plain_lines(text).collect();
            return lines.windows(2).find_map(|pair| {
                let both = (pair[0].1.clone(), pair[1].1.clone());
                self.pairs.contains(&both).then(|| leak(pair[0].0, &self.lines[&both.0]))
            });
        }
        text.lines().enumerate().find_map(|(at, line)| {
            if self.public.lines.contains(&plain(line)) {
                return None;
            }
            let known = parts(line).find_map(|part| self.lines.get(&part));
            known.map(|from| leak(at + 1, from))
        })
    }
}

fn is_code_of_the_grader(path: &str) -> bool {
    let rust = path.ends_with(".rs") || path.ends_with(".rs.in");
    rust && path.starts_with("grader/") && !path.starts_with("grader/stubs/")
}

/// What students have anyway.
#[derive(Debug, Default)]
struct PublicText {
    lines: HashSet<String>,
    text: String,
}

impl PublicText {
    fn read(layout: &Layout, outline: &Outline) -> Result<PublicText, Fault> {
        let mut text = String::new();
        for id in outline.exercises() {
            text.push_str(&read_text(&layout.root, &format!("grader/stubs/{}.rs", id.folder))?);
            text.push_str(&read_text(&layout.root, &format!("exercises/{}/README.md", id.folder))?);
            // Hidden checks are handed out as well.
            let exercise = read_exercise(layout, id)?;
            let known = exercise.checks.iter().filter(|one| one.visibility != Visibility::Secret);
            text.push_str(&known.flat_map(words).collect::<Vec<_>>().join("\n"));
            text.push('\n');
        }
        Ok(PublicText::of(text))
    }

    fn of(text: String) -> PublicText {
        PublicText { lines: plain_lines(&text).map(|(_, line)| line).collect(), text }
    }
}

/// The words by which a check is known: its name, calls, and what comes before them.
fn words(check: &Check) -> Vec<String> {
    let mut words = vec![check.name.clone()];
    for case in check.inputs.cases() {
        words.push(case.call.clone());
        words.push(case.setup.clone());
    }
    if let Inputs::Sweep { over, .. } = &check.inputs {
        words.push(over.clone());
    }
    words
}

/// The lines of a text that are not empty, plain, with their numbers from 1.
fn plain_lines(text: &str) -> impl Iterator<Item = (usize, String)> {
    text.lines()
        .enumerate()
        .map(|(at, line)| (at + 1, plain(line)))
        .filter(|(_, line)| !line.is_empty())
}

/// A line without what is easily changed about it: comment signs, `pub`, spaces.
fn plain(line: &str) -> String {
    let line =
        line.trim_start_matches(|sign: char| sign.is_whitespace() || "/!#>*|-".contains(sign));
    let line = line.strip_prefix("pub ").unwrap_or(line);
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a line, if it is plain, says something of how an answer is found. A value
/// such as `Some([1, 3, 0, 2])` does not: expected answers are handed out. Nor does an
/// import.
fn is_telling(line: &str) -> bool {
    let mut words = line.split(|letter: char| !letter.is_alphabetic());
    let is_value = words.all(|word| matches!(word, "" | "Some" | "None" | "true" | "false"));
    line.chars().count() > TRIVIAL && !is_value && !line.starts_with("use ")
}

/// A line, and what stands between quotes in it.
fn parts(line: &str) -> impl Iterator<Item = String> {
    let quoted = line.split(['"', '\'', '`']).map(plain);
    std::iter::once(plain(line)).chain(quoted).filter(|part| is_telling(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFERENCE: &str = "pub fn count(n: usize) -> u64 {\n\
        \x20   let mut boards_seen_so_far = 0;\n\
        \x20   walk_every_row_of_the_board(n, &mut boards_seen_so_far);\n\
        \x20   boards_seen_so_far\n\
        }\n";

    fn secrets() -> Secrets {
        let public = PublicText::of("pub fn count(n: usize) -> u64 {\n".to_string());
        let mut secrets = Secrets::with(public);
        secrets.add_text("solutions/01_a/src/lib.rs", REFERENCE);
        secrets.words.insert("count(1234567)".into(), "grader/secret/01_a.toml".into());
        secrets
    }

    fn complaint(path: &str, text: &str) -> Option<String> {
        secrets().find(path, text).map(|fault| fault.to_string())
    }

    #[test]
    fn a_line_of_a_reference_is_found_in_whatever_dress() {
        for text in [
            "ok\n    walk_every_row_of_the_board(n, &mut boards_seen_so_far);\n",
            "ok\n//   walk_every_row_of_the_board(n,  &mut boards_seen_so_far);\n",
            "ok\nhint = \"walk_every_row_of_the_board(n, &mut boards_seen_so_far);\"\n",
            "ok\nWrite `walk_every_row_of_the_board(n, &mut boards_seen_so_far);` there.\n",
        ] {
            let said = complaint("exercises/01_a/README.md", text).unwrap();
            assert!(said.starts_with("exercises/01_a/README.md:2: "), "{said}");
            assert!(said.contains("solutions/01_a/src/lib.rs"), "{said}");
        }
    }

    #[test]
    fn what_students_have_anyway_and_what_is_short_is_no_leak() {
        let text = "pub fn count(n: usize) -> u64 {\n    boards_seen_so_far\n}\n";
        assert_eq!(complaint("exercises/01_a/src/lib.rs", text), None);
        assert!(!is_telling("Some([1, 3, 0, 2, 4, 7, 5])"));
        assert!(is_telling("answer = Some([1, 3, 0, 2]);"));
    }

    #[test]
    fn in_the_graders_code_two_lines_in_a_row_are_a_leak_and_one_is_none() {
        let two = &REFERENCE[REFERENCE.find("    let").unwrap()..];
        let one = two.lines().next().unwrap();
        assert_eq!(complaint("grader/src/tree.rs", one), None);
        assert!(complaint("grader/src/tree.rs", two).is_some());
        assert!(complaint("grader/stubs/01_a.rs", one).is_some());
    }

    #[test]
    fn the_call_of_a_secret_check_is_found_in_any_file() {
        let said = complaint("grader/src/tree.rs", "fine\nlet x = count(1234567);\n").unwrap();
        assert!(said.contains("grader/src/tree.rs:2"), "{said}");
        assert!(said.contains("grader/secret/01_a.toml"), "{said}");
    }
}
