//! What grading found, as data. The writers in the folder beside this file turn
//! it into text, JSON and Markdown.

pub mod json;
pub mod markdown;
pub mod terminal;

use crate::compile::CompilerError;
use crate::diagnosis::Trace;
use crate::exercise::{Draw, ExerciseId, Limits, Points, Visibility};
use crate::machine::Confinement;
use crate::verdict::{Judgement, Verdict};
use serde::{Deserialize, Serialize};
use std::iter::Sum;
use std::ops::Add;

/// Points earned, of those possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Score {
    pub earned: Points,
    pub possible: Points,
}

impl Score {
    pub fn is_full(self) -> bool {
        self.earned == self.possible
    }

    /// The share of the points, in percent; 100 where none are possible.
    pub fn percent(self) -> f64 {
        if self.possible == 0 {
            100.0
        } else {
            100.0 * f64::from(self.earned) / f64::from(self.possible)
        }
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score { earned: self.earned + other.earned, possible: self.possible + other.possible }
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::default(), Add::add)
    }
}

/// The whole run.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Report {
    /// `rustc 1.95.0`
    pub toolchain: String,
    /// What the marks rest on; where nobody keeps them, it is left out.
    pub receipt: Option<Receipt>,
    /// In the order of the workbook.
    pub exercises: Vec<ExerciseReport>,
}

impl Report {
    pub fn score(&self) -> Score {
        self.exercises.iter().map(|exercise| exercise.score).sum()
    }

    /// Whether some exercise has no mark because the machine or the workbook
    /// failed.
    pub fn has_errors(&self) -> bool {
        self.exercises.iter().any(|exercise| exercise.status == Status::Error)
    }
}

/// What the marks of a run rest on, beside the files of each exercise
/// ([`FileReceipt`]): with the same of all, a mark can be made again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// The grader's version.
    pub grader: String,
    /// All that `rustc -vV` says.
    pub compiler: String,
    /// What random inputs were drawn with; `None`: as the workbook has them.
    pub seed: Option<u64>,
    /// What the machine kept submissions from.
    pub isolation: Confinement,
}

/// The files that a mark rests on, by their SHA-256 in hexadecimal.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct FileReceipt {
    /// The graded text; empty where there was none.
    pub source_sha256: String,
    /// The checks with their answers and generators, all files in turn.
    pub checks_sha256: String,
}

/// How far a student has come with an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Passed,
    Failed,
    /// Some functions are not begun, and nothing is wrong.
    InProgress,
    NotStarted,
    DoesNotCompile,
    /// The machine or the workbook failed: no mark.
    Error,
}

impl Status {
    /// The word tools read.
    pub fn word(self) -> &'static str {
        match self {
            Status::Passed => "passed",
            Status::Failed => "failed",
            Status::InProgress => "in_progress",
            Status::NotStarted => "not_started",
            Status::DoesNotCompile => "does_not_compile",
            Status::Error => "error",
        }
    }

    /// The state that follows from the verdicts on all checks.
    pub fn of(verdicts: impl Iterator<Item = Verdict> + Clone) -> Status {
        let any = |of: Verdict| verdicts.clone().any(|verdict| verdict == of);
        let all = |of: Verdict| verdicts.clone().all(|verdict| verdict == of);
        if any(Verdict::Error) {
            Status::Error
        } else if all(Verdict::Passed) {
            Status::Passed
        } else if all(Verdict::DoesNotCompile) {
            Status::DoesNotCompile
        } else if verdicts
            .clone()
            .any(|verdict| !matches!(verdict, Verdict::Passed | Verdict::NotStarted))
        {
            Status::Failed
        } else if any(Verdict::Passed) {
            Status::InProgress
        } else {
            Status::NotStarted
        }
    }
}

/// One exercise of a run.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ExerciseReport {
    pub id: ExerciseId,
    pub title: String,
    /// One of the core set, marked with a star.
    pub core: bool,
    /// The file that was graded, as people read it.
    pub file: String,
    pub status: Status,
    pub score: Score,
    pub checks: Vec<CheckReport>,
    pub diagnosis: Option<Diagnosis>,
    pub diagnostics: Vec<Diagnostic>,
    /// The exercise's own hints.
    pub hints: Vec<String>,
    /// Folder names of the exercises whose ideas this one uses again.
    pub builds_on: Vec<String>,
    /// The command that shows the search behind it; may be empty.
    pub see: String,
    pub receipt: FileReceipt,
}

impl ExerciseReport {
    /// A report on an exercise of which nothing is known but its state.
    pub fn bare(id: ExerciseId, status: Status) -> ExerciseReport {
        ExerciseReport {
            id,
            title: String::new(),
            core: true,
            file: String::new(),
            status,
            score: Score::default(),
            checks: Vec::new(),
            diagnosis: None,
            diagnostics: Vec::new(),
            hints: Vec::new(),
            builds_on: Vec::new(),
            see: String::new(),
            receipt: FileReceipt::default(),
        }
    }

