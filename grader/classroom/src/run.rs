//! The folder of a run, as it is read: the journal, what people decided, and the
//! rows that follow.

use crate::corrections::Corrections;
use crate::journal::{Entry, Header, Journal};
use crate::marks::{self, Row};
use grader::fault::Fault;
use std::path::{Path, PathBuf};

/// A run that was made.
#[derive(Debug, Clone)]
pub struct Run {
    pub folder: PathBuf,
    pub journal: Journal,
    pub corrections: Corrections,
}

/// The journal in the folder of a run.
pub fn journal_of(folder: &Path) -> PathBuf {
    folder.join("journal.jsonl")
}

impl Run {
    /// Reads the folder of a run.
    ///
    /// # Errors
    ///
    /// A fault where it is no such folder, or where a decision cannot be read.
    pub fn open(folder: &Path) -> Result<Run, Fault> {
        let path = journal_of(folder);
        if !path.is_file() {
            return Err(Fault::usage(
                format!("{} is no folder of a run: it has no journal.jsonl", folder.display()),
                "`cargo classroom class DIR --output RUN` makes one.",
            ));
        }
        let journal = Journal::read(&path, |_, _| {})?.ok_or_else(|| {
            Fault::usage(
                format!("the run in {} was stopped before it began", folder.display()),
                "Grade with `--resume`.",
            )
        })?;
        let known = |student: &str| journal.students().any(|id| id == student);
        let corrections = Corrections::read(folder, &journal.header.course, known)?;
        Ok(Run { folder: folder.to_path_buf(), journal, corrections })
    }

    pub fn header(&self) -> &Header {
        &self.journal.header
    }

    /// The row of a student.
    pub fn row(&self, entry: &Entry) -> Row {
        marks::row(&self.header().course, &self.corrections, entry)
    }

    /// Every student with their row, sorted by their ids, one at a time.
    pub fn rows(&self) -> impl Iterator<Item = Result<(Entry, Row), Fault>> {
        self.journal.entries().map(|entry| {
            let entry = entry?;
            let row = self.row(&entry);
            Ok((entry, row))
        })
    }
}
