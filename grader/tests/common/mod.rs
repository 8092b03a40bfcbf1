//! A small workbook in a folder of its own, and the grader run on it.
//!
//! The files are in `tests/workbook/`. Its expected answers are made once per
//! test program by `grader bless`. Every test gets a fresh copy with a target
//! folder of its own, in which the toolchain is known, the harness library is
//! compiled and the untouched stubs are graded: what is tested is the rest.

#![allow(dead_code, reason = "every test program uses another part of these helpers")]

pub mod json_schema;
pub mod zip;

use serde_json::Value;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs, thread};

/// Two functions on numbers: the exercise that most tests use.
pub const DOUBLE: &str = "01_double";
/// A struct and functions on it.
pub const MARKS: &str = "02_marks";
/// Boards, as lists and as text.
pub const BOARDS: &str = "06_first_solution";

/// All exercises of the small workbook.
pub const EXERCISES: [&str; 3] = [DOUBLE, MARKS, BOARDS];

/// The columns no line of text may exceed.
pub const WIDTH: usize = 80;

/// A copy of the small workbook. It is removed when the value is dropped.
pub struct Workbook {
    /// The folder around it, for what a test keeps outside of the workbook.
    pub around: PathBuf,
    pub root: PathBuf,
}

impl Drop for Workbook {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.around);
    }
}

impl Workbook {
    /// A workbook in which nothing was begun.
    pub fn new() -> Workbook {
        Workbook::in_folder("workbook")
    }

    /// A workbook in a folder of this name.
    pub fn in_folder(name: &str) -> Workbook {
        let workbook = Workbook::empty(name);
        copy_folder(&template().root, &workbook.root);
        workbook
    }

    /// A workbook of which the grader knows nothing yet: neither the toolchain
    /// nor the harness library nor any graded file.
    pub fn cold() -> Workbook {
        let workbook = Workbook::new();
        fs::remove_dir_all(workbook.path("target")).unwrap();
        workbook
    }

    /// A workbook in which every exercise is solved.
    pub fn solved() -> Workbook {
        let workbook = Workbook::new();
        for exercise in EXERCISES {
            workbook.edit(exercise, &workbook.solution(exercise));
        }
        workbook
    }

    /// A copy of the workbook that the repository holds, in which nothing was begun.
    /// The banks of right and wrong answers stay where they are.
    pub fn real() -> Workbook {
        let workbook = Workbook::empty("real");
        for part in ["exercises", "grader/hidden", "grader/stubs"] {
            copy_folder(&repository().join(part), &workbook.path(part));
        }
        for entry in fs::read_dir(repository().join("solutions")).unwrap().flatten() {
            let part = Path::new("solutions").join(entry.file_name()).join("src");
            copy_folder(&repository().join(&part), &workbook.root.join(part));
        }
        for entry in fs::read_dir(workbook.path("grader/stubs")).unwrap().flatten() {
            let stub = entry.path();
            let exercise = stub.file_stem().unwrap().to_string_lossy().into_owned();
            workbook.edit(&exercise, &workbook.stub(&exercise));
        }
        workbook
    }

    fn empty(name: &str) -> Workbook {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let around = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
            "{}-{}-{count}",
            env!("CARGO_CRATE_NAME"),
            std::process::id()
        ));
        let root = around.join(name);
        fs::create_dir_all(&root).unwrap();
        Workbook { around, root }
    }

    /// Puts a text in the place of a student's file.
    pub fn with(self, exercise: &str, source: &str) -> Workbook {
        self.edit(exercise, source);
        self
    }

    /// Replaces the text of a student's file.
    pub fn edit(&self, exercise: &str, source: &str) {
        self.write(&student_file(exercise), source);
    }

    /// Sets the time of a student's file back, as if another one was edited since.
    pub fn edited_earlier(&self, exercise: &str) {
        let file = fs::File::options().write(true).open(self.student(exercise)).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(60)).unwrap();
    }

    /// The absolute path of a file in the workbook.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The absolute path of a student's file.
    pub fn student(&self, exercise: &str) -> PathBuf {
        self.path(&student_file(exercise))
    }

    /// Writes a file; folders are made as needed.
    pub fn write(&self, relative: &str, contents: impl AsRef<[u8]>) {
        write(&self.path(relative), contents);
    }

    /// Reads a file.
    pub fn read(&self, relative: &str) -> String {
        fs::read_to_string(self.path(relative)).unwrap()
    }

    /// Replaces a part of a file, which must be there.
    pub fn replace(&self, relative: &str, from: &str, to: &str) {
        let old = self.read(relative);
        assert!(old.contains(from), "`{from}` is not in {relative}");
        self.write(relative, old.replace(from, to));
    }

    /// The text of a model solution.
    pub fn solution(&self, exercise: &str) -> String {
        self.read(&format!("solutions/{exercise}/src/lib.rs"))
    }

    /// The text of a pristine stub.
    pub fn stub(&self, exercise: &str) -> String {
        self.read(&format!("grader/stubs/{exercise}.rs"))
    }

    /// Runs the grader with the words of a line as its arguments.
    pub fn run(&self, line: &str) -> Run {
        self.grader(line).run()
    }

    /// A run of the grader that is still to be started.
    pub fn grader(&self, line: &str) -> Grader {
        Grader {
            arguments: line.split_whitespace().map(OsString::from).collect(),
            folder: self.root.clone(),
            env: inherited(),
        }
    }

    /// The JSON report on what a line of arguments names; the run must have
    /// graded.
    pub fn report(&self, line: &str) -> Value {
        self.run(&format!("{line} --format json")).exits(0).json()
    }

    /// The report on a text in the place of a student's file.
    pub fn graded(&self, exercise: &str, source: &str) -> Graded {
        self.edit(exercise, source);
        Graded::first(&self.report(exercise))
    }
}

