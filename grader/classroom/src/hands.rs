//! The files in the folder of a run that people fill in: rows are added for what is
//! new, and a row that is there is never changed.

use crate::corrections::{MANUAL, OVERRIDES};
use crate::intake::{file_name, resolve};
use crate::run::Run;
use crate::sources::{Kind, Sources};
use crate::table::{self, Table};
use grader::fault::Fault;
use grader::files::write_atomically;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Adds what is new to `resolve.csv` and `manual.csv`, begins `overrides.csv`, and
/// lays out the written answers by student in `answers`.
///
/// # Errors
///
/// A machine fault where something cannot be written.
pub fn prepare(run: &Run) -> Result<(), Fault> {
    let mut unresolved = Vec::new();
    let mut wrote = Vec::new();
    for entry in run.journal.entries() {
        let entry = entry?;
        let id = entry.student.id.clone();
        if let Some(hash) = &entry.answers {
            wrote.push((id.clone(), hash.clone()));
        }
        unresolved.extend(entry.unresolved.into_iter().map(|one| (id.clone(), one)));
    }
    let resolve = run.folder.join("resolve.csv");
    let old = fs::read_to_string(&resolve).ok();
    if old.is_some() || !unresolved.is_empty() {
        write(&resolve, &resolve::with_new_rows(old.as_deref(), &unresolved))?;
    }
    let overrides = run.folder.join("overrides.csv");
    if !overrides.exists() {
        write(&overrides, &format!("{OVERRIDES}\n"))?;
    }
    if run.header().course.manual.is_some() {
        let manual = run.folder.join("manual.csv");
        let old = fs::read_to_string(&manual).unwrap_or_else(|_| format!("{MANUAL}\n"));
        write(&manual, &with_students(&old, wrote.iter().map(|(id, _)| id.as_str())))?;
    }
    let sources = Sources::of(&run.folder);
    for (id, hash) in &wrote {
        let path = run.folder.join("answers").join(format!("{}.md", file_name(id)));
        write(&path, &sources.text(hash, Kind::Answers)?)?;
    }
    Ok(())
}

/// A table of points by hand with an empty row for every student it lacks.
fn with_students<'a>(text: &str, students: impl Iterator<Item = &'a str>) -> String {
    let present: BTreeSet<String> = Table::read(text)
        .map(|table| {
            (0..table.rows.len())
                .filter_map(|row| table.values(text, row).into_iter().next())
                .map(|id| id.trim().to_string())
                .collect()
        })
        .unwrap_or_default();
    let mut text = text.to_string();
    for student in students.filter(|student| !present.contains(*student)) {
        if !text.ends_with('\n') {
            text.push('\n');
        }
        text.push_str(&table::line([student, "", "", ""]));
    }
    text
}

fn write(path: &Path, text: &str) -> Result<(), Fault> {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(());
    }
    write_atomically(path, text.as_bytes()).map_err(|error| {
        Fault::machine(
            format!("{} cannot be written ({error})", path.display()),
            "Make room on the disk, or check the permissions of the folder, then run `classroom \
             report` on it.",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_is_there_is_never_changed() {
        let old = "student,points,comment,who\nada,3,\"good, short\",kg";
        assert_eq!(with_students(old, ["ada", "bob"].into_iter()), format!("{old}\nbob,,,\n"));
        assert_eq!(with_students(old, ["ada"].into_iter()), old);
    }
}
