//! A folder for a test, the program run in it, runs with given marks, and a small
//! reader of XML.

#![allow(dead_code, reason = "every test program uses another part of these helpers")]

use classroom::course::{Counted, Course};
use classroom::journal::{Entry, Header, Unresolved, Writer};
use classroom::roster::Student;
use classroom::shard::Shard;
use classroom::sources::{Kind, Sources};
use grader::confine::Isolation;
use grader::exercise::ExerciseId;
use grader::machine::Confinement;
use grader::report::{ExerciseReport, Receipt, Report, Score, Status};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of a test's own. It is removed when the value is dropped.
pub struct Folder {
    pub path: PathBuf,
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// How the program ended.
pub struct Ended {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}-{}-{count}", env!("CARGO_CRATE_NAME"), std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).unwrap();
        Folder { path }
    }

    pub fn write(&self, name: &str, contents: impl AsRef<[u8]>) {
        let path = self.path.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path.join(name)).unwrap()
    }

    pub fn text(&self, name: &str) -> String {
        String::from_utf8(self.read(name)).unwrap()
    }

    pub fn has(&self, name: &str) -> bool {
        self.path.join(name).exists()
    }

    /// The names of all files in a folder and below, sorted.
    pub fn files(&self, of: &str) -> Vec<String> {
        let mut found = Vec::new();
        let root = self.path.join(of);
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    found.push(path.strip_prefix(&root).unwrap().to_str().unwrap().to_string());
                }
            }
        }
        found.sort();
        found
    }

    /// Runs `classroom` in this folder with the words of a line.
    pub fn run(&self, line: &str) -> Ended {
        self.run_with(line, &[])
    }

    /// The same with some variables in the environment, and none else of a runner's.
    pub fn run_with(&self, line: &str, variables: &[(&str, &str)]) -> Ended {
        let mut command = Command::new(env!("CARGO_BIN_EXE_classroom"));
        command.args(line.split_whitespace()).current_dir(&self.path);
        for name in RUNNER {
            command.env_remove(name);
        }
        let done = command.envs(variables.iter().copied()).output().unwrap();
        Ended {
            code: done.status.code().unwrap(),
            out: String::from_utf8(done.stdout).unwrap(),
            err: String::from_utf8(done.stderr).unwrap(),
        }
    }

    /// Makes the folder of a run of two exercises, of 8 and 2 points: a course of ten.
    pub fn class(&self, name: &str, students: &[(&str, &str, Mark)]) {
        let folder = self.path.join(name);
        fs::create_dir_all(&folder).unwrap();
        let mut journal = Writer::create(&folder.join("journal.jsonl"), &header()).unwrap();
        for (id, name, mark) in students {
            journal.entry(&entry(id, name, mark, &folder)).unwrap();
        }
    }
}

const RUNNER: [&str; 10] = [
    "CLASSROOM",
    "ASSIGNMENT",
    "ASSIGNMENT_TYPE",
    "OWNER",
    "USERNAME",
    "SUBMISSION_TAG",
    "COMMIT_URL",
    "RELEASE_URL",
    "REVIEW_URL",
    "GITHUB_SHA",
];

