//! Grading students one by one, on all cores: files with the same code once, every
//! result into the journal as soon as it is there, and a failure of one never the end
//! of the rest.

use crate::intake::{Found, Handed};
use crate::journal::{Entry, Place, Writer};
use crate::memo::{Key, Memo, Turn};
use crate::sources::{Kind, Sources};
use crate::workbench::{Workbench, now};
use grader::code::code;
use grader::exercise::ExerciseId;
use grader::fault::Fault;
use grader::files::sha256;
use grader::report::{ExerciseReport, Report, Status};
use grader::submission::{Content, Submission};
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Instant;

/// What grades the students of a run.
#[derive(Debug)]
pub struct Engine<'a> {
    pub bench: &'a Workbench,
    /// The file that grows, to read back what was graded before.
    pub journal: PathBuf,
    pub sources: Sources,
    pub memo: Memo,
    /// Files handed in, and how many of them were graded: the others have the same
    /// code as one that was.
    pub files: AtomicUsize,
    pub graded: AtomicUsize,
}

/// A student with what was handed in, read when its turn comes.
pub struct Task<'a> {
    pub found: &'a Found,
    pub open: Box<dyn Fn() -> Handed + Send + Sync + 'a>,
}

/// The name by which messages know a file, whatever it was called when it was
/// handed in: equal texts have equal reports.
pub fn shown(id: &ExerciseId) -> PathBuf {
    format!("{}/src/lib.rs", id.folder).into()
}

impl Engine<'_> {
    /// Grades students and writes each into the journal; `each` is told of every
    /// entry that is written.
    ///
    /// # Errors
    ///
    /// A machine fault where the journal or a text cannot be written. What was
    /// written before stays.
    pub fn grade_all(
        &self,
        tasks: &[Task<'_>],
        writer: &mut Writer,
        mut each: impl FnMut(&Entry),
    ) -> Result<(), Fault> {
        let next = AtomicUsize::new(0);
        let stop = AtomicBool::new(false);
        // Only a few results wait to be written: memory does not grow with the class.
        let workers = self.bench.grader.jobs();
        let (send, results) = mpsc::sync_channel(workers);
        thread::scope(|scope| {
            for _ in 0..workers {
                let (send, next, stop) = (send.clone(), &next, &stop);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed)
                        && let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed))
                    {
                        if send.send(self.student(task)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let outcome = results.iter().try_for_each(|entry| {
                let entry = entry?;
                let place = writer.entry(&entry)?;
                self.remember(&entry, place);
                each(&entry);
                Ok(())
            });
            stop.store(true, Ordering::Relaxed);
            // Whoever waits to hand a result over must not wait for ever.
            drop(results);
            outcome
        })
    }

    /// What an entry holds need not be graded again.
    pub fn remember(&self, entry: &Entry, place: Place) {
        for report in &entry.report.exercises {
            let folder = &report.id.folder;
            let Some(hash) = entry.sources.get(folder) else { continue };
            if report.status != Status::Error {
                let text = self.sources.text(hash, Kind::Rust).unwrap_or_default();
                for key in keys(folder, hash, &text) {
                    self.memo.kept(key, place);
                }
            }
        }
    }

    fn student(&self, task: &Task<'_>) -> Result<Entry, Fault> {
        let began = Instant::now();
        let handed = (task.open)();
        let mut sources = BTreeMap::new();
        for file in &handed.files {
            if let Content::Source(text) = &file.content {
                sources.insert(file.id.folder.clone(), self.sources.keep(text, Kind::Rust)?);
            }
        }
        let answers = handed
            .answers
            .as_deref()
            .map(|text| self.sources.keep(text, Kind::Answers))
            .transpose()?;
        let notes = task.found.notes.iter().chain(&handed.notes).cloned().collect();
        let report = Report {
            toolchain: self.bench.grader.compiler.toolchain.version.clone(),
            receipt: Some(self.bench.receipt.clone()),
            exercises: self.exercises(&handed.files, &sources)?,
        };
        Ok(Entry {
            student: task.found.student.clone(),
            from: task.found.from.clone(),
            sources,
            answers,
            unresolved: handed.unresolved,
            notes,
            report,
            at: now(),
            took_ms: u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
        })
    }

    /// The reports on the files of one student, in the order of the course.
    fn exercises(
        &self,
        files: &[Submission],
        sources: &BTreeMap<String, String>,
    ) -> Result<Vec<ExerciseReport>, Fault> {
        let mut graded: BTreeMap<usize, ExerciseReport> = BTreeMap::new();
        let mut read = Read { journal: &self.journal, entries: HashMap::new() };
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for file in files {
            let ids = self.bench.exercises.iter().map(|one| &one.exercise.id);
            let Some(at) = ids.into_iter().position(|id| *id == file.id) else { continue };
            let hash = sources.get(&file.id.folder).map_or("", String::as_str);
            let mut one = Own::new(at, hash, file);
            self.files.fetch_add(usize::from(one.has_text()), Ordering::Relaxed);
            match self.known(&mut one, &mut read, false)? {
                Answer::Is(report) => {
                    graded.insert(at, *report);
                }
                Answer::Grade => own.push(one),
                Answer::Later => others.push(one),
            }
        }
        graded.extend(self.grade(&own));
        // Others grade these. All of our own are done, so nobody waits for us.
        for mut one in others {
            match self.known(&mut one, &mut read, true)? {
                Answer::Is(report) => {
                    graded.insert(one.at, *report);
                }
                Answer::Grade | Answer::Later => graded.extend(self.grade(&[one])),
            }
        }
        Ok(graded.into_values().collect())
    }

    /// What is known of a file: a report on the same code, or on the same text where
    /// the report speaks of places in it.
    fn known(&self, one: &mut Own, read: &mut Read<'_>, wait: bool) -> Result<Answer, Fault> {
        while let Some(key) = one.keys.first() {
            let turn = if wait { self.memo.wait(key) } else { self.memo.turn(key) };
            let report = match turn {
                Turn::Grade => return Ok(Answer::Grade),
                Turn::Wait => return Ok(Answer::Later),
                Turn::Graded(report) => Arc::unwrap_or_clone(report),
                Turn::Kept(place) => read.report(place, &one.file.id)?,
            };
            let of_this_text = report.receipt.source_sha256 == one.hash;
            if of_this_text || report.names_no_place() {
                let mut report = report;
                report.receipt.source_sha256.clone_from(&one.hash);
                return Ok(Answer::Is(Box::new(report)));
            }
            one.keys.remove(0);
        }
        Ok(Answer::Grade)
    }

    /// Grades files, whatever happens, and tells what came of them.
    fn grade(&self, files: &[Own]) -> Vec<(usize, ExerciseReport)> {
        let list: Vec<(usize, &Submission)> = files.iter().map(|one| (one.at, &one.file)).collect();
        let texts = files.iter().filter(|one| one.has_text()).count();
        self.graded.fetch_add(texts, Ordering::Relaxed);
        let reports = catch_unwind(AssertUnwindSafe(|| self.bench.grade(&list)));
        // A fault of the grader itself is a report without a mark.
        let reports = reports.unwrap_or_else(|_| {
            let fault = Fault::machine(
                "the grader itself failed on this submission",
                "Report it together with the file.",
            );
            let grader = &self.bench.grader;
            files.iter().map(|one| grader.not_graded(&one.file, &fault)).collect()
        });
        for (one, report) in files.iter().zip(&reports) {
            if let Some(key) = one.keys.first() {
                let good = report.status != Status::Error;
                self.memo.graded(key, good.then(|| Arc::new(report.clone())));
            }
        }
        files.iter().map(|one| one.at).zip(reports).collect()
    }
}

