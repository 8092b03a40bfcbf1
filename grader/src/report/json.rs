//! The report as JSON, in the stable form `workbook-report/v1`. The schema is in
//! `grader/schemas/workbook-report-v1.schema.json`.

use crate::exercise::Visibility;
use crate::report::{Diagnosis, Diagnostic, ExerciseReport, FileReceipt, Receipt, Report, Score};
use serde::Serialize;
use std::io::{self, Write};

/// The name of the form; a change that breaks readers gets a new one.
pub const SCHEMA: &str = "workbook-report/v1";

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    toolchain: &'a str,
    receipt: Option<&'a Receipt>,
    score: Score,
    exercises: Vec<Exercise<'a>>,
}

#[derive(Serialize)]
struct Exercise<'a> {
    number: u32,
    name: &'a str,
    title: &'a str,
    core: bool,
    file: &'a str,
    status: &'static str,
    score: Score,
    receipt: &'a FileReceipt,
    checks: Vec<Check<'a>>,
    diagnosis: Option<&'a Diagnosis>,
    diagnostics: Vec<Diagnostic>,
}

#[derive(Serialize)]
struct Check<'a> {
    name: &'a str,
    visibility: Visibility,
    verdict: &'static str,
    input: &'a str,
    expected: &'a str,
    actual: &'a str,
    earned: u32,
    possible: u32,
    message: &'a str,
}

/// Writes the report.
///
/// # Errors
///
/// What the writer says.
pub fn write(report: &Report, mut to: impl Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut to, &document(report))?;
    writeln!(to)
}

/// The report in this form, as a part of a larger document.
pub fn document(report: &Report) -> impl Serialize + '_ {
    Document {
        schema: SCHEMA,
        toolchain: &report.toolchain,
        receipt: report.receipt.as_ref(),
        score: report.score(),
        exercises: report.exercises.iter().map(exercise).collect(),
    }
}

fn exercise(report: &ExerciseReport) -> Exercise<'_> {
    Exercise {
        number: report.id.number,
        name: &report.id.name,
        title: &report.title,
        core: report.core,
        file: &report.file,
        status: report.status.word(),
        score: report.score,
        receipt: &report.receipt,
        checks: report
            .checks
            .iter()
            .map(|check| Check {
                name: &check.name,
                visibility: check.visibility,
                verdict: check.verdict().word(),
                input: &check.judgement.input,
                expected: &check.judgement.expected,
                actual: &check.judgement.actual,
                earned: check.earned,
                possible: check.possible,
                message: &check.judgement.message,
            })
            .collect(),
        diagnosis: report.diagnosis.as_ref(),
        diagnostics: report.diagnostics.iter().map(without_colours).collect(),
    }
}

fn without_colours(diagnostic: &Diagnostic) -> Diagnostic {
    let mut plain = diagnostic.clone();
    if let Diagnostic::Compiler(error) = &mut plain {
        error.rendered = super::terminal::without_colours(&error.rendered);
    }
    plain
}
