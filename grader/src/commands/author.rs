//! What an author asks: a new exercise.

use super::{Done, Session, fine, needs_solutions};
use crate::report::terminal;
use crate::{bless, cli, scaffold};
use std::io::{self, Write};

/// Writes the files of a new exercise and makes its answers, so that it passes
/// `verify` as it is.
pub fn new(session: &Session, word: &str, out: &mut impl Write) -> Done {
    needs_solutions(session, "new")?;
    let grader = &session.grader;
    let (id, written) = scaffold::scaffold(&grader.layout, &grader.outline, word, cli::commands())?;
    let mut told = || -> io::Result<()> {
        writeln!(out, "{} is there, with a task that waits to be replaced:", id.folder)?;
        for path in &written {
            writeln!(out, "  {}", path.display())?;
        }
        Ok(())
    };
    if let Err(error) = told() {
        return Ok(Err(error));
    }
    if let Err(error) = bless::bless(grader, std::slice::from_ref(&id), out)? {
        return Ok(Err(error));
    }
    let name = &id.name;
    let next = format!(
        "Change the statement, the checks and the files under solutions/{}; after every change \
         run `bless {name}`, then `verify {name}`. .github/CONTRIBUTING.md goes through it step \
         by step.",
        id.folder
    );
    fine(terminal::next_step(&next, session.layout, out))
}
