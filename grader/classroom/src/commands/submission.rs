//! One submission, as other systems hand it over: graded exercise by exercise, with
//! the marks so far on the disk after each.

use super::{Done, Exit};
use crate::bundle::results;
use crate::cli::{Choice, Submission};
use crate::parcel::cannot_write;
use crate::workbench::Workbench;
use crate::workspace::needs_whole_workbook;
use grader::confine::Jail;
use grader::exercise::Exercise;
use grader::fault::Fault;
use grader::files::write_output;
use grader::manifest::Layout;
use grader::report::{Report, json, markdown};
use grader::submission;
use std::io::Write;
use std::path::Path;

/// Grades a submission and writes what was asked for.
pub fn submission(wanted: &Submission, out: &mut impl Write) -> Done {
    if !wanted.folder.is_dir() {
        return Err(Fault::usage(
            format!("there is no folder {} to grade", wanted.folder.display()),
            "Give the folder with what a student handed in.",
        ));
    }
    let bench = open(wanted)?;
    let exercises: Vec<&Exercise> = bench.exercises.iter().map(|one| &one.exercise).collect();
    let ids: Vec<_> = exercises.iter().map(|one| one.id.clone()).collect();
    let mut report = Report {
        toolchain: bench.grader.compiler.toolchain.version.clone(),
        receipt: Some(bench.receipt.clone()),
        exercises: Vec::new(),
    };
    let so_far = |report: &Report| -> Result<(), Fault> {
        match &wanted.gradescope {
            None => Ok(()),
            Some(path) => write(path, results::text(report, &exercises, &bench.course)?.as_bytes()),
        }
    };
    so_far(&report)?;
    for (at, file) in submission::Submission::in_folder(&wanted.folder, &ids).iter().enumerate() {
        report.exercises.extend(bench.grade(&[(at, file)]));
        so_far(&report)?;
    }
    if let Some(path) = &wanted.report {
        let mut text = Vec::new();
        // A vector takes everything.
        let _ = json::write(&report, &mut text);
        write(path, &text)?;
    }
    if let Some(path) = &wanted.summary {
        let mut text = Vec::new();
        let _ = markdown::write(&report, &mut text);
        write(path, &text)?;
    }
    let score = report.score();
    let waiting = if report.has_errors() { ", and an exercise without a mark" } else { "" };
    let said = writeln!(out, "{} of {} points{waiting}", score.earned, score.possible);
    Ok(said.map(|()| if report.has_errors() { Exit::Waiting } else { Exit::Fine }))
}

/// Prepares the exercises. In a bundle the answers to another seed are there already:
/// they were made with it.
fn open(wanted: &Submission) -> Result<Workbench, Fault> {
    let own_user = Jail::of_this_program()?.has_user();
    let layout: Layout = crate::workbench::layout(None)?;
    let choice = &wanted.choice;
    if layout.root.join("solutions").is_dir() {
        return Workbench::open(choice, wanted.jobs, own_user);
    }
    if choice.private.is_some() {
        needs_whole_workbook(&layout.root, "--private")?;
    }
    let without_seed = Choice { seed: None, ..choice.clone() };
    let mut bench = Workbench::open(&without_seed, wanted.jobs, own_user)?;
    for one in &mut bench.exercises {
        one.exercise.seed = choice.seed.unwrap_or_default();
    }
    bench.receipt.seed = choice.seed;
    Ok(bench)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    write_output(path, bytes).map_err(|error| cannot_write(path, &error))
}