/// How a student of a made run stands.
pub enum Mark {
    /// Points of the two exercises.
    Points(u32, u32),
    /// The same, and the text that was handed in for the first exercise.
    Text(u32, u32, &'static str),
    Absent,
    ToResolve,
    Error,
}

fn header() -> Header {
    let isolation = Isolation { files: true, calls: true };
    let exercise = |folder: &str, points| Counted {
        id: ExerciseId::parse(folder).unwrap(),
        title: format!("The exercise {folder}"),
        possible: points,
        worth: points,
    };
    Header {
        format: 1,
        course: Course {
            title: "Backtracking".into(),
            exercises: vec![exercise("01_is_safe", 8), exercise("04_undo_step", 2)],
            manual: None,
        },
        receipt: Receipt {
            grader: "0.1.0".into(),
            compiler: "rustc 1.95.0".into(),
            seed: None,
            isolation: Confinement { compiler: isolation, program: isolation },
        },
        checks: BTreeMap::new(),
        shard: Shard::WHOLE,
        began: "2026-11-30T09:00:00Z".into(),
    }
}

fn entry(id: &str, name: &str, mark: &Mark, run: &Path) -> Entry {
    let mut sources = BTreeMap::new();
    if let Mark::Text(_, _, text) = mark {
        let hash = Sources::of(run).keep(text, Kind::Rust).unwrap();
        sources.insert("01_is_safe".to_string(), hash);
    }
    let waits = matches!(mark, Mark::ToResolve);
    let unresolved = Unresolved {
        exercise: Some("01_is_safe".into()),
        found: "is_safe (1).rs".into(),
        why: "two files might be it".into(),
        next: "Choose one.".into(),
    };
    let (first, second) = match mark {
        Mark::Points(first, second) | Mark::Text(first, second, _) => (*first, *second),
        _ => (0, 0),
    };
    let mut exercises =
        vec![exercise("01_is_safe", mark, first, 8), exercise("04_undo_step", mark, second, 2)];
    if waits {
        exercises.remove(0);
    }
    Entry {
        student: Student { id: id.into(), name: name.into(), ..Student::default() },
        from: if matches!(mark, Mark::Absent) { String::new() } else { id.into() },
        sources,
        answers: None,
        unresolved: if waits { vec![unresolved] } else { Vec::new() },
        notes: Vec::new(),
        report: Report { toolchain: "rustc 1.95.0".into(), receipt: None, exercises },
        at: "2026-11-30T09:00:01Z".into(),
        took_ms: 1,
    }
}

fn exercise(folder: &str, mark: &Mark, earned: u32, possible: u32) -> ExerciseReport {
    let status = if matches!(mark, Mark::Error) { Status::Error } else { Status::Failed };
    ExerciseReport {
        score: Score { earned, possible },
        ..ExerciseReport::bare(ExerciseId::parse(folder).unwrap(), status)
    }
}

/// An element of XML.
#[derive(Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    pub children: Vec<Element>,
    pub text: String,
}

impl Element {
    /// Reads a document of elements, attributes in double quotes, and the five entities
    /// that every reader knows.
    ///
    /// # Panics
    ///
    /// Where it is not well formed, or holds a letter that XML 1.0 does not allow.
    pub fn read(text: &str) -> Element {
        let allowed = |letter: char| match letter {
            '\t' | '\n' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' => true,
            letter => letter >= '\u{10000}',
        };
        assert!(text.chars().all(allowed), "a letter that XML does not allow in {text:?}");
        assert!(!text.contains("]]>"), "the end of a section without its start");
        let rest = text.strip_prefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").unwrap();
        let (root, rest) = Element::next(rest);
        assert_eq!(rest.trim(), "", "something stands behind the root");
        root
    }

    fn next(text: &str) -> (Element, &str) {
        let text = text.strip_prefix('<').unwrap();
        let (tag, mut rest) = text.split_once('>').unwrap();
        let is_empty = tag.ends_with('/');
        let tag = tag.strip_suffix('/').unwrap_or(tag);
        let (name, mut attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut element = Element { name: name.to_string(), ..Element::default() };
        while !attributes.is_empty() {
            let (key, after) = attributes.split_once("=\"").unwrap();
            let (value, after) = after.split_once('"').unwrap();
            let old = element.attributes.insert(key.trim().to_string(), plain(value));
            assert!(old.is_none() && !value.contains('<'), "{key}={value}");
            attributes = after;
        }
        if is_empty {
            return (element, rest);
        }
        loop {
            let (text, after) = rest.split_at(rest.find('<').unwrap());
            element.text.push_str(&plain(text));
            if let Some(after) = after.strip_prefix("</") {
                let (closed, after) = after.split_once('>').unwrap();
                assert_eq!(closed, name);
                return (element, after);
            }
            let (child, after) = Element::next(after);
            element.children.push(child);
            rest = after;
        }
    }

    pub fn attribute(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }

    /// This element and all below it that have a name.
    pub fn all<'a>(&'a self, name: &str) -> Vec<&'a Element> {
        let own = (self.name == name).then_some(self);
        own.into_iter().chain(self.children.iter().flat_map(|child| child.all(name))).collect()
    }
}

fn plain(text: &str) -> String {
    let mut parts = text.split('&');
    let mut out = parts.next().unwrap().to_string();
    for part in parts {
        let (entity, rest) = part.split_once(';').unwrap();
        out.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            other => panic!("&{other}; is no entity that every reader knows"),
        });
        out.push_str(rest);
    }
    out
}
