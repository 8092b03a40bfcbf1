//! The journal of a run: a line for the run, then one line for every student, each
//! with a sum of its own. Lines are only ever added. What was cut short or damaged
//! is found by its sum and counts as not written.

use crate::course::Course;
use crate::roster::Student;
use crate::shard::Shard;
use grader::exercise::fingerprint;
use grader::fault::Fault;
use grader::report::{Receipt, Report, Status};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The version of the lines' form.
pub const FORMAT: u32 = 1;

/// What a run is: the first line.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Header {
    pub format: u32,
    pub course: Course,
    pub receipt: Receipt,
    /// The SHA-256 of the checks of each exercise, by its folder.
    pub checks: BTreeMap<String, String>,
    pub shard: Shard,
    /// When it began, in UTC: `2026-11-30T09:00:00Z`.
    pub began: String,
}

impl Header {
    /// Whether two runs may be joined, or one go on with the other's marks: they
    /// grade the same, by the same means.
    pub fn agrees(&self, other: &Header) -> bool {
        let plain = |header: &Header| Header {
            shard: Shard::WHOLE,
            began: String::new(),
            ..header.clone()
        };
        plain(self) == plain(other)
    }
}

/// What is known of one student: a line.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Entry {
    pub student: Student,
    /// Where it was found, below the folder of submissions; empty where nothing was
    /// handed in.
    pub from: String,
    /// The SHA-256 of every text that was graded, by the exercise's folder. The
    /// texts are in `sources/<sha256>.rs`.
    pub sources: BTreeMap<String, String>,
    /// The SHA-256 of `answers.md`, which is read by people: `answers/<sha256>.md`.
    pub answers: Option<String>,
    /// What was handed in and cannot be graded before somebody looks at it.
    pub unresolved: Vec<Unresolved>,
    /// What to know about how it was read, in sentences.
    pub notes: Vec<String>,
    /// The exercises that were graded. One that was not handed in is there with
    /// nothing begun; one that is unresolved is not there.
    pub report: Report,
    /// When it was graded, in UTC.
    pub at: String,
    pub took_ms: u64,
}

/// Something handed in that cannot be graded as it is.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Unresolved {
    /// The exercise's folder, where it is known.
    pub exercise: Option<String>,
    /// The file, as it is named in what was handed in.
    pub found: String,
    /// A sentence without its full stop: why it cannot be graded.
    pub why: String,
    /// What to do, as an imperative sentence.
    pub next: String,
}

/// How a student stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    Graded,
    /// Nothing was handed in.
    Absent,
    /// Something cannot be graded before somebody looks at it.
    ToResolve,
    /// The machine or the grader failed: it is graded again by `--resume`.
    Error,
}

impl State {
    pub fn word(self) -> &'static str {
        match self {
            State::Graded => "graded",
            State::Absent => "absent",
            State::ToResolve => "to resolve",
            State::Error => "error",
        }
    }
}

impl Entry {
    pub fn state(&self) -> State {
        if self.report.exercises.iter().any(|one| one.status == Status::Error) {
            State::Error
        } else if !self.unresolved.is_empty() {
            State::ToResolve
        } else if self.from.is_empty() {
            State::Absent
        } else {
            State::Graded
        }
    }
}

#[derive(Serialize)]
struct Written<'a> {
    sum: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    run: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Line<'a> {
    sum: String,
    #[serde(borrow)]
    run: Option<&'a RawValue>,
    #[serde(borrow)]
    entry: Option<&'a RawValue>,
}

fn sum(text: &str) -> String {
    format!("{:016x}", fingerprint(&[text]))
}

/// The line that holds a value.
///
/// # Errors
///
/// What the serializer says.
pub fn line(run: Option<&Header>, entry: Option<&Entry>) -> Result<String, serde_json::Error> {
    let raw = |text: String| RawValue::from_string(text);
    let run = run.map(serde_json::to_string).transpose()?.map(raw).transpose()?;
    let entry = entry.map(serde_json::to_string).transpose()?.map(raw).transpose()?;
    let text = run.as_deref().or(entry.as_deref()).map_or("", RawValue::get);
    let written = Written { sum: sum(text), run: run.as_deref(), entry: entry.as_deref() };
    Ok(serde_json::to_string(&written)? + "\n")
}

