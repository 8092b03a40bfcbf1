//! What a class handed in: which file is whose, which file is which exercise, and
//! what a person has to look at.
//!
//! [`survey`] looks at names alone; [`Found::open`] reads one student. Nothing is
//! ever unpacked to the disk, links are not followed, and whatever is wrong with a
//! submission is part of the result: an exercise counts as not handed in only where
//! nothing that was handed in could be it.
//!
//! | module | holds |
//! |---|---|
//! | [`platform`] | the names that learning platforms give; pure |
//! | [`gradescope`] | the file that says whose an export's folders are; pure |
//! | [`people`] | who is meant, in the words of the roster; pure |
//! | [`claims`] | what names say about whose a file is; pure |
//! | [`class`] | the folder of a class: everybody, and what belongs to nobody |
//! | [`archive`] | zip files, read into memory up to a bound |
//! | [`items`] | all files of one student, in folders and zip files |
//! | [`places`] | which file is which exercise, by its name; pure |
//! | [`telltales`] | which exercise a text may be, by what it declares |
//! | [`reading`] | from a student's files to what is graded |
//! | [`resolve`] | what people say about files without a place |
//! | [`names`] | a student's id as the name of a file; pure |

pub mod archive;
pub mod claims;
pub mod class;
pub mod gradescope;
pub mod items;
pub mod names;
pub mod people;
pub mod places;
pub mod platform;
pub mod reading;
pub mod resolve;
pub mod telltales;

use crate::journal::Unresolved;
use crate::roster::Student;
use grader::submission::Submission;
use items::Part;
use std::path::Path;

pub use class::survey;
pub use names::file_name;
pub use resolve::Resolutions;
pub use telltales::Telltales;

/// What lies in a folder of submissions.
#[derive(Debug, Clone, Default)]
pub struct Survey {
    /// One for every student, sorted by id; with a roster also for those who handed
    /// in nothing.
    pub found: Vec<Found>,
    /// What belongs to nobody.
    pub strays: Vec<Stray>,
}

/// Something in the folder that belongs to nobody.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stray {
    /// Its name in the folder.
    pub found: String,
    /// A sentence without its full stop.
    pub why: String,
    /// What to do, as an imperative sentence.
    pub next: String,
}

/// A student, and where their submission lies.
#[derive(Debug, Clone, Default)]
pub struct Found {
    pub student: Student,
    /// Below the folder of submissions; empty where nothing was handed in.
    pub from: String,
    /// What to know about how it was found, in sentences.
    pub notes: Vec<String>,
    /// Submissions of which one counts: mostly one, none where nothing was handed in.
    ways: Vec<Way>,
}

/// One submission.
#[derive(Debug, Clone)]
struct Way {
    /// Below the folder of submissions.
    from: String,
    /// The later the larger, where the platform says it.
    number: Option<u64>,
    parts: Vec<Part>,
}

impl Way {
    /// A submission of one file or folder.
    fn of(from: &str, path: &Path, name: &str) -> Way {
        let part = Part { path: path.to_path_buf(), name: name.to_string() };
        Way { from: from.to_string(), number: None, parts: vec![part] }
    }
}

/// What one student handed in.
#[derive(Debug, Clone, Default)]
pub struct Handed {
    /// In the order of the exercises asked for: a text, or nothing that was handed
    /// in. An exercise that waits for a person is not among them.
    pub files: Vec<Submission>,
    /// The text of `answers.md`, where there is one.
    pub answers: Option<String>,
    /// What a person has to look at.
    pub unresolved: Vec<Unresolved>,
    /// What to know about how it was read, in sentences.
    pub notes: Vec<String>,
}