/// The root of the repository.
pub fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The text of a known mistake.
pub fn mistake(exercise: &str, file: &str) -> String {
    let path = repository().join("solutions").join(exercise).join("mistakes").join(file);
    fs::read_to_string(path).unwrap()
}

/// Where a student's file is, from the root of the workbook.
pub fn student_file(exercise: &str) -> String {
    format!("exercises/{exercise}/src/lib.rs")
}

/// Writes a file; folders are made as needed.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, contents).unwrap();
}

/// The environment of a run: what is needed to find Rust, and nothing that a
/// terminal or cargo adds.
fn inherited() -> Vec<(OsString, OsString)> {
    ["PATH", "HOME", "CARGO", "CARGO_HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN"]
        .iter()
        .filter_map(|name| Some((OsString::from(name), env::var_os(name)?)))
        .collect()
}

/// The small workbook with its answers, made once per test program.
fn template() -> &'static Workbook {
    static TEMPLATE: OnceLock<Workbook> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        remove_abandoned();
        let workbook = Workbook::empty("template");
        let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/workbook");
        copy_folder(&files, &workbook.root);
        for exercise in EXERCISES {
            workbook.edit(exercise, &workbook.stub(exercise));
        }
        workbook.run("bless").exits(0);
        workbook.run("").exits(0);
        for folder in ["student", "solution", "once"] {
            let _ = fs::remove_dir_all(workbook.path("target/grader").join(folder));
        }
        workbook
    })
}

/// Removes the folders of earlier runs of this test program: a template lives as
/// long as its process, and a killed test cannot tidy up.
fn remove_abandoned() {
    if !Path::new("/proc/self").exists() {
        return;
    }
    let own = std::process::id().to_string();
    for entry in fs::read_dir(env!("CARGO_TARGET_TMPDIR")).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let process = name
            .strip_prefix(concat!(env!("CARGO_CRATE_NAME"), "-"))
            .and_then(|rest| rest.split('-').next());
        let ended = process
            .is_some_and(|process| process != own && !Path::new("/proc").join(process).exists());
        if ended {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// Copies a folder with all that is in it.
pub fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), &target).unwrap();
        }
    }
}

/// A run of the grader that is still to be started.
pub struct Grader {
    arguments: Vec<OsString>,
    folder: PathBuf,
    env: Vec<(OsString, OsString)>,
}

impl Grader {
    /// Adds an argument as it is, spaces included.
    pub fn arg(mut self, argument: impl Into<OsString>) -> Grader {
        self.arguments.push(argument.into());
        self
    }

    /// Sets an environment variable.
    pub fn env(mut self, name: &str, value: impl Into<OsString>) -> Grader {
        self = self.without_env(name);
        self.env.push((name.into(), value.into()));
        self
    }

    /// Takes an environment variable out.
    pub fn without_env(mut self, name: &str) -> Grader {
        self.env.retain(|(known, _)| known != name);
        self
    }

    /// Starts in another folder than the root.
    pub fn from(mut self, folder: &Path) -> Grader {
        self.folder = folder.to_path_buf();
        self
    }

    /// The command, for tests that start it themselves.
    pub fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grader"));
        command
            .args(&self.arguments)
            .current_dir(&self.folder)
            .env_clear()
            .envs(self.env.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null());
        command
    }

    /// Runs it to its end. However bad the input, the grader never panics.
    pub fn run(&self) -> Run {
        let run = Run::new(self.command().output().unwrap());
        assert!(!run.stderr.contains("panicked at"), "the grader panicked:\n{run:?}");
        run
    }
}

/// What a run of the grader left.
pub struct Run {
    /// `None` where a signal ended it.
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl std::fmt::Debug for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "exit code {:?}\n--- stdout\n{}\n--- stderr\n{}",
            self.code, self.stdout, self.stderr
        )
    }
}

