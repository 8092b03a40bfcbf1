//! What went wrong outside the student's program: bad usage, a fault in the
//! workbook's own files, or a fault of the machine. Never a zero mark.

use std::fmt;
use std::path::{Path, PathBuf};

/// A place in one of the workbook's files, for people to jump to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Relative to the root of the workbook where the file lies below it.
    pub file: PathBuf,
    /// Counted from 1; 0 where the whole file is meant.
    pub line: usize,
    /// Counted from 1 in characters; 0 where the whole line is meant.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        if self.line > 0 && self.column > 0 {
            write!(f, ":{}", self.column)?;
        }
        Ok(())
    }
}

/// Whose fault it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The command line asks for something that is not there.
    Usage,
    /// A file of the workbook is missing, malformed or out of date.
    Workbook,
    /// The machine lacks something: a toolchain, disk space, a permission.
    Machine,
}

/// A fault: one sentence for what is wrong and one for what to do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub kind: Kind,
    pub place: Option<Place>,
    /// A sentence without its full stop.
    pub what: String,
    /// What to do next, as an imperative sentence; may be empty.
    pub next: String,
}

impl Fault {
    pub fn usage(what: impl Into<String>, next: impl Into<String>) -> Fault {
        Fault { kind: Kind::Usage, place: None, what: what.into(), next: next.into() }
    }

    pub fn machine(what: impl Into<String>, next: impl Into<String>) -> Fault {
        Fault { kind: Kind::Machine, place: None, what: what.into(), next: next.into() }
    }

    pub fn workbook(place: Place, what: impl Into<String>, next: impl Into<String>) -> Fault {
        Fault { kind: Kind::Workbook, place: Some(place), what: what.into(), next: next.into() }
    }

    /// A fault in a workbook file as a whole.
    pub fn file(path: &Path, what: impl Into<String>, next: impl Into<String>) -> Fault {
        Fault::workbook(Place { file: path.to_path_buf(), line: 0, column: 0 }, what, next)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        f.write_str(&self.what)?;
        if !self.next.is_empty() {
            write!(f, "\n  {}", self.next)?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}
