//! `results.json` for Gradescope. Its schema is `schemas/gradescope-results.schema.json`
//! beside this package's reports.
//!
//! Every check is a visible test: with one hidden test students could not see their
//! total. Secret checks are safe in it because they show only their names. Texts are
//! plain (`text`), which keeps boards in line and makes nothing of markup.

use super::{Document, Exercise};
use grader::fault::Fault;
use grader::report::{FileReceipt, Receipt};
use grader::value::clean;
use grader::verdict::Verdict;
use serde::Serialize;
use std::collections::BTreeMap;

/// The whole file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Results {
    /// The sum of the tests' scores.
    pub score: u32,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub output: String,
    pub output_format: &'static str,
    pub test_output_format: &'static str,
    pub test_name_format: &'static str,
    pub visibility: &'static str,
    /// What the programs print is for the instructors alone.
    pub stdout_visibility: &'static str,
    pub extra_data: Extra,
    pub tests: Vec<Test>,
}

/// What the marks rest on; students do not see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Extra {
    pub toolchain: String,
    pub receipt: Option<Receipt>,
    /// By the exercise's name.
    pub files: BTreeMap<String, FileReceipt>,
}

/// One check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Test {
    pub score: u32,
    pub max_score: u32,
    pub status: &'static str,
    /// `4.2`: the exercise's number, and the check's place in it.
    pub number: String,
    pub name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub output: String,
    pub visibility: &'static str,
}

/// What is said of an exercise whose turn did not come.
pub const WAITING: &str = "not graded yet: the run was stopped before it";

/// The results of one student. Where the run is not `complete`, the results say so
/// above all tests: they stand for a run that is stopped before it writes again.
///
/// # Errors
///
/// A machine fault where some exercise has no mark: Gradescope knows no such state,
/// and would take it for zero points.
pub fn results(document: &Document, complete: bool) -> Result<Results, Fault> {
    document.marked()?;
    let tests: Vec<Test> = document.exercises.iter().flat_map(tests).collect();
    let files = |exercise: &Exercise| (clean(&exercise.name), exercise.receipt.clone());
    let waits = "The run was stopped before every exercise was graded: submit once more, or ask \
                 for the autograder to be run again.";
    Ok(Results {
        score: document.score().earned,
        output: if complete { String::new() } else { waits.to_string() },
        output_format: "text",
        test_output_format: "text",
        test_name_format: "text",
        visibility: "visible",
        stdout_visibility: "hidden",
        extra_data: Extra {
            toolchain: document.toolchain.clone(),
            receipt: document.receipt.clone(),
            files: document.exercises.iter().filter(|one| one.graded).map(files).collect(),
        },
        tests,
    })
}

fn tests(exercise: &Exercise) -> Vec<Test> {
    if exercise.checks.is_empty() {
        let output = if exercise.graded { exercise.notes().join("\n") } else { WAITING.into() };
        return vec![Test {
            score: exercise.score.earned,
            max_score: exercise.score.possible,
            status: if exercise.graded && exercise.score.is_full() { "passed" } else { "failed" },
            number: format!("{}.1", exercise.number),
            name: clean(&exercise.name),
            output: clean(&output),
            visibility: "visible",
        }];
    }
    let test = |(at, check): (usize, &super::Check)| Test {
        score: check.earned,
        max_score: check.possible,
        status: if check.verdict == Verdict::Passed { "passed" } else { "failed" },
        number: format!("{}.{}", exercise.number, at + 1),
        name: clean(&format!("{}: {}", exercise.name, check.name)),
        output: exercise.words(at),
        visibility: "visible",
    };
    exercise.checks.iter().enumerate().map(test).collect()
}
