//! The commands: each reads what it needs, calls the library, and hands the result
//! to a writer.

mod bundle;
mod class;
mod convert;
mod gradebook;
mod handout;
mod merge;
mod regrade;
mod report;
mod similarity;
mod submission;

use crate::cli::{self, Command};
use grader::fault::{Fault, Kind};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// How the program ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// Done, whatever the marks.
    Fine = 0,
    /// Done, and something waits for a person.
    Waiting = 1,
    /// Bad usage, or a fault of the workbook or the machine.
    Fault = 2,
}

/// Runs the program with the given arguments, without its own name.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let exit = cli::parse(arguments).and_then(|command| carry_out(&command));
    let exit = exit.unwrap_or_else(|fault| {
        let whose = match fault.kind {
            Kind::Usage => "classroom",
            Kind::Workbook => "a fault in a file",
            Kind::Machine => "a fault of this machine",
        };
        let _ = writeln!(io::stderr(), "{whose}: {fault}");
        Exit::Fault
    });
    ExitCode::from(exit as u8)
}

fn carry_out(command: &Command) -> Result<Exit, Fault> {
    let mut out = io::stdout().lock();
    let done = match command {
        Command::Help => out.write_all(cli::HELP.as_bytes()).map(|()| Exit::Fine),
        Command::Version => {
            writeln!(out, "classroom {}", env!("CARGO_PKG_VERSION")).map(|()| Exit::Fine)
        }
        Command::Class(wanted) => class::class(wanted, &mut out)?,
        Command::Merge { runs, output } => merge::merge(runs, output, &mut out)?,
        Command::Regrade(wanted) => regrade::regrade(wanted, &mut out)?,
        Command::Report { run, anonymous } => report::report(run, anonymous.as_deref(), &mut out)?,
        Command::Gradebook(wanted) => gradebook::gradebook(wanted, &mut out)?,
        Command::Convert { report, format, output } => {
            convert::convert(report, *format, output.as_deref(), &mut out)?
        }
        Command::Handout { folder, lab, private, update } => {
            let (lab, private) = (lab.as_deref(), private.as_deref());
            handout::handout(handout::Wanted { folder, lab, private, update: *update }, &mut out)?
        }
        Command::Submission(wanted) => submission::submission(wanted, &mut out)?,
        Command::Bundle(wanted) => bundle::bundle(wanted, &mut out)?,
        Command::Similarity { run, output } => similarity::similarity(run, output, &mut out)?,
    };
    match done {
        // Whoever reads the output has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Exit::Fine),
        Err(error) => Err(Fault::machine(format!("the output cannot be written ({error})"), "")),
        Ok(exit) => Ok(exit),
    }
}

/// What a command returns: a fault, or how writing its output went.
type Done = Result<io::Result<Exit>, Fault>;
