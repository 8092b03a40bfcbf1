//! The bank of an exercise: other right answers, and known mistakes.

use crate::exercise::ExerciseId;
use crate::fault::Fault;
use crate::grade::{Grader, Origin};
use crate::manifest::Layout;
use crate::report::ExerciseReport;
use crate::submission::{Content, Submission};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// A file of the bank.
#[derive(Debug, Clone)]
pub struct Entry {
    pub submission: Submission,
    pub kind: Kind,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A right answer: it must score full.
    Accepted,
    /// A wrong answer: it must lose points.
    Mistake {
        id: String,
        /// An id that no call can tell from this one; [`crate::diagnosis::MANY`] where
        /// there are several.
        same_as: Option<String>,
    },
}

/// Reads the bank of an exercise, sorted by name.
///
/// # Errors
///
/// A workbook fault where a file cannot be read or lacks its header.
pub fn read(layout: &Layout, id: &ExerciseId) -> Result<Vec<Entry>, Fault> {
    let folder = layout.root.join("solutions").join(&id.folder);
    let mut entries = Vec::new();
    for path in rust_files(&folder.join("accepted")) {
        entries.push(Entry { submission: file(layout, id, &path), kind: Kind::Accepted });
    }
    for path in rust_files(&folder.join("mistakes")) {
        let submission = file(layout, id, &path);
        let source = match &submission.content {
            Content::Source(source) => source.as_str(),
            _ => "",
        };
        let Some(mistake) = header(source, "id") else {
            return Err(Fault::file(
                &submission.shown,
                "the first lines do not say which mistake this is",
                "Begin the file with `//! id: …` and `//! about: …`.",
            ));
        };
        let kind = Kind::Mistake {
            id: mistake.to_string(),
            same_as: header(source, "same-as").map(str::to_string),
        };
        entries.push(Entry { submission, kind });
    }
    Ok(entries)
}

/// Grades every file of a bank, on all cores; without naming what is wrong.
pub fn grade(grader: &Grader, entries: &[Entry]) -> Vec<(Entry, ExerciseReport)> {
    let next = AtomicUsize::new(0);
    let graded: Mutex<BTreeMap<usize, ExerciseReport>> = Mutex::default();
    thread::scope(|scope| {
        for _ in 0..grader.jobs() {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(entry) = entries.get(at) else { return };
                    let report = grader.grade_undiagnosed(&entry.submission, Origin::Elsewhere);
                    graded.lock().unwrap_or_else(PoisonError::into_inner).insert(at, report);
                }
            });
        }
    });
    let graded = graded.into_inner().unwrap_or_else(PoisonError::into_inner);
    entries.iter().cloned().zip(graded.into_values()).collect()
}

/// The value of a header line such as `//! id: one-diagonal-only`.
pub fn header<'a>(source: &'a str, name: &str) -> Option<&'a str> {
    source
        .lines()
        .take_while(|line| line.starts_with("//!"))
        .find_map(|line| line.strip_prefix("//! ")?.strip_prefix(name)?.strip_prefix(':'))
        .map(str::trim)
}

fn file(layout: &Layout, id: &ExerciseId, path: &Path) -> Submission {
    Submission::read(id, path, layout.shown(path))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::header;

    #[test]
    fn a_header_is_read_from_the_first_lines_only() {
        let source = "//! id: abs-key\n//! about: One sentence: with a colon.\n\n//! same-as: x\n";
        assert_eq!(header(source, "id"), Some("abs-key"));
        assert_eq!(header(source, "about"), Some("One sentence: with a colon."));
        assert_eq!(header(source, "same-as"), None);
    }
}
