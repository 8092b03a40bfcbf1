//! The zip that Gradescope takes as an autograder: `setup.sh` and `run_autograder` at
//! its root, and the workbook beside them.

use super::workbook::{Prepared, filled};
use crate::parcel::Parcel;

const SETUP: &str = include_str!("../../assets/gradescope/setup.sh");
const RUN: &str = include_str!("../../assets/gradescope/run_autograder.sh");
const README: &str = include_str!("../../assets/gradescope/README.md");

/// The files of the zip.
pub fn parcel(prepared: &Prepared) -> Parcel {
    let options: String = prepared.options.iter().map(|word| format!(" {word}")).collect();
    let mut files = Parcel::default();
    files.put_program("setup.sh", filled(SETUP, &[("@rust@", &prepared.rust)]));
    files.put_program("run_autograder", filled(RUN, &[("@options@", &options)]));
    files.put("README.md", filled(README, &[("@points@", &prepared.points)]));
    files.put_all("workbook", prepared.workbook.clone());
    files
}
