//! `resolve.csv` in the folder of a run: what people say about files that could not
//! be told apart. Rows are added for what is found; a row that is there is never
//! changed.

use super::Survey;
use crate::corrections::{Row, rows};
use crate::journal::Unresolved;
use crate::table::{self, Table};
use grader::fault::{Fault, Place};
use grader::manifest::Outline;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

/// The name of the file.
pub const FILE: &str = "resolve.csv";

/// The first line of the file.
pub const COLUMNS: &str = "student,file,exercise,note";

/// What stands in `exercise` for a file that is to be left out.
const IGNORE: &str = "ignore";

/// What a person says about a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// It is the file of these exercises, by their folders' names: mostly of one.
    Exercises(BTreeSet<String>),
    /// It is nothing to grade.
    Ignore,
}

/// All that people said.
#[derive(Debug, Clone, Default)]
pub struct Resolutions {
    /// By student, then by file.
    rows: BTreeMap<String, BTreeMap<String, Resolved>>,
}

#[derive(Debug, Clone)]
struct Resolved {
    decision: Decision,
    place: Place,
}

impl Resolutions {
    /// Reads the file in the folder of a run; no decisions where there is none.
    ///
    /// # Errors
    ///
    /// A fault with the line where a row cannot be understood or contradicts
    /// another: a decision is never left out in silence.
    pub fn read(run_folder: &Path, outline: &Outline) -> Result<Resolutions, Fault> {
        let mut resolutions = Resolutions::default();
        for row in rows(&run_folder.join(FILE), COLUMNS)? {
            let [student, file, exercise, _] = row.cells()?;
            if exercise.is_empty() {
                continue;
            }
            let decision = decision(&row, &exercise, outline)?;
            resolutions.add(&row, plain(&student), plain(&file), decision)?;
        }
        Ok(resolutions)
    }

    fn add(
        &mut self,
        row: &Row,
        student: &str,
        file: &str,
        decision: Decision,
    ) -> Result<(), Fault> {
        let of_student = self.rows.entry(student.to_string()).or_default();
        let others = of_student.iter().filter(|(name, _)| *name != file);
        let twice = others.flat_map(|(_, other)| other.decision.common(&decision)).next();
        if let Some(folder) = twice {
            return Err(row.fault(
                format!("two files of `{student}` are taken for {folder}"),
                "Write `ignore` for the one that does not count.",
            ));
        }
        let resolved = Resolved { decision, place: row.place.clone() };
        if let Some(other) = of_student.insert(file.to_string(), resolved.clone())
            && other.decision != resolved.decision
        {
            return Err(row.fault(
                format!("two rows say different things about `{file}` of `{student}`"),
                "Leave the row that holds.",
            ));
        }
        Ok(())
    }

    /// Whether every decision is about a student of this class.
    ///
    /// # Errors
    ///
    /// A fault with the line of the first that is not.
    pub fn check(&self, survey: &Survey) -> Result<(), Fault> {
        let known: HashSet<&str> =
            survey.found.iter().map(|found| plain(&found.student.id)).collect();
        let stranger = self.rows.iter().find(|(student, _)| !known.contains(student.as_str()));
        match stranger.and_then(|(student, files)| Some((student, files.values().next()?))) {
            None => Ok(()),
            Some((student, resolved)) => Err(Fault::workbook(
                resolved.place.clone(),
                format!("there is no student `{student}` in this class"),
                "Write the id as it is in the first column of grades.csv.",
            )),
        }
    }

    /// What people said about a student's file.
    pub fn about(&self, student: &str, file: &str) -> Option<&Decision> {
        self.rows.get(plain(student))?.get(plain(file)).map(|resolved| &resolved.decision)
    }

    /// The files of a student that people said something about.
    pub fn files<'a>(&'a self, student: &str) -> impl Iterator<Item = &'a str> + use<'a> {
        self.rows.get(plain(student)).into_iter().flat_map(|files| files.keys().map(String::as_str))
    }
}

impl Decision {
    /// Whether the file is taken for an exercise.
    pub fn is_for(&self, folder: &str) -> bool {
        matches!(self, Decision::Exercises(folders) if folders.contains(folder))
    }