/// What is known of a file before it is graded.
enum Answer {
    Is(Box<ExerciseReport>),
    /// Nothing: it is this one's turn.
    Grade,
    /// Somebody else grades it.
    Later,
}

/// A file for the exercise at a place of the list.
struct Own {
    at: usize,
    /// The SHA-256 of its text; empty where there is none.
    hash: String,
    /// The names under which its report is known or will be, the widest first; none
    /// where there is no text, which takes no time to grade.
    keys: Vec<Key>,
    file: Submission,
}

impl Own {
    fn new(at: usize, hash: &str, file: &Submission) -> Own {
        let file = Submission { shown: shown(&file.id), ..file.clone() };
        let keys = match &file.content {
            Content::Source(text) => keys(&file.id.folder, hash, text),
            Content::Missing | Content::Unusable(_) => Vec::new(),
        };
        Own { at, hash: hash.to_string(), keys, file }
    }

    fn has_text(&self) -> bool {
        matches!(self.file.content, Content::Source(_))
    }
}

/// The names of a text: by what of it is code, and by the whole text.
fn keys(folder: &str, hash: &str, text: &str) -> Vec<Key> {
    let by_code = code(text).map(|code| format!("code {}", sha256(code.as_bytes())));
    by_code.iter().map(String::as_str).chain([hash]).map(|hash| Key::new(folder, hash)).collect()
}

/// Reads reports back from a journal, each line once.
struct Read<'a> {
    journal: &'a std::path::Path,
    entries: HashMap<u64, Entry>,
}

impl Read<'_> {
    fn report(&mut self, place: Place, id: &ExerciseId) -> Result<ExerciseReport, Fault> {
        if !self.entries.contains_key(&place.offset) {
            self.entries.insert(place.offset, place.read(self.journal)?);
        }
        self.entries[&place.offset]
            .report
            .exercises
            .iter()
            .find(|report| report.id == *id)
            .cloned()
            .ok_or_else(|| {
                Fault::machine(
                    format!("{} was changed while it was read", self.journal.display()),
                    "Run the command again when nothing else uses this run.",
                )
            })
    }
}
