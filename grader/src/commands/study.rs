//! What a student asks beside grading: the list, hints, the stub again, the
//! model solution, and a look at their own search.

use super::{Exit, Session};
use crate::compile::CompilerError;
use crate::exercise::{Case, Check, Draw, Exercise, ExerciseId, Inputs, Judge, Limits, Visibility};
use crate::fault::{Fault, Place};
use crate::files::write_atomically;
use crate::grade::{Origin, Seen, SeenCheck};
use crate::hints::Tries;
use crate::manifest::{HINT_LEVELS, read_exercise};
use crate::program::Purpose;
use crate::queens;
use crate::report::{Status, terminal};
use crate::run::Ending;
use crate::submission::{Content, Submission};
use crate::value::{Value, shortened};
use crate::verdict::is_not_begun;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

type Done = Result<io::Result<Exit>, Fault>;

fn fine(written: io::Result<()>) -> Done {
    Ok(written.map(|()| Exit::Fine))
}

/// The student's own file of an exercise.
fn own_file(session: &Session, id: &ExerciseId) -> Submission {
    let layout = &session.grader.layout;
    let file = layout.student(id);
    Submission::read(id, &file, layout.shown(&file))
}

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
            "This copy of the workbook may have been handed out without solutions.",
        )
    })?;
    fine(out.write_all(text.as_bytes()))
}

/// Runs the student's own count and search for n queens, and draws the board.
pub fn show(session: &Session, n: usize, out: &mut impl Write) -> Done {
    let count = ask(session, "undo_step", &format!("count_queens({n})"))?;
    let first = ask(session, "first_solution", &format!("first_solution({n})"))?;
    let mut write = || -> io::Result<()> {
        match &count {
            Answered::Value(count) => {
                writeln!(out, "count_queens({n}) of exercise 04 answers {count}.")?;
            }
            Answered::Not(why) => terminal::paragraph(
                &format!("count_queens({n}) of exercise 04 gives no answer: {why}."),
                session.layout,
                out,
            )?,
        }
        match &first {
            Answered::Value(Value::Absent) => {
                writeln!(out, "first_solution({n}) of exercise 06 finds no board.")
            }
            Answered::Value(value) => match value.as_board() {
                Some(board) if board.len() > 2 * n => {
                    let text = format!(
                        "first_solution({n}) of exercise 06 finds a list of {} columns; a board \
                         of width {n} has {n}.",
                        board.len()
                    );
                    terminal::paragraph(&text, session.layout, out)
                }
                Some(board) => {
                    writeln!(out, "first_solution({n}) of exercise 06 finds {value}:")?;
                    terminal::board_rows(std::slice::from_ref(&board), n, session.layout, out)?;
                    let none_counted =
                        matches!(&count, Answered::Value(count) if count.as_integer() == Some(0));
                    if none_counted && queens::is_solution(&board, n) {
                        writeln!(out)?;
                        let text = "These two do not agree: here is a board, and none was counted.";
                        terminal::paragraph(text, session.layout, out)?;
                    }
                    if !queens::is_solution(&board, n) {
                        writeln!(out)?;
                        let text = format!(
                            "This is no solution. `cargo run -p grader -- first_solution` says \
                             more; a solution for {n} queens has {n} entries, and none attack."
                        );
                        terminal::paragraph(&text, session.layout, out)?;
                    }
                    Ok(())
                }
                None => writeln!(
                    out,
                    "first_solution({n}) of exercise 06 answers {}.",
                    shortened(&value.to_string())
                ),
            },
            Answered::Not(why) => terminal::paragraph(
                &format!("first_solution({n}) of exercise 06 gives no board: {why}."),
                session.layout,
                out,
            ),
        }
    };
    fine(write())
}

/// What a student's function answered to one call.
enum Answered {
    Value(Value),
    /// Why there is no answer, as the end of a sentence.
    Not(String),
}

/// How long a question to the student's search may take, in seconds.
const QUESTION_SECONDS: u32 = 20;

/// Calls a student's function once.
fn ask(session: &Session, exercise: &str, call: &str) -> Result<Answered, Fault> {
    let layout = &session.grader.layout;
    let not = |why: &str| Ok(Answered::Not(why.to_string()));
    let Ok(id) = session.exercise(exercise) else {
        return not("this workbook does not have it");
    };
    let submission = own_file(session, &id);
    let source = match submission.content {
        Content::Source(source) => source,
        Content::Missing => return not("its file is missing"),
        Content::Unusable(why) => return Ok(Answered::Not(why)),
    };
    let place = Place { file: submission.shown.clone(), line: 0, column: 0 };
    let question = Exercise {
        checks: vec![Check {
            name: call.to_string(),
            visibility: Visibility::Public,
            points: 0,
            inputs: Inputs::Cases(vec![Case {
                setup: String::new(),
                call: call.to_string(),
                expect: None,
                place: place.clone(),
            }]),
            judge: Judge::Equal,
            draw: Draw::Nothing,
            fields: Vec::new(),
            note: String::new(),
            blank: None,
            reasons: Vec::new(),
            limits: Limits { cpu_seconds: QUESTION_SECONDS, ..Limits::default() },
            stays: None,
            place,
        }],
        generators: None,
        ..read_exercise(layout, &id)?
    };
    let seen = session.grader.examine(
        &question,
        &source,
        &submission.shown,
        Origin::Elsewhere,
        Purpose::Run,
    )?;
    let observed = match seen {
        Seen::Rejected(errors) => return Ok(Answered::Not(first_error(&errors))),
        Seen::Stopped(why) => return Ok(Answered::Not(why)),
        Seen::Ran(mut seen) => match seen.pop() {
            Some(SeenCheck::Observed(observed)) => observed,
            Some(SeenCheck::Failed(fault)) => return Err(fault),
            _ => return not("its given line was changed"),
        },
    };
    Ok(match (observed.answers.into_iter().next(), observed.ending) {
        (Some(value), Ending::Complete) => Answered::Value(value),
        (_, Ending::Panicked { message, .. }) if is_not_begun(&message) => {
            Answered::Not("it is not begun".into())
        }
        (_, Ending::Panicked { message, .. }) => Answered::Not(format!("it panics ({message})")),
        (_, Ending::TimedOut) => {
            Answered::Not(format!("it was stopped after {QUESTION_SECONDS} seconds"))
        }
        (_, Ending::Waited) => Answered::Not("it waits for something that never comes".into()),
        (_, Ending::StackOverflow) => Answered::Not("it calls itself without an end".into()),
        (_, _) => Answered::Not("it ended before it answered".into()),
    })
}

fn first_error(errors: &[CompilerError]) -> String {
    match errors.first() {
        Some(error) => format!("it does not compile ({}, line {})", error.message, error.line),
        None => "it does not compile".to_string(),
    }
}
