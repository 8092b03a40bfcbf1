//! The parts of a class, joined into one run.

use super::{Done, Exit};
use crate::corrections::{MANUAL, OVERRIDES};
use crate::derive;
use crate::hands;
use crate::journal::{Header, Writer};
use crate::run::{Run, journal_of};
use crate::shard::Shard;
use crate::sources::{Kind, Sources};
use grader::fault::Fault;
use grader::files::write_atomically;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Joins parts in any order: what is made from them has the same bytes as if one
/// machine had graded all.
pub fn merge(parts: &[PathBuf], output: &Path, out: &mut impl Write) -> Done {
    if fs::read_dir(output).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(Fault::usage(
            format!("{} is not empty, and a run is never overwritten", output.display()),
            "Give a folder that is empty or not there to `--output`.",
        ));
    }
    let parts: Vec<Run> = parts.iter().map(|part| Run::open(part)).collect::<Result<_, _>>()?;
    let header = common_header(&parts)?;
    complete(&parts)?;
    let places = students(&parts)?;
    fs::create_dir_all(output).map_err(|error| cannot_write(output, &error.to_string()))?;
    for (name, columns) in
        [("overrides.csv", OVERRIDES), ("manual.csv", MANUAL), ("resolve.csv", "")]
    {
        join(&parts, name, columns, output)?;
    }
    let sources = Sources::of(output);
    let mut writer = Writer::create(&journal_of(output), &header)?;
    for (student, part) in &places {
        let Some(entry) = parts[*part].journal.entry(student)? else { continue };
        let old = Sources::of(&parts[*part].folder);
        for hash in entry.sources.values() {
            sources.keep(&old.text(hash, Kind::Rust)?, Kind::Rust)?;
        }
        if let Some(hash) = &entry.answers {
            sources.keep(&old.text(hash, Kind::Answers)?, Kind::Answers)?;
        }
        writer.entry(&entry)?;
    }
    let run = Run::open(output)?;
    hands::prepare(&run)?;
    let summary = derive::rebuild(&run)?;
    let waits = if summary.waits() { Exit::Waiting } else { Exit::Fine };
    Ok(summary
        .write(&mut *out)
        .and_then(|()| {
            writeln!(out, "\nEverything is in {}; begin with report.html.", output.display())
        })
        .map(|()| waits))
}

/// The header of the whole: the parts were graded alike.
fn common_header(parts: &[Run]) -> Result<Header, Fault> {
    let first = &parts[0];
    for other in &parts[1..] {
        if !first.header().agrees(other.header()) {
            return Err(Fault::usage(
                format!(
                    "{} and {} were not graded alike",
                    first.folder.display(),
                    other.folder.display()
                ),
                "The parts need the same workbook, compiler, exercises, points, seed and \
                 confinement; grade the odd one again.",
            ));
        }
    }
    let began = parts.iter().map(|part| part.header().began.clone()).min().unwrap_or_default();
    Ok(Header { shard: Shard::WHOLE, began, ..first.header().clone() })
}

/// Sees to it that no part is missing.
fn complete(parts: &[Run]) -> Result<(), Fault> {
    let of = parts[0].header().shard.of;
    let numbers: BTreeSet<u32> = parts.iter().map(|part| part.header().shard.number).collect();
    if let Some(part) = parts.iter().find(|part| part.header().shard.of != of) {
        return Err(Fault::usage(
            format!(
                "{} is part {}, and another is one of {of}",
                part.folder.display(),
                part.header().shard
            ),
            "Join parts of the same division.",
        ));
    }
    let missing: Vec<String> =
        (1..=of).filter(|number| !numbers.contains(number)).map(|n| format!("{n}/{of}")).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Fault::usage(
        format!("part {} is missing", missing.join(", ")),
        "Name the folders of all parts; grade a missing one with `--shard`.",
    ))
}

/// For every student, the part that holds them.
fn students(parts: &[Run]) -> Result<BTreeMap<String, usize>, Fault> {
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for (at, part) in parts.iter().enumerate() {
        for student in part.journal.students() {
            if let Some(other) = places.insert(student.to_string(), at) {
                return Err(Fault::usage(
                    format!(
                        "`{student}` is in {} and in {}",
                        parts[other].folder.display(),
                        part.folder.display()
                    ),
                    "Name every part once.",
                ));
            }
        }
    }
    Ok(places)
}

/// Joins what people decided in the parts: the rows of all, sorted.
fn join(parts: &[Run], name: &str, columns: &str, output: &Path) -> Result<(), Fault> {
    let mut head = columns.to_string();
    let mut rows = BTreeSet::new();
    for part in parts {
        let path = part.folder.join(name);
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let mut records = crate::table::records(&text)
            .map_err(|line| cannot_write(&path, &format!("a cell of line {line} never ends")))?
            .into_iter();
        head = records.next().unwrap_or(head);
        rows.extend(records.filter(|record| !record.trim().is_empty()));
    }
    if rows.is_empty() {
        return Ok(());
    }
    let rows: Vec<String> = rows.into_iter().collect();
    let text = format!("{head}\n{}\n", rows.join("\n"));
    let path = output.join(name);
    write_atomically(&path, text.as_bytes())
        .map_err(|error| cannot_write(&path, &error.to_string()))
}

fn cannot_write(path: &Path, why: &str) -> Fault {
    Fault::machine(
        format!("{} cannot be used ({why})", path.display()),
        "Check the folder's permissions and the room on the disk.",
    )
}
