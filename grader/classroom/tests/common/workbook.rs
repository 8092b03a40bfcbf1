//! The workbook under test, and programs run in it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The root of the workbook.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// A folder for one test, empty, that nobody else uses.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("classroom-test-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs `classroom` at the root of the workbook.
pub fn classroom(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_classroom")).args(words).current_dir(root()).output().unwrap()
}

/// Both outputs of a program as text.
pub fn said(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    text(&output.stdout) + &text(&output.stderr)
}
