//! Runs that are made by hand: students with reports of a few checks.

#![allow(dead_code, reason = "every test program uses another part of these helpers")]

use classroom::course::{Counted, Course};
use classroom::journal::{Entry, FORMAT, Header, Unresolved, Writer};
use classroom::roster::Student;
use classroom::run::Run;
use classroom::shard::Shard;
use grader::confine::Isolation;
use grader::diagnosis::Trace;
use grader::exercise::{Draw, ExerciseId, Limits, Visibility};
use grader::files::sha256;
use grader::machine::Confinement;
use grader::report::{
    CheckReport, Diagnosis, ExerciseReport, FileReceipt, Receipt, Report, Score, Status,
};
use grader::verdict::{Judgement, Verdict};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// The exercises of the course, with what the course gives for each.
pub const SAFE: (&str, u32) = ("01_is_safe", 10);
pub const SEARCH: (&str, u32) = ("06_first_solution", 20);

/// The folder of a run. It is removed when the value is dropped.
pub struct Folder(pub PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("run-{}-{count}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    /// A run with these students, in this order in its journal.
    pub fn of(course: &Course, entries: &[Entry]) -> Folder {
        let folder = Folder::new();
        folder.journal(course, entries);
        folder
    }

    /// Writes the journal anew.
    pub fn journal(&self, course: &Course, entries: &[Entry]) {
        let header = header(course);
        let mut writer = Writer::create(&self.0.join("journal.jsonl"), &header).unwrap();
        for entry in entries {
            writer.entry(entry).unwrap();
        }
    }

    pub fn open(&self) -> Run {
        Run::open(&self.0).unwrap()
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub fn write(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// The text of every file that was made, by its name.
    pub fn made(&self) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        for name in ["grades.csv", "report.json", "report.html", "todo.md"] {
            if self.0.join(name).exists() {
                found.insert(name.to_string(), self.read(name));
            }
        }
        for entry in fs::read_dir(self.0.join("feedback")).unwrap() {
            let name = entry.unwrap().file_name().to_string_lossy().into_owned();
            found.insert(format!("feedback/{name}"), self.read(&format!("feedback/{name}")));
        }
        found
    }
}

pub fn course() -> Course {
    let counted = |(folder, worth): (&str, u32), title: &str| Counted {
        id: ExerciseId::parse(folder).unwrap(),
        title: title.to_string(),
        possible: 4,
        worth,
    };
    Course {
        title: "Search & N-Queens".to_string(),
        exercises: vec![counted(SAFE, "Is it safe?"), counted(SEARCH, "The first solution")],
        manual: None,
    }
}

pub fn header(course: &Course) -> Header {
    let isolation = Isolation { files: true, calls: true };
    Header {
        format: FORMAT,
        course: course.clone(),
        receipt: Receipt {
            grader: "0.1.0".to_string(),
            compiler: "rustc 1.95.0 (abc 2026-01-01)\nhost: x".to_string(),
            seed: Some(7),
            isolation: Confinement { compiler: isolation, program: isolation },
        },
        checks: BTreeMap::from([(SAFE.0.to_string(), sha256(b"checks"))]),
        shard: Shard::WHOLE,
        began: "2026-11-30T09:00:00Z".to_string(),
    }
}

/// A check that is passed, for one point.
pub fn passed(name: &str) -> CheckReport {
    CheckReport {
        name: name.to_string(),
        visibility: Visibility::Hidden,
        earned: 1,
        possible: 1,
        judgement: Judgement::bare(Verdict::Passed, ""),
        rank: 0,
        limits: Limits::default(),
        draw: Draw::Nothing,
        fields: Vec::new(),
        note: String::new(),
        printed: String::new(),
        trace: Trace::passed(),
    }
}

/// A check that gives a wrong answer.
pub fn wrong(name: &str, input: &str, expected: &str, actual: &str) -> CheckReport {
    let judgement = Judgement {
        verdict: Verdict::Wrong,
        input: input.to_string(),
        expected: expected.to_string(),
        actual: actual.to_string(),
        message: String::new(),
        items: (0, 1),
    };
    let trace = Trace::failed(actual, "wrong");
    CheckReport { earned: 0, judgement, trace, ..passed(name) }
}

/// A check with another verdict and nothing to show.
pub fn ended(name: &str, verdict: Verdict) -> CheckReport {
    let judgement = Judgement::bare(verdict, "");
    CheckReport { earned: 0, judgement, trace: Trace::unknown(), ..passed(name) }
}

pub fn report((folder, _): (&str, u32), checks: Vec<CheckReport>) -> ExerciseReport {
    ExerciseReport {
        id: ExerciseId::parse(folder).unwrap(),
        title: course().exercise(folder).unwrap().title.clone(),
        core: true,
        file: format!("{folder}.rs"),
        status: Status::of(checks.iter().map(CheckReport::verdict)),
        score: checks
            .iter()
            .map(|check| Score { earned: check.earned, possible: check.possible })
            .sum(),
        checks,
        diagnosis: None,
        diagnostics: Vec::new(),
        hints: Vec::new(),
        builds_on: Vec::new(),
        see: String::new(),
        receipt: FileReceipt { source_sha256: sha256(b"text"), checks_sha256: sha256(b"checks") },
    }
}

/// The same report with a wrong idea that was recognised.
pub fn named(mut report: ExerciseReport, ids: &[&str], says: &str) -> ExerciseReport {
    report.diagnosis = Some(Diagnosis {
        ids: ids.iter().map(ToString::to_string).collect(),
        says: says.to_string(),
        next_step: "Draw the smallest board.".to_string(),
        hints: Vec::new(),
        explains_all: true,
    });
    report
}

/// An exercise in which everything is passed.
pub fn full(exercise: (&str, u32)) -> ExerciseReport {
    report(exercise, ["one", "two", "three", "four"].map(passed).to_vec())
}

/// A student with these reports; each text is a text of the student's own.
pub fn entry(id: &str, reports: Vec<ExerciseReport>) -> Entry {
    let sources = reports
        .iter()
        .filter(|report| report.status != Status::NotStarted)
        .map(|report| {
            let folder = report.id.folder.clone();
            (folder.clone(), sha256(format!("{id} {folder}").as_bytes()))
        })
        .collect();
    Entry {
        student: Student { id: id.to_string(), ..Student::default() },
        from: id.to_string(),
        sources,
        answers: None,
        unresolved: Vec::new(),
        notes: Vec::new(),
        report: Report { toolchain: "rustc 1.95.0".to_string(), receipt: None, exercises: reports },
        at: "2026-11-30T09:00:00Z".to_string(),
        took_ms: 5,
    }
}

/// A student who handed nothing in.
pub fn absent(id: &str) -> Entry {
    let nothing = |exercise| report(exercise, vec![ended("one", Verdict::NotStarted)]);
    Entry {
        from: String::new(),
        sources: BTreeMap::new(),
        ..entry(id, vec![nothing(SAFE), nothing(SEARCH)])
    }
}

pub fn unresolved(exercise: (&str, u32), found: &str) -> Unresolved {
    Unresolved {
        exercise: Some(exercise.0.to_string()),
        found: found.to_string(),
        why: "two files could be this exercise".to_string(),
        next: "Choose one of the two.".to_string(),
    }
}
