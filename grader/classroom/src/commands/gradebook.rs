//! A platform's own export, filled in.

use super::{Done, Exit};
use crate::cli::{Gradebook, Platform};
use crate::course::Counted;
use crate::gradebook::{Export, Fill, Left, Marked, Plan, Wanted, canvas, moodle, plan};
use crate::points::Hundredths;
use crate::roster::Student;
use crate::run::Run;
use grader::fault::Fault;
use grader::files::write_output;
use grader::value::{clean, counted};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A platform's own export, filled in.
pub fn gradebook(wanted: &Gradebook, out: &mut impl Write) -> Done {
    let run = Run::open(&wanted.run)?;
    let exercise = wanted.exercise.as_deref().map(|word| exercise(&run, word)).transpose()?;
    let marks = marks(&run, exercise.map(|(at, _)| at))?;
    let course = &run.header().course;
    let asked = Wanted {
        marks: &marks,
        worth: exercise.map_or_else(|| course.worth(), |(_, one)| Hundredths::whole(one.worth)),
        title: exercise.map_or(&course.title, |(_, one)| &one.title),
        column: wanted.column.as_deref(),
    };
    let export = Export::read(read(&wanted.export)?, &wanted.export)?;
    let sheet = match wanted.platform {
        Platform::Canvas => canvas::sheet(&export, &asked)?,
        Platform::Moodle => moodle::sheet(&export, &asked)?,
    };
    let plan = plan(&export, &sheet, &asked);
    let ending = if wanted.write {
        write(wanted, &export.filled(&plan.fills()), &plan)?
    } else {
        "nothing was written; add --write".to_string()
    };
    let exit = if plan.leaves_something() { Exit::Waiting } else { Exit::Fine };
    Ok(tell(&plan, &wanted.export, out).and_then(|()| writeln!(out, "\n{ending}")).map(|()| exit))
}

/// An exercise of the run, with its place in the course.
fn exercise<'a>(run: &'a Run, word: &str) -> Result<(usize, &'a Counted), Fault> {
    let exercises = &run.header().course.exercises;
    exercises.iter().enumerate().find(|(_, one)| one.id.answers_to(word)).ok_or_else(|| {
        let names: Vec<&str> = exercises.iter().map(|one| one.id.folder.as_str()).collect();
        Fault::usage(
            format!("there is no exercise `{word}` in this run"),
            format!("There are {}.", names.join(", ")),
        )
    })
}

/// What every student gets: the total, or the points of one exercise.
fn marks(run: &Run, exercise: Option<usize>) -> Result<Vec<Marked>, Fault> {
    let mark = |row: crate::marks::Row| Marked {
        points: match exercise {
            Some(at) => row.cells.get(at).and_then(|cell| cell.points),
            None => row.total,
        },
        student: row.student,
        state: row.state.word(),
    };
    run.rows().map(|row| row.map(|(_, row)| mark(row))).collect()
}

fn read(export: &Path) -> Result<Vec<u8>, Fault> {
    fs::read(export).map_err(|error| {
        Fault::usage(
            format!("{} cannot be read ({error})", export.display()),
            "Give the file that the platform exported.",
        )
    })
}

/// Writes the filled export; what was done, in a sentence.
fn write(wanted: &Gradebook, bytes: &[u8], plan: &Plan) -> Result<String, Fault> {
    if let Some(copy) = &wanted.output {
        if is_same_file(copy, &wanted.export) {
            return Err(Fault::usage(
                "`--output` names the export itself",
                "Leave it out: `--write` alone fills the export and keeps the old file.",
            ));
        }
        write_output(copy, bytes).map_err(|error| cannot_write(copy, &error))?;
        return Ok(format!("written to {}", copy.display()));
    }
    if plan.fills().is_empty() {
        return Ok("nothing was written: no cell changes".into());
    }
    let before = keep(&wanted.export).map_err(|error| {
        Fault::machine(
            format!("{} cannot be kept beside itself ({error})", wanted.export.display()),
            "Write a copy with `--output FILE` instead.",
        )
    })?;
    write_output(&wanted.export, bytes)
        // A gradebook is not for everybody to read: who could not before cannot now.
        .and_then(|()| fs::set_permissions(&wanted.export, fs::metadata(&before)?.permissions()))
        .map_err(|error| cannot_write(&wanted.export, &error))?;
    let export = wanted.export.display();
    Ok(format!("written to {export}; the old file is {}", before.display()))
}

