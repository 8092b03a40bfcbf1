//! Reports of files that have been graded before, by all that decides them.

use crate::exercise::fingerprint;
use crate::files::write_atomically;
use crate::report::{ExerciseReport, Status};
use crate::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of graded files.
#[derive(Debug, Clone)]
pub struct Cache {
    folder: PathBuf,
    /// The grader's own program, the compiler, the way of confining.
    basis: String,
}

/// What the report on one file depends on, beside the basis.
#[derive(Debug)]
pub struct Key {
    /// The name of the entry.
    name: String,
    source: String,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    /// The graded text. It is compared as a whole: a name is a short hash, and a
    /// hash can be made to collide.
    source: String,
    report: ExerciseReport,
}

impl Cache {
    /// A cache for the running program and what else every report rests on: the
    /// compiler, by all that `rustc -vV` says, and the way of confining.
    pub fn new(folder: PathBuf, basis: &str) -> Cache {
        let program = std::env::current_exe()
            .and_then(fs::metadata)
            .map(|data| format!("{} {:?}", data.len(), data.modified().ok()))
            .unwrap_or_default();
        Cache { folder, basis: format!("{program}\n{basis}") }
    }

    /// The key of a file: its text, the path that messages name, and the files
    /// that its exercise is made of.
    pub fn key(&self, source: &str, shown: &Path, files: &[PathBuf]) -> Key {
        let mut parts: Vec<Vec<u8>> = vec![
            self.basis.clone().into(),
            shown.to_string_lossy().as_bytes().to_vec(),
            source.into(),
        ];
        for file in files {
            // A missing file and an empty one are different things.
            match fs::read(file) {
                Ok(bytes) => parts.push(bytes),
                Err(_) => parts.push(b"\0missing".to_vec()),
            }
        }
        Key { name: format!("{:016x}.json", fingerprint(&parts)), source: source.to_string() }
    }

    /// The report on a file, where it was graded before.
    pub fn get(&self, key: &Key) -> Option<ExerciseReport> {
        let text = fs::read_to_string(self.folder.join(&key.name)).ok()?;
        let entry: Entry = serde_json::from_str(&text).ok()?;
        (entry.source == key.source).then_some(entry.report)
    }

    /// Keeps a report, unless it may come out otherwise another time.
    pub fn put(&self, key: &Key, report: &ExerciseReport) {
        let chance = |verdict: Verdict| {
            matches!(verdict, Verdict::TimedOut | Verdict::OutOfMemory | Verdict::Error)
        };
        if report.status == Status::Error
            || report.checks.iter().any(|check| chance(check.verdict()))
        {
            return;
        }
        let entry = Entry { source: key.source.clone(), report: report.clone() };
        if let Ok(text) = serde_json::to_string(&entry) {
            // Only a saving of time: where it cannot be written, it is graded again.
            let _ = write_atomically(&self.folder.join(&key.name), text.as_bytes());
        }
    }
}
