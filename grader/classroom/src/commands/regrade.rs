//! One student, graded once more from the kept sources: old and new side by side.
//! Nothing is written.

use super::{Done, Exit};
use crate::cli::{Choice, Regrade};
use crate::course::Course;
use crate::journal::Entry;
use crate::run::Run;
use crate::sources::{Kind, Sources};
use crate::workbench::Workbench;
use grader::exercise::Limits;
use grader::fault::Fault;
use grader::report::{CheckReport, ExerciseReport, Receipt, Status};
use grader::submission::{Content, Submission};
use grader::value::clean;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Grades a student of a run again and shows what is different.
pub fn regrade(wanted: &Regrade, out: &mut impl Write) -> Done {
    let run = Run::open(&wanted.run)?;
    let entry = entry_of(&run, &wanted.student)?;
    let choice = Choice { seed: run.header().receipt.seed, ..wanted.choice.clone() };
    let bench = Workbench::open(&choice, wanted.jobs, true)?;
    let reports = again(&run, &bench, &entry)?;
    let old = entry.report.receipt.as_ref().unwrap_or(&run.header().receipt);
    let same = compare(&run.header().course, &entry, &reports);
    let written = write(&entry, (old, &bench.receipt), &same, out);
    let changed = same.iter().any(|one| !one.lines.is_empty());
    Ok(written.map(|()| if changed { Exit::Waiting } else { Exit::Fine }))
}

fn entry_of(run: &Run, student: &str) -> Result<Entry, Fault> {
    run.journal.entry(student)?.ok_or_else(|| {
        let ids: Vec<&str> = run.journal.students().collect();
        let next = match grader::diff::closest(student, &ids) {
            Some(meant) => format!("Did you mean `{meant}`?"),
            None => "The first column of grades.csv has the ids.".to_string(),
        };
        Fault::usage(format!("there is no student `{student}` in {}", run.folder.display()), next)
    })
}

/// The new reports, by the exercise's folder.
fn again(
    run: &Run,
    bench: &Workbench,
    entry: &Entry,
) -> Result<BTreeMap<String, ExerciseReport>, Fault> {
    let sources = Sources::of(&run.folder);
    let mut files = Vec::new();
    for (at, prepared) in bench.exercises.iter().enumerate() {
        let id = &prepared.exercise.id;
        let Some(hash) = entry.sources.get(&id.folder) else { continue };
        let content = Content::Source(sources.text(hash, Kind::Rust)?);
        let shown = crate::engine::shown(id);
        let file = Submission { id: id.clone(), shown, content };
        files.push((at, file));
    }
    let list: Vec<(usize, &Submission)> = files.iter().map(|(at, file)| (*at, file)).collect();
    let folders = files.iter().map(|(_, file)| file.id.folder.clone());
    Ok(folders.zip(bench.grade(&list)).collect())
}

/// What came of one exercise.
struct Compared {
    folder: String,
    /// Old and new points, or why there are none.
    points: (String, String),
    /// What is different, check by check.
    lines: Vec<String>,
    /// Whether the checks, their answers or limits were changed since.
    checks_changed: bool,
}

fn compare(
    course: &Course,
    entry: &Entry,
    reports: &BTreeMap<String, ExerciseReport>,
) -> Vec<Compared> {
    let old_of = |folder: &str| entry.report.exercises.iter().find(|one| one.id.folder == folder);
    course
        .exercises
        .iter()
        .filter_map(|counted| {
            let folder = counted.id.folder.clone();
            let (old, new) = (old_of(&folder)?, reports.get(&folder)?);
            Some(Compared {
                points: (points(old), points(new)),
                lines: differences(old, new),
                checks_changed: old.receipt.checks_sha256 != new.receipt.checks_sha256,
                folder,
            })
        })
        .collect()
}

fn points(report: &ExerciseReport) -> String {
    match report.status {
        Status::Error => "no mark".to_string(),
        _ => format!("{} of {}", report.score.earned, report.score.possible),
    }
}

/// The checks whose verdict, points or limits differ, or that only one of the two
/// has.
fn differences(old: &ExerciseReport, new: &ExerciseReport) -> Vec<String> {
    let find = |report: &ExerciseReport, name: &str| {
        report.checks.iter().find(|check| check.name == name).cloned()
    };
    let mut names: Vec<&str> = old.checks.iter().map(|check| check.name.as_str()).collect();
    names.extend(new.checks.iter().map(|check| check.name.as_str()));
    let mut seen = std::collections::BTreeSet::new();
    names.retain(|name| seen.insert(*name));
    names
        .into_iter()
        .filter_map(|name| {
            let (before, now) = (find(old, name).map(told), find(new, name).map(told));
            let word = |told: &Option<String>| told.clone().unwrap_or_else(|| "not there".into());
            (before != now).then(|| format!("{name}: {} → {}", word(&before), word(&now)))
        })
        .collect()
}

fn told(check: CheckReport) -> String {
    let Limits { cpu_seconds, memory_mib } = check.limits;
    let verdict = check.verdict().word().replace('_', " ");
    let CheckReport { earned, possible, .. } = check;
    format!("{verdict}, {earned} of {possible} ({cpu_seconds} s, {memory_mib} MiB)")
}

fn write(
    entry: &Entry,
    (old, new): (&Receipt, &Receipt),
    compared: &[Compared],
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{}, graded {}\n", clean(&entry.student.id), entry.at)?;
    let first = |text: &str| text.lines().next().unwrap_or_default().to_string();
    let isolation = |receipt: &Receipt| match receipt.isolation.gaps().len() {
        0 => "files and system calls".to_string(),
        gaps => format!("with {gaps} gaps"),
    };
    let seed = |receipt: &Receipt| receipt.seed.map_or("none".into(), |seed| seed.to_string());
    for (what, before, now) in [
        ("compiler", first(&old.compiler), first(&new.compiler)),
        ("grader", old.grader.clone(), new.grader.clone()),
        ("confined", isolation(old), isolation(new)),
        ("seed", seed(old), seed(new)),
    ] {
        if before == now {
            writeln!(out, "  {what:<10} {now}, as before")?;
        } else {
            writeln!(out, "  {what:<10} {before}\n  {:<10} ≠ {now}", "")?;
        }
    }
    writeln!(out)?;
    for one in compared {
        let (before, now) = &one.points;
        let mark = if before == now { "=" } else { "≠" };
        let checks = if one.checks_changed { "   its checks have changed since" } else { "" };
        writeln!(out, "  {:<24} {before:<10} {mark}  {now:<10}{checks}", one.folder)?;
        for line in &one.lines {
            writeln!(out, "      {}", clean(line))?;
        }
    }
    if compared.is_empty() {
        writeln!(out, "  nothing of this student was graded")?;
    }
    writeln!(out, "\nNothing was written. What a person decides goes into overrides.csv.")
}
