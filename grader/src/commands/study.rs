//! What a student asks beside grading: the list, hints, the stub again, and the
//! model solution.

use super::{Done, Session, fine, needs_solutions, own_file};
use crate::exercise::ExerciseId;
use crate::fault::Fault;
use crate::files::write_atomically;
use crate::grade::Origin;
use crate::hints::Tries;
use crate::manifest::{HINT_LEVELS, read_exercise};
use crate::report::{Status, terminal};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Lists the exercises by part, then the lab sets.
pub fn list(session: &Session, out: &mut impl Write) -> Done {
    let outline = session.outline();
    let mut write = || -> io::Result<()> {
        for part in &outline.parts {
            writeln!(out, "{}", session.layout.text(&part.title))?;
            for id in &part.exercises {
                let title = read_exercise(&session.grader.layout, id)
                    .map(|exercise| exercise.title)
                    .unwrap_or_default();
                let star = match (outline.is_core(id), session.layout.ascii) {
                    (true, false) => "★",
                    (true, true) => "*",
                    (false, _) => " ",
                };
                let title = session.layout.text(&title);
                writeln!(out, "  {:02} {star} {:<20} {title}", id.number, id.name)?;
            }
        }
        writeln!(out, "\nLab sets, for --lab")?;
        for (name, members) in &outline.labs {
            let numbers: Vec<String> =
                members.iter().map(|id| format!("{:02}", id.number)).collect();
            writeln!(out, "  {name:<10} {}", numbers.join(" "))?;
        }
        Ok(())
    };
    fine(write())
}

/// Shows the hints that are open.
pub fn hint(session: &Session, word: &str, out: &mut impl Write) -> Done {
    let id = session.exercise(word)?;
    let tries = Tries::read(&session.grader.layout);
    let level = tries.level(&id.folder);
    let report = session.grader.grade_one(&own_file(session, &id), Origin::Student);
    let mut write = || -> io::Result<()> {
        if let Some(notice) = &tries.notice {
            terminal::paragraph(notice, session.layout, out)?;
        }
        for (at, text) in report.fitting_hints().iter().take(level).enumerate() {
            terminal::hint(at + 1, text, session.layout, out)?;
        }
        if level < HINT_LEVELS {
            writeln!(out)?;
            terminal::paragraph(
                "The next hint opens when a changed file still fails.",
                session.layout,
                out,
            )?;
        }
        Ok(())
    };
    fine(write())
}

/// Brings the stub back and keeps the old file.
pub fn reset(session: &Session, word: &str, out: &mut impl Write) -> Done {
    let layout = &session.grader.layout;
    let id = session.exercise(word)?;
    let (file, stub) = (layout.student(&id), layout.stub(&id));
    let pristine = fs::read(&stub).map_err(|error| {
        Fault::file(
            &layout.shown(&stub),
            format!("the stub cannot be read ({error})"),
            "Bring it back with `git checkout -- grader/stubs`.",
        )
    })?;
    let shown = layout.shown(&file);
    let failed = |error: io::Error| {
        Fault::machine(
            format!("{} cannot be replaced ({error})", shown.display()),
            "Check the permissions of its folder.",
        )
    };
    let old = match fs::read(&file) {
        Ok(old) => Some(old),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(failed(error)),
    };
    if old.as_deref() == Some(&pristine) {
        return fine(writeln!(out, "{} is the stub already.", shown.display()));
    }
    let backup = match old {
        None => None,
        Some(old) => {
            let path = free_backup(&layout.root, &id);
            write_atomically(&path, &old).map_err(failed)?;
            Some(layout.shown(&path))
        }
    };
    // A link in the file's place is replaced, not followed.
    write_atomically(&file, &pristine).map_err(failed)?;
    fine(match backup {
        Some(backup) => writeln!(
            out,
            "{} is the stub again. What was in it is kept in {}.",
            shown.display(),
            backup.display()
        ),
        None => writeln!(out, "{} is back.", shown.display()),
    })
}

/// A name for a backup that no other one has.
fn free_backup(root: &Path, id: &ExerciseId) -> PathBuf {
    (1..)
        .map(|number| root.join(".workbook/backups").join(format!("{}-{number}.rs", id.folder)))
        .find(|path| !path.exists())
        .expect("there are more numbers than files")
}

/// Prints the model solution of a passed exercise, or of any with `show`.
pub fn solution(session: &Session, word: &str, show: bool, out: &mut impl Write) -> Done {
    let layout = &session.grader.layout;
    let id = session.exercise(word)?;
    needs_solutions(session, "solution")?;
    if !show {
        let report = session.grader.grade_one(&own_file(session, &id), Origin::Student);
        if report.status != Status::Passed {
            let name = &id.name;
            let text = format!(
                "The model solution opens when {name} passes; {} of {} points so far. \
                 `hint {name}` helps on the way. To read the solution all the same: \
                 cargo run -p grader -- solution {name} --show",
                report.score.earned, report.score.possible
            );
            return fine(terminal::paragraph(&text, session.layout, out));
        }
    }
    let path = layout.solution(&id);
    let text = fs::read_to_string(&path).map_err(|error| {
        Fault::file(
            &layout.shown(&path),
            format!("the solution cannot be read ({error})"),
            "Bring it back with `git checkout -- solutions`.",
        )
    })?;
    fine(out.write_all(text.as_bytes()))
}