fn is_same_file(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

fn cannot_write(path: &Path, error: &io::Error) -> Fault {
    Fault::machine(
        format!("{} cannot be written ({error})", path.display()),
        "Make room, or give another place with `--output FILE`.",
    )
}

/// Keeps a file beside itself, under the first of `.before`, `.before-2`, … that is
/// free.
fn keep(export: &Path) -> io::Result<PathBuf> {
    let bytes = fs::read(export)?;
    for number in 1_u32.. {
        let mut name = export.file_name().unwrap_or_default().to_os_string();
        name.push(if number == 1 { ".before".to_string() } else { format!(".before-{number}") });
        let kept = export.with_file_name(name);
        let mut file = match OpenOptions::new().write(true).create_new(true).open(&kept) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        file.set_permissions(fs::metadata(export)?.permissions())?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        return Ok(kept);
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Says what a plan does, row by row.
fn tell(plan: &Plan, export: &Path, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}, column `{}`", export.display(), clean(&plan.column))?;
    fills("cell to fill", "cells to fill", &plan.new, out)?;
    fills(
        "cell that holds another number, which is replaced",
        "cells that hold another number, which is replaced",
        &plan.changed,
        out,
    )?;
    if plan.same > 0 {
        let (one, many) = ("cell holds its mark already", "cells hold their marks already");
        writeln!(out, "\n{}", counted(plan.same, one, many))?;
    }
    for (one, many, rows) in [
        ("row where the student is excused", "rows where the student is excused", &plan.excused),
        ("row that holds no number", "rows that hold no number", &plan.odd),
        ("row that is nobody's of the run", "rows that are nobody's of the run", &plan.nobody),
        ("row that may be somebody else's", "rows that may be somebody else's", &plan.unsure),
    ] {
        left(one, many, rows, out)?;
    }
    let unmarked = plan.unmarked.iter();
    list(
        &counted(
            plan.unmarked.len(),
            "student without a mark: left as it is",
            "students without a mark: left as they are",
        ),
        unmarked.map(|(student, state)| format!("{}  {state}", person(student))),
        out,
    )?;
    list(
        &counted(
            plan.missing.len(),
            "student of the run without a row",
            "students of the run without a row",
        ),
        plan.missing.iter().map(person),
        out,
    )?;
    for note in &plan.notes {
        writeln!(out, "\n{}", clean(note))?;
    }
    Ok(())
}

fn person(student: &Student) -> String {
    format!("{:<12} {}", student.id, student.name)
}

fn fills(one: &str, many: &str, fills: &[Fill], out: &mut impl Write) -> io::Result<()> {
    let line = |fill: &Fill| {
        let old = if fill.old.is_empty() { String::new() } else { format!("{} → ", fill.old) };
        format!("line {:<4} {}  {old}{}", fill.line, person(&fill.student), fill.new)
    };
    list(&counted(fills.len(), one, many), fills.iter().map(line), out)
}

fn left(one: &str, many: &str, rows: &[Left], out: &mut impl Write) -> io::Result<()> {
    let ending = if rows.len() == 1 { "left as it is" } else { "left as they are" };
    let line = |row: &Left| match row.why.as_str() {
        "" => format!("line {:<4} {}", row.line, row.whose),
        why => format!("line {:<4} {}: {why}", row.line, row.whose),
    };
    let title = format!("{}: {ending}", counted(rows.len(), one, many));
    list(&title, rows.iter().map(line), out)
}

/// A heading and its lines; nothing where there are no lines. What comes from an
/// export or from a student cannot write on the terminal.
fn list(
    title: &str,
    lines: impl ExactSizeIterator<Item = String>,
    out: &mut impl Write,
) -> io::Result<()> {
    if lines.len() == 0 {
        return Ok(());
    }
    writeln!(out, "\n{title}")?;
    for line in lines {
        writeln!(out, "  {}", clean(&line).replace('\n', " ").trim_end())?;
    }
    Ok(())
}