impl Run {
    /// Takes over what a process wrote; it must be UTF-8.
    pub fn new(output: Output) -> Run {
        Run {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The run ended with this exit code.
    #[track_caller]
    pub fn exits(self, code: i32) -> Run {
        assert_eq!(self.code, Some(code), "{self:?}");
        self
    }

    /// Standard output contains every one of these texts, whatever the line
    /// breaks that were put in to keep to the width.
    #[track_caller]
    pub fn says(self, texts: &[&str]) -> Run {
        contains_all(&self.stdout, texts, &self);
        self
    }

    /// Standard error contains every one of these texts.
    #[track_caller]
    pub fn complains(self, texts: &[&str]) -> Run {
        contains_all(&self.stderr, texts, &self);
        self
    }

    /// Standard output contains none of these texts.
    #[track_caller]
    pub fn never_says(self, texts: &[&str]) -> Run {
        for text in texts {
            assert!(!self.stdout.contains(text), "it says `{text}`\n{self:?}");
        }
        self
    }

    /// Standard output as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}\n{self:?}"))
    }

    /// The line of the overview on an exercise, by its name.
    #[track_caller]
    pub fn row(&self, name: &str) -> &str {
        self.stdout
            .lines()
            .find(|line| line.split_whitespace().any(|word| word == name))
            .unwrap_or_else(|| panic!("no row for {name}\n{self:?}"))
    }
}

#[track_caller]
fn contains_all(said: &str, texts: &[&str], run: &Run) {
    let said = unbroken(said);
    for text in texts {
        assert!(said.contains(&unbroken(text)), "it does not say `{text}`\n{run:?}");
    }
}

/// Text with every run of white space as one space.
pub fn unbroken(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// One exercise of a JSON report.
#[derive(Debug)]
pub struct Graded(Value);

impl Graded {
    /// The first exercise of a report.
    pub fn first(report: &Value) -> Graded {
        Graded(report["exercises"][0].clone())
    }

    /// The exercise of this name.
    #[track_caller]
    pub fn named(report: &Value, name: &str) -> Graded {
        let exercises = report["exercises"].as_array().unwrap();
        let found = exercises.iter().find(|exercise| exercise["name"] == name);
        Graded(found.unwrap_or_else(|| panic!("no {name} in {report:#}")).clone())
    }

    pub fn status(&self) -> &str {
        self.0["status"].as_str().unwrap()
    }

    /// Points earned and possible.
    pub fn score(&self) -> (u64, u64) {
        let points = |name: &str| self.0["score"][name].as_u64().unwrap();
        (points("earned"), points("possible"))
    }

    /// A check by its name.
    #[track_caller]
    pub fn check(&self, name: &str) -> &Value {
        let found = self.checks().iter().find(|check| check["name"] == name);
        found.unwrap_or_else(|| panic!("no check \"{name}\" in {:#}", self.0))
    }

    fn checks(&self) -> &Vec<Value> {
        self.0["checks"].as_array().unwrap()
    }

    pub fn verdict(&self, check: &str) -> &str {
        self.check(check)["verdict"].as_str().unwrap()
    }

    /// The names of the checks that are not passed, with their verdicts.
    pub fn not_passed(&self) -> Vec<(&str, &str)> {
        self.checks()
            .iter()
            .map(|check| (check["name"].as_str().unwrap(), check["verdict"].as_str().unwrap()))
            .filter(|(_, verdict)| *verdict != "passed")
            .collect()
    }

    /// The diagnostics of the file.
    pub fn diagnostics(&self) -> &Vec<Value> {
        self.0["diagnostics"].as_array().unwrap()
    }
}

/// Asks again and again until something holds; whether it did in time.
pub fn eventually(within: Duration, mut holds: impl FnMut() -> bool) -> bool {
    let deadline = Instant::now() + within;
    loop {
        if holds() {
            return true;
        }
        if Instant::now() > deadline {
            return false;
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// The processes whose program or command line names a path, as the kernel lists
/// them.
pub fn processes_naming(path: &Path) -> Vec<String> {
    let wanted = path.to_string_lossy();
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|entry| {
            let line = fs::read(entry.path().join("cmdline")).ok()?;
            let program = fs::read_link(entry.path().join("exe")).unwrap_or_default();
            let line = String::from_utf8_lossy(&line).replace('\0', " ");
            Some(format!("{} {line}", program.display()))
        })
        .filter(|line| line.contains(&*wanted))
        .collect()
}

/// All files below a folder, relative to it, in order.
pub fn files_below(folder: &Path) -> Vec<String> {
    fn walk(root: &Path, folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_type().unwrap().is_dir() {
                walk(root, &entry.path(), found);
            } else {
                let path = entry.path();
                found.push(path.strip_prefix(root).unwrap().to_string_lossy().into_owned());
            }
        }
    }
    let mut found = Vec::new();
    walk(folder, folder, &mut found);
    found.sort();
    found
}
