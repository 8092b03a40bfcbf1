//! The commands: each reads what it needs, calls the library, and hands the
//! result to a writer.

mod author;
mod doctor;
mod grading;
mod look;
mod pack;
mod study;
mod watch;

use crate::cli::{self, Command, Invocation};
use crate::confine::Jail;
use crate::diff::closest;
use crate::exercise::ExerciseId;
use crate::fault::{Fault, Kind};
use crate::grade::Grader;
use crate::manifest::{Layout, Outline};
use crate::report::terminal;
use crate::submission::Submission;
use crate::{bless, verify};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::thread;

/// How the program ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// Graded, whatever the score; or the command did what it is for.
    Fine = 0,
    /// Below `--fail-under`.
    Below = 1,
    /// Bad usage, or a fault of the workbook or the machine.
    Fault = 2,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// Runs the program with the given arguments, without its own name.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let done = cli::parse(arguments).and_then(|invocation| {
        terminal::use_color(invocation.color);
        carry_out(&invocation)
    });
    match done {
        Ok(exit) => exit.into(),
        Err(fault) => {
            let _ = writeln!(io::stderr(), "{}: {fault}", heading(fault.kind));
            Exit::Fault.into()
        }
    }
}

fn heading(kind: Kind) -> &'static str {
    match kind {
        Kind::Usage => "grader",
        Kind::Workbook => "a fault in the workbook",
        Kind::Machine => "a fault of this machine",
    }
}

/// What every command works with.
struct Session {
    grader: Grader,
    layout: terminal::Layout,
}

impl Session {
    fn open(invocation: &Invocation) -> Result<Session, Fault> {
        let layout = Layout::here()?;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let jobs = invocation.jobs.unwrap_or_else(cores);
        let grader = Grader::new(layout, Jail::of_this_program()?, jobs)?;
        Ok(Session { grader, layout: text_layout(invocation) })
    }

    fn outline(&self) -> &Outline {
        &self.grader.outline
    }

    fn exercise(&self, word: &str) -> Result<ExerciseId, Fault> {
        find_exercise(self.outline(), word)
    }

    /// The exercises that words name; all of them where there is no word.
    fn exercises(&self, words: &[String]) -> Result<Vec<ExerciseId>, Fault> {
        if words.is_empty() {
            return Ok(self.outline().exercises().cloned().collect());
        }
        words.iter().map(|word| self.exercise(word)).collect()
    }
}

type Done = Result<io::Result<Exit>, Fault>;

fn fine(written: io::Result<()>) -> Done {
    Ok(written.map(|()| Exit::Fine))
}

/// Says so where this copy of the workbook has no model solutions, as one that was
/// handed out to students.
///
/// # Errors
///
/// A usage fault that names `command`, which needs them.
fn needs_solutions(session: &Session, command: &str) -> Result<(), Fault> {
    if session.grader.layout.root.join("solutions").is_dir() {
        return Ok(());
    }
    Err(Fault::usage(
        format!("this copy of the workbook has no model solutions, which `{command}` needs"),
        "It was handed out without them. Ask whoever gave it to you.",
    ))
}

/// The student's own file of an exercise.
fn own_file(session: &Session, id: &ExerciseId) -> Submission {
    let layout = &session.grader.layout;
    let file = layout.student(id);
    Submission::read(id, &file, layout.shown(&file))
}

fn text_layout(invocation: &Invocation) -> terminal::Layout {
    terminal::Layout { ascii: invocation.ascii, width: terminal::WIDTH }
}

fn carry_out(invocation: &Invocation) -> Result<Exit, Fault> {
    let mut out = io::stdout().lock();
    let done = match &invocation.command {
        Command::Help => out.write_all(cli::HELP.as_bytes()).map(|()| Exit::Fine),
        Command::Version => {
            writeln!(out, "grader {}", env!("CARGO_PKG_VERSION")).map(|()| Exit::Fine)
        }
        Command::Grade(wanted) => grading::grade(&Session::open(invocation)?, wanted, &mut out)?,
        Command::Watch { exercises } => {
            watch::watch(&Session::open(invocation)?, exercises, &mut out)?
        }
        Command::List => study::list(&Session::open(invocation)?, &mut out)?,
        Command::Hint { exercise } => study::hint(&Session::open(invocation)?, exercise, &mut out)?,
        Command::Reset { exercise } => {
            study::reset(&Session::open(invocation)?, exercise, &mut out)?
        }
        Command::Solution { exercise, show } => {
            study::solution(&Session::open(invocation)?, exercise, *show, &mut out)?
        }
        Command::Show { n } => look::show(&Session::open(invocation)?, *n, &mut out)?,
        Command::Tree(wanted) => look::tree(&Session::open(invocation)?, wanted, &mut out)?,
        Command::Visualize(wanted) => {
            look::visualize(&Session::open(invocation)?, wanted, &mut out)?
        }
        Command::Table(wanted) => look::table(&Session::open(invocation)?, wanted, &mut out)?,
        Command::Pack { output } => {
            pack::pack(&Session::open(invocation)?, output.as_deref(), &mut out)?
        }
        Command::Doctor => doctor::doctor(&Session::open(invocation)?, &mut out)?,
        Command::Verify { exercises } => {
            let session = Session::open(invocation)?;
            needs_solutions(&session, "verify")?;
            let wanted = session.exercises(exercises)?;
            let sound = verify::verify(&session.grader, &wanted, &mut out);
            sound.map(|sound| if sound { Exit::Fine } else { Exit::Fault })
        }
        Command::New { name } => author::new(&Session::open(invocation)?, name, &mut out)?,
        Command::Bless { exercises } => {
            let session = Session::open(invocation)?;
            needs_solutions(&session, "bless")?;
            let wanted = session.exercises(exercises)?;
            bless::bless(&session.grader, &wanted, &mut out)?.map(|()| Exit::Fine)
        }
    };
    match done {
        // Whoever reads the output has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Exit::Fine),
        Err(error) => Err(Fault::machine(format!("the output cannot be written ({error})"), "")),
        Ok(exit) => Ok(exit),
    }
}

/// The exercise that a word means.
fn find_exercise(outline: &Outline, word: &str) -> Result<ExerciseId, Fault> {
    if let Some(id) = outline.exercises().find(|id| id.answers_to(word)) {
        return Ok(id.clone());
    }
    let mut names: Vec<&str> = outline.exercises().map(|id| id.name.as_str()).collect();
    names.extend(outline.exercises().map(|id| id.folder.as_str()));
    names.extend(cli::commands());
    let next = match closest(word, &names) {
        Some(meant) => format!("Did you mean `{meant}`?"),
        None => "`cargo run -p grader -- list` shows all exercises.".to_string(),
    };
    Err(Fault::usage(format!("there is no exercise `{word}`"), next))
}
