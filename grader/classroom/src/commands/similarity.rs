//! Submissions in the layout that the field's tool wants.

use super::{Done, Exit};
use crate::run::Run;
use crate::similarity::{Files, Texts, layout};
use crate::sources::{Kind, Sources};
use grader::fault::Fault;
use grader::files::write_atomically;
use grader::manifest::Layout;
use grader::value::counted;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Submissions in the layout that the field's tool wants.
pub fn similarity(run: &Path, output: &Path, out: &mut impl Write) -> Done {
    let run = Run::open(run)?;
    refuse_what_is_not_empty(output)?;
    let stubs = stubs(&run)?;
    let students = students(&run)?;
    write(&layout(&students, &stubs), output)?;
    let handed_in = students.iter().filter(|student| !student.of.is_empty()).count();
    let who = counted(handed_in, "student", "students");
    Ok(writeln!(
        out,
        "{}: the texts of {who}; nothing was compared.\nNext: sh {} path/to/jplag.jar",
        output.display(),
        output.join("run.sh").display()
    )
    .map(|()| Exit::Fine))
}

/// A folder with something in it may be another comparison, with students who would
/// be compared as well.
fn refuse_what_is_not_empty(output: &Path) -> Result<(), Fault> {
    let has_something = fs::read_dir(output).map(|mut entries| entries.next().is_some());
    let what = match has_something {
        Ok(false) => return Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Ok(true) => "is not empty".to_string(),
        Err(error) => format!("is no folder to write into ({error})"),
    };
    Err(Fault::usage(format!("{} {what}", output.display()), "Give a new folder with `--output`."))
}

/// What everybody was given, for the exercises of a run.
fn stubs(run: &Run) -> Result<BTreeMap<String, String>, Fault> {
    let workbook = Layout::here()?;
    let exercises = run.header().course.exercises.iter();
    exercises
        .map(|counted| {
            let path = workbook.stub(&counted.id);
            let text = fs::read_to_string(&path).map_err(|error| {
                Fault::file(
                    &workbook.shown(&path),
                    format!("the stub cannot be read ({error})"),
                    "Bring it back from the repository.",
                )
            })?;
            Ok((counted.id.folder.clone(), text))
        })
        .collect()
}

/// The graded texts of every student.
fn students(run: &Run) -> Result<Vec<Texts>, Fault> {
    let sources = Sources::of(&run.folder);
    run.journal
        .entries()
        .map(|entry| {
            let entry = entry?;
            let texts = entry
                .sources
                .iter()
                .map(|(exercise, hash)| Ok((exercise.clone(), sources.text(hash, Kind::Rust)?)));
            Ok(Texts {
                student: entry.student.id.clone(),
                of: texts.collect::<Result<_, Fault>>()?,
            })
        })
        .collect()
}

fn write(files: &Files, output: &Path) -> Result<(), Fault> {
    for (path, text) in files {
        let path = output.join(path);
        write_atomically(&path, text.as_bytes()).map_err(|error| {
            Fault::machine(
                format!("{} cannot be written ({error})", path.display()),
                "Make room on the disk, or give another `--output`.",
            )
        })?;
    }
    Ok(())
}
