//! Submissions from outside of the workbook's own bank, where a folder of them
//! lies beside the workbook: right ones must score full, wrong ones must lose
//! points, and none may be given a wrong name.
//!
//! `GRADER_CASES` names another folder. Each exercise has a folder in it with
//! `accepted/*.rs` and `mistakes/*.rs`; a mistake begins with `//! id: …`, and
//! with `//! same-as: …` where no call tells another id from it.

use grader::bank::header;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

/// The least share of the wrong files that must be named, in percent.
const NAMED: usize = 90;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the grader lies in a workbook").into()
}

fn cases() -> PathBuf {
    env::var_os("GRADER_CASES").map_or_else(|| root().join("../shared/cases"), PathBuf::from)
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

/// The report on one file.
fn graded(exercise: &str, file: &Path) -> serde_json::Value {
    let output = Command::new(env!("CARGO_BIN_EXE_grader"))
        .current_dir(root())
        .args([exercise, "--format", "json", "--submission"])
        .arg(file)
        .output()
        .expect("the grader runs");
    let report: serde_json::Value =
        serde_json::from_slice(&output.stdout).expect("the report is JSON");
    report["exercises"][0].clone()
}

/// What came of one file.
#[derive(Debug, Default)]
struct Tally {
    accepted: usize,
    mistakes: usize,
    named: usize,
    wrong: Vec<String>,
}

fn judge(exercise: &str, file: &Path, right: bool, tally: &Mutex<Tally>) {
    let source = fs::read_to_string(file).unwrap_or_default();
    let report = graded(exercise, file);
    let full = report["score"]["earned"] == report["score"]["possible"];
    let ids: Vec<&str> = report["diagnosis"]["ids"]
        .as_array()
        .map(|ids| ids.iter().filter_map(|id| id.as_str()).collect())
        .unwrap_or_default();
    let allowed = [header(&source, "id"), header(&source, "same-as")];
    let mut tally = tally.lock().expect("no thread panics with the lock");
    let shown = file.display();
    if right {
        tally.accepted += 1;
        if !full || report["status"] != "passed" {
            tally.wrong.push(format!("{shown} is right and does not pass: {}", report["status"]));
        }
        return;
    }
    tally.mistakes += 1;
    if full {
        tally.wrong.push(format!("{shown} is wrong and scores full"));
    }
    if ids.iter().any(|id| allowed.contains(&Some(id))) {
        tally.named += 1;
    } else if !ids.is_empty() {
        tally.wrong.push(format!("{shown} shows {allowed:?} and is named {ids:?}"));
    }
}

#[test]
fn cases_from_outside_are_judged_rightly_and_never_misnamed() {
    let exercises: Vec<PathBuf> = fs::read_dir(cases())
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| root().join("exercises").join(path.file_name().unwrap_or_default()).is_dir())
        .collect();
    if exercises.is_empty() {
        println!("no cases beside the workbook; nothing to judge");
        return;
    }
    let mut files = Vec::new();
    for exercise in &exercises {
        for (folder, right) in [("accepted", true), ("mistakes", false)] {
            files.extend(rust_files(&exercise.join(folder)).into_iter().map(|file| (file, right)));
        }
    }
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Tally::default());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((file, right)) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let exercise = file.ancestors().nth(2).and_then(Path::file_name);
                    let number = exercise.and_then(|name| name.to_str()).map(|name| &name[..2]);
                    judge(number.expect("a folder such as 01_is_safe"), file, *right, &tally);
                }
            });
        }
    });
    let tally = tally.into_inner().expect("no thread panics with the lock");
    println!(
        "{} right, {} wrong of which {} are named",
        tally.accepted, tally.mistakes, tally.named
    );
    assert!(tally.wrong.is_empty(), "{}", tally.wrong.join("\n"));
    assert!(
        tally.named * 100 >= tally.mistakes * NAMED,
        "{} of {} named",
        tally.named,
        tally.mistakes
    );
}
