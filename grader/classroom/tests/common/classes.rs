//! A small class in a folder of its own, graded with the repository's workbook.

#![allow(dead_code, reason = "every test program uses another part of these helpers")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

/// The root of the repository.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_path_buf()
}

/// The model solution of an exercise, by its folder.
pub fn solution(exercise: &str) -> String {
    fs::read_to_string(repository().join(format!("solutions/{exercise}/src/lib.rs"))).unwrap()
}

/// A file of known mistakes.
pub fn mistake(exercise: &str, file: &str) -> String {
    let path = repository().join(format!("solutions/{exercise}/mistakes/{file}"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// The exercises that the class is asked for.
pub const SAFE: &str = "01_is_safe";
pub const KEYS: &str = "03_diagonal_keys";

/// A folder for one test; it is removed when the value is dropped.
pub struct Class {
    pub folder: PathBuf,
    /// The workbook that grades.
    pub workbook: PathBuf,
}

impl Drop for Class {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Class {
    /// Nobody has handed in anything; two exercises count.
    pub fn new() -> Class {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
            "{}-{}-{count}",
            env!("CARGO_CRATE_NAME"),
            std::process::id()
        ));
        fs::create_dir_all(folder.join("in")).unwrap();
        let class = Class { folder, workbook: repository() };
        class.write("course.toml", &format!("exercises = [\"{SAFE}\", \"{KEYS}\"]\n"));
        class
    }

    pub fn path(&self, relative: &str) -> PathBuf {
        self.folder.join(relative)
    }

    /// Writes a file; folders are made as needed.
    pub fn write(&self, relative: &str, text: &str) {
        let path = self.path(relative);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    #[track_caller]
    pub fn read(&self, relative: &str) -> String {
        let path = self.path(relative);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
    }

    /// A student hands in one file.
    pub fn hands_in(&self, student: &str, exercise: &str, text: &str) {
        self.write(&format!("in/{student}/{exercise}.rs"), text);
    }

    /// A student hands in both exercises, solved.
    pub fn solves(&self, student: &str) {
        for exercise in [SAFE, KEYS] {
            self.hands_in(student, exercise, &solution(exercise));
        }
    }

    /// `classroom class in --output RUN --course course.toml`, with more options.
    pub fn grades(&self, run: &str, more: &str) -> Ran {
        self.runs(&format!("class in --output {run} --course course.toml {more}"))
    }

    /// The program with arguments; words that name files of the class are made paths.
    pub fn runs(&self, line: &str) -> Ran {
        self.command(line).done()
    }

    /// The program, not yet started.
    pub fn command(&self, line: &str) -> Ready {
        let mut command = Command::new(env!("CARGO_BIN_EXE_classroom"));
        let mut after = "";
        for word in line.split_whitespace() {
            let is_file = ["--output", "--course", "--roster", "--since", "--private", "--canvas"]
                .contains(&after)
                || self.path(word).exists();
            let word_or_path = if is_file { self.path(word) } else { word.into() };
            command.arg(word_or_path);
            after = word;
        }
        // Compiled once for all tests: the harness and the generators.
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("classes");
        command.current_dir(&self.workbook).env("CARGO_TARGET_DIR", target);
        Ready(command)
    }

    /// A copy of the workbook, which the test may change.
    pub fn with_own_workbook(mut self) -> Class {
        let workbook = self.path("workbook");
        for part in ["exercises", "grader/hidden", "grader/stubs"] {
            copy(&repository().join(part), &workbook.join(part));
        }
        for exercise in [SAFE, KEYS] {
            let part = format!("solutions/{exercise}/src");
            copy(&repository().join(&part), &workbook.join(&part));
        }
        self.workbook = workbook;
        self
    }

    /// The rows of grades.csv below the first, by student: all other cells.
    #[track_caller]
    pub fn rows(&self, run: &str) -> BTreeMap<String, Vec<String>> {
        let text = self.read(&format!("{run}/grades.csv"));
        text.lines()
            .skip(1)
            .map(|line| {
                let mut cells = line.split(',').map(str::to_string);
                (cells.next().unwrap(), cells.collect())
            })
            .collect()
    }

    /// The last cells of a student's row: a point cell for each exercise, then what
    /// follows up to the state.
    #[track_caller]
    pub fn row(&self, run: &str, student: &str) -> String {
        // Behind id come name, group and section.
        self.rows(run).get(student).unwrap_or_else(|| panic!("no row for {student}"))[3..].join(",")
    }

    /// The files of a run that are made from its journal: path and contents.
    pub fn derived(&self, run: &str) -> BTreeMap<String, Vec<u8>> {
        let root = self.path(run);
        let mut found = BTreeMap::new();
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let name = path.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
                if path.is_dir() {
                    folders.push(path);
                } else if name != "journal.jsonl" && name != ".lock" {
                    found.insert(name, fs::read(path).unwrap());
                }
            }
        }
        found
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(path, target).unwrap();
        }
    }
}

/// A program that is about to run.
pub struct Ready(pub Command);

impl Ready {
    pub fn env(mut self, name: &str, value: impl AsRef<std::ffi::OsStr>) -> Ready {
        self.0.env(name, value);
        self
    }

    pub fn done(mut self) -> Ran {
        let Output { status, stdout, stderr } = self.0.output().unwrap();
        Ran {
            code: status.code(),
            stdout: String::from_utf8(stdout).unwrap(),
            stderr: String::from_utf8(stderr).unwrap(),
        }
    }
}

/// What came of a run.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Ran {
    #[track_caller]
    pub fn exits(self, code: i32) -> Ran {
        assert_eq!(self.code, Some(code), "{}\n{}", self.stdout, self.stderr);
        self
    }

    #[track_caller]
    pub fn says(self, parts: &[&str]) -> Ran {
        has_all(&self.stdout, parts);
        self
    }

    #[track_caller]
    pub fn complains(self, parts: &[&str]) -> Ran {
        has_all(&self.stderr, parts);
        self
    }
}

#[track_caller]
fn has_all(text: &str, parts: &[&str]) {
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in parts {
        assert!(joined.contains(part), "`{part}` is not in\n{text}");
    }
}
