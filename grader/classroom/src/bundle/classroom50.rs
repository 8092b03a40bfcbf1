//! The folder that Classroom 50 runs: `autograder.py`, and the workbook beside it as a
//! zip file, because it lies in a repository.

use super::workbook::{Prepared, filled};
use super::zip;
use crate::parcel::Parcel;
use grader::fault::Fault;

const RUN: &str = include_str!("../../assets/classroom50/autograder.py");
const README: &str = include_str!("../../assets/classroom50/README.md");

/// Checks that the system can take the points.
///
/// # Errors
///
/// A usage fault where a course gives other points than the checks: Classroom 50 takes
/// whole points alone.
pub fn check(prepared: &Prepared) -> Result<(), Fault> {
    if !prepared.has_own_points {
        return Ok(());
    }
    Err(Fault::usage(
        "Classroom 50 takes whole points alone, and this course gives exercises points of its own",
        "Leave `[points]` out of the course's file, and weigh the exercises afterwards.",
    ))
}

/// The files of the folder.
///
/// # Errors
///
/// A machine fault where the workbook cannot be packed.
pub fn parcel(prepared: &Prepared) -> Result<Parcel, Fault> {
    let words: Vec<String> = prepared.options.iter().map(|word| format!("\"{word}\"")).collect();
    let options = format!("[{}]", words.join(", "));
    let mut files = Parcel::default();
    files.put("autograder.py", filled(RUN, &[("@options@", &options)]));
    files.put("README.md", filled(README, &[("@points@", &prepared.points)]));
    files.put("workbook.zip", zip::zipped(&prepared.workbook)?);
    Ok(files)
}