/// The value in a line, where its sum holds.
fn value<T: DeserializeOwned>(line: &str, part: fn(&Line<'_>) -> Option<String>) -> Option<T> {
    let line: Line<'_> = serde_json::from_str(line).ok()?;
    let text = part(&line)?;
    (line.sum == sum(&text)).then(|| serde_json::from_str(&text).ok()).flatten()
}

fn header_of(text: &str) -> Option<Header> {
    value(text, |line| line.run.map(|raw| raw.get().to_string()))
}

fn entry_of(text: &str) -> Option<Entry> {
    value(text, |line| line.entry.map(|raw| raw.get().to_string()))
}

/// A journal, with where each student's last good line lies. The entries stay on
/// the disk.
#[derive(Debug, Clone)]
pub struct Journal {
    pub path: PathBuf,
    pub header: Header,
    /// Where each student's last good line is, by the student's id.
    places: BTreeMap<String, Place>,
    /// Line numbers (from 1) that are damaged and count as not written.
    pub damaged: Vec<usize>,
    /// The length up to the end of the last whole line.
    whole: u64,
}

impl Journal {
    /// Reads a journal; `None` where it was cut off before its first line was whole.
    /// `each` is told of every good entry as it is passed, and where it is.
    ///
    /// # Errors
    ///
    /// A fault where the file cannot be read, or where its first line is damaged or
    /// of another version.
    pub fn read(
        path: &Path,
        mut each: impl FnMut(&Entry, Place),
    ) -> Result<Option<Journal>, Fault> {
        let unreadable = |error: io::Error| {
            Fault::machine(
                format!("{} cannot be read ({error})", path.display()),
                "Check that it is the folder of a run.",
            )
        };
        let mut file = BufReader::new(fs::File::open(path).map_err(unreadable)?);
        let mut header = None;
        let mut places = BTreeMap::new();
        let mut damaged = Vec::new();
        let mut offset = 0_u64;
        for number in 1.. {
            let mut bytes = Vec::new();
            let length = file.read_until(b'\n', &mut bytes).map_err(unreadable)?;
            if bytes.last() != Some(&b'\n') {
                break;
            }
            let text = String::from_utf8_lossy(&bytes);
            if number == 1 {
                let first = header_of(&text).ok_or_else(|| damaged_header(path))?;
                if first.format != FORMAT {
                    return Err(other_format(path, first.format));
                }
                header = Some(first);
            } else if let Some(entry) = entry_of(&text) {
                let place = Place { offset, length };
                each(&entry, place);
                places.insert(entry.student.id.clone(), place);
            } else {
                damaged.push(number);
            }
            offset += length as u64;
        }
        let path = path.to_path_buf();
        Ok(header.map(|header| Journal { path, header, places, damaged, whole: offset }))
    }

    /// The ids of all students, sorted.
    pub fn students(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// The last good entry of a student; `None` where there is none.
    ///
    /// # Errors
    ///
    /// A fault where the file changed meanwhile.
    pub fn entry(&self, student: &str) -> Result<Option<Entry>, Fault> {
        self.places.get(student).map(|place| place.read(&self.path)).transpose()
    }

    /// The entries of all students, sorted by their ids, one at a time.
    pub fn entries(&self) -> impl Iterator<Item = Result<Entry, Fault>> {
        self.places.values().map(|place| place.read(&self.path))
    }
}

fn damaged_header(path: &Path) -> Fault {
    Fault::machine(
        format!("the first line of {} is damaged: it does not match its sum", path.display()),
        "Grade into a new folder; the sources of this run are still in its folder `sources`.",
    )
}

fn other_format(path: &Path, format: u32) -> Fault {
    Fault::machine(
        format!("{} has form {format}; this program reads form {FORMAT}", path.display()),
        "Use the version of the workbook that made it.",
    )
}

/// A journal that grows.
#[derive(Debug)]
pub struct Writer {
    file: fs::File,
    path: PathBuf,
    /// The length so far.
    length: u64,
}

impl Writer {
    /// A new journal with its first line.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn create(path: &Path, header: &Header) -> Result<Writer, Fault> {
        let file = fs::File::create(path).map_err(|error| cannot_write(path, &error))?;
        let mut writer = Writer { file, path: path.to_path_buf(), length: 0 };
        let text = line(Some(header), None).map_err(|error| cannot_write(path, &error.into()))?;
        writer.add(&text)?;
        Ok(writer)
    }

    /// Goes on with a journal. What was cut short at its end is cut off.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn go_on(journal: &Journal) -> Result<Writer, Fault> {
        let path = journal.path.clone();
        let opened = || {
            let mut file = fs::OpenOptions::new().read(true).write(true).open(&path)?;
            file.set_len(journal.whole)?;
            file.seek(SeekFrom::End(0))?;
            Ok::<_, io::Error>(file)
        };
        let file = opened().map_err(|error| cannot_write(&path, &error))?;
        Ok(Writer { file, path, length: journal.whole })
    }

    /// Adds a student. When this returns, the line is on the disk.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn entry(&mut self, entry: &Entry) -> Result<Place, Fault> {
        let text =
            line(None, Some(entry)).map_err(|error| cannot_write(&self.path, &error.into()))?;
        let place = Place { offset: self.length, length: text.len() };
        self.add(&text)?;
        Ok(place)
    }

    fn add(&mut self, text: &str) -> Result<(), Fault> {
        self.file
            .write_all(text.as_bytes())
            .and_then(|()| self.file.sync_data())
            .map_err(|error| cannot_write(&self.path, &error))?;
        self.length += text.len() as u64;
        Ok(())
    }
}

/// Where a line lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub offset: u64,
    pub length: usize,
}

impl Place {
    /// The entry at this place of a journal.
    ///
    /// # Errors
    ///
    /// A fault where the file changed meanwhile.
    pub fn read(self, journal: &Path) -> Result<Entry, Fault> {
        let read = || {
            let mut file = fs::File::open(journal)?;
            file.seek(SeekFrom::Start(self.offset))?;
            let mut bytes = vec![0; self.length];
            file.read_exact(&mut bytes)?;
            Ok::<_, io::Error>(bytes)
        };
        let changed = || {
            Fault::machine(
                format!("{} was changed while it was read", journal.display()),
                "Run the command again when nothing else uses this run.",
            )
        };
        let bytes = read().map_err(|_| changed())?;
        entry_of(&String::from_utf8_lossy(&bytes)).ok_or_else(changed)
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Fault {
    Fault::machine(
        format!("{} cannot be written ({error})", path.display()),
        "Make room on the disk, then go on with `--resume`: what was graded is kept.",
    )
}