    /// The exercises that two files are both taken for.
    fn common<'a>(&'a self, other: &'a Decision) -> Vec<&'a String> {
        match (self, other) {
            (Decision::Exercises(one), Decision::Exercises(two)) => one.intersection(two).collect(),
            _ => Vec::new(),
        }
    }
}

/// Reads `01`, `is_safe`, `01 02` for a file that holds two, or `ignore`.
fn decision(row: &Row, cell: &str, outline: &Outline) -> Result<Decision, Fault> {
    if cell.eq_ignore_ascii_case(IGNORE) {
        return Ok(Decision::Ignore);
    }
    let words = cell.split([' ', ',', ';', '+']).filter(|word| !word.is_empty());
    let folders = words.map(|word| {
        let known = outline.exercises().find(|id| id.answers_to(word));
        known.map(|id| id.folder.clone()).ok_or_else(|| {
            row.fault(
                format!("there is no exercise `{word}`"),
                "Write a number such as `01`, two such as `01 02`, or `ignore`.",
            )
        })
    });
    folders.collect::<Result<BTreeSet<String>, Fault>>().map(Decision::Exercises)
}

/// The value of a cell without the apostrophe that keeps spreadsheets from
/// calculating with it.
fn plain(value: &str) -> &str {
    let value = value.trim();
    match value.strip_prefix('\'') {
        Some(rest) if rest.trim_start().starts_with(['=', '+', '-', '@']) => rest.trim(),
        _ => value,
    }
}

/// The text of the file with a row for everything that has none yet. What is there
/// stays as it is, byte for byte; so does a text that is no table.
pub fn with_new_rows(old_text: Option<&str>, unresolved: &[(String, Unresolved)]) -> String {
    let mut text = match old_text {
        Some(text) if !text.trim_start_matches(table::BOM).trim().is_empty() => text.to_string(),
        _ => format!("{COLUMNS}\n"),
    };
    let Ok(old) = Table::read(&text) else { return text };
    let mut there: HashSet<(String, String)> = (0..old.rows.len())
        .map(|row| old.values(&text, row))
        .filter_map(|values| match values.as_slice() {
            [student, file, ..] => Some((plain(student).to_string(), plain(file).to_string())),
            _ => None,
        })
        .collect();
    let line_end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    for (student, one) in unresolved {
        let key = (plain(student).to_string(), plain(&one.found).to_string());
        if !there.insert(key) {
            continue;
        }
        if !text.ends_with('\n') {
            text.push_str(line_end);
        }
        let about = one.exercise.as_ref().map_or(String::new(), |folder| format!("{folder}: "));
        let note = format!("{about}{}. {}", one.why, one.next);
        let cells = [student.as_str(), &one.found, "", &note]
            .map(|value| table::safe_cell(value, old.delimiter));
        text.push_str(&cells.join(&old.delimiter.to_string()));
        text.push_str(line_end);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unresolved(student: &str, found: &str) -> (String, Unresolved) {
        let one = Unresolved {
            exercise: Some("01_is_safe".into()),
            found: found.into(),
            why: "it is a picture, perhaps".into(),
            next: "Ask.".into(),
        };
        (student.to_string(), one)
    }

    #[test]
    fn rows_are_added_for_what_is_new_and_none_is_changed() {
        let first = with_new_rows(None, &[unresolved("s1", "a.png"), unresolved("=x", "-b.rs")]);
        assert_eq!(
            first,
            "student,file,exercise,note\n\
             s1,a.png,,\"01_is_safe: it is a picture, perhaps. Ask.\"\n\
             '=x,'-b.rs,,\"01_is_safe: it is a picture, perhaps. Ask.\"\n"
        );
        assert_eq!(with_new_rows(Some(&first), &[unresolved("=x", "-b.rs")]), first);
        let edited = "\u{feff}student;file;exercise;note\r\ns1;a.png;01;mine";
        let more = with_new_rows(Some(edited), &[unresolved("s1", "a.png"), unresolved("s2", "c")]);
        assert_eq!(
            more,
            format!("{edited}\r\ns2;c;;01_is_safe: it is a picture, perhaps. Ask.\r\n")
        );
        let broken = "student,file,exercise,note\n\"s1,a\n";
        assert_eq!(with_new_rows(Some(broken), &[unresolved("s1", "a.png")]), broken);
    }
}