    /// Whether nothing in it speaks of a place in the file or of what was printed: then
    /// every file with the same code has the same report.
    pub fn names_no_place(&self) -> bool {
        use Verdict::{NotRun, NotStarted, OutOfMemory, Passed, TimedOut, Wrong};
        let plain = |verdict: Verdict| {
            matches!(verdict, Passed | Wrong | NotStarted | NotRun | TimedOut | OutOfMemory)
        };
        self.diagnostics.is_empty()
            && self.checks.iter().all(|check| check.printed.is_empty() && plain(check.verdict()))
    }

    /// The hints for this file: those of the idea that is wrong, where they were
    /// written, or else the exercise's own.
    pub fn fitting_hints(&self) -> &[String] {
        match &self.diagnosis {
            Some(diagnosis) if !diagnosis.hints.is_empty() => &diagnosis.hints,
            _ => &self.hints,
        }
    }
}

/// One check of an exercise.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CheckReport {
    pub name: String,
    pub visibility: Visibility,
    pub earned: Points,
    pub possible: Points,
    pub judgement: Judgement,
    /// The place of the function it is about among the given ones: what others
    /// are built from comes first.
    pub rank: usize,
    /// What it was given of time and memory.
    pub limits: Limits,
    pub draw: Draw,
    /// Names for the parts of a tuple.
    pub fields: Vec<String>,
    /// What failing this check tells, in the author's words; may be empty.
    pub note: String,
    /// What the program printed meanwhile, cut; empty when the check passed.
    pub printed: String,
    /// What was seen, for comparison with known mistakes.
    pub trace: Trace,
}

impl CheckReport {
    pub fn verdict(&self) -> Verdict {
        self.judgement.verdict
    }

    /// Whether the check tells of something to repair: it was run and not passed.
    pub fn is_failure(&self) -> bool {
        !matches!(
            self.verdict(),
            Verdict::Passed | Verdict::NotStarted | Verdict::DoesNotCompile | Verdict::NotRun
        )
    }
}

impl ExerciseReport {
    /// The failing check to look at first, with its position: the earliest of the
    /// function that the others are built from.
    pub fn first_failure(&self) -> Option<(usize, &CheckReport)> {
        self.checks
            .iter()
            .enumerate()
            .filter(|(_, check)| check.is_failure())
            .min_by_key(|(at, check)| (check.rank, *at))
    }

    /// How many checks are passed.
    pub fn passed(&self) -> usize {
        self.checks.iter().filter(|check| check.verdict() == Verdict::Passed).count()
    }
}

/// The idea that is wrong, where one is known to fit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnosis {
    /// One id, or two that no check tells apart.
    pub ids: Vec<String>,
    pub says: String,
    pub next_step: String,
    /// Hints that fit this idea better than the exercise's own; empty or three.
    #[serde(skip)]
    pub hints: Vec<String>,
    /// Whether the idea explains every failing check, not only the first.
    #[serde(skip)]
    pub explains_all: bool,
}

/// Why something could not be graded at all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Diagnostic {
    /// An error in the student's file, from the compiler.
    Compiler(CompilerError),
    /// A given item that was changed.
    Signature(SignatureChange),
    /// About the file as a whole, or about the machine.
    Note { message: String },
}

/// A given item that the student's file has in another form, or not at all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignatureChange {
    /// The line as it was given.
    pub given: String,
    /// The line in the file; `None` where there is none of that name.
    pub found: Option<String>,
    /// What differs, part by part.
    pub changed: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use Verdict::*;

    #[test]
    fn the_state_of_an_exercise_follows_from_its_verdicts() {
        let cases: [(&[Verdict], Status); 7] = [
            (&[Passed, Passed], Status::Passed),
            (&[NotStarted, NotStarted], Status::NotStarted),
            (&[Passed, NotStarted], Status::InProgress),
            (&[Passed, Wrong, NotStarted], Status::Failed),
            (&[DoesNotCompile, DoesNotCompile], Status::DoesNotCompile),
            (&[DoesNotCompile, Passed], Status::Failed),
            (&[Passed, Error, Wrong], Status::Error),
        ];
        for (verdicts, status) in cases {
            assert_eq!(Status::of(verdicts.iter().copied()), status, "{verdicts:?}");
        }
    }

    #[test]
    fn a_score_in_percent_is_defined_for_no_points_too() {
        assert_eq!(Score { earned: 31, possible: 62 }.percent(), 50.0);
        assert_eq!(Score::default().percent(), 100.0);
    }
}
