//! Everything that follows from a journal, made again.

use super::{Done, Exit};
use crate::derive::{Summary, anonymous_page, rebuild};
use crate::run::Run;
use grader::fault::Fault;
use grader::files::write_output;
use std::io::{self, Write};
use std::path::Path;

/// Everything that follows from a journal, made again; or only the page without names.
pub fn report(run: &Path, anonymous: Option<&Path>, out: &mut impl Write) -> Done {
    let run = Run::open(run)?;
    match anonymous {
        Some(page) => write_anonymous(&run, page, out),
        None => {
            let summary = rebuild(&run)?;
            let exit = if summary.waits() { Exit::Waiting } else { Exit::Fine };
            Ok(tell(&summary, &run, out).map(|()| exit))
        }
    }
}

fn tell(summary: &Summary, run: &Run, out: &mut impl Write) -> io::Result<()> {
    summary.write(out)?;
    writeln!(out, "\nEverything is in {}; begin with report.html.", run.folder.display())
}

fn write_anonymous(run: &Run, page: &Path, out: &mut impl Write) -> Done {
    write_output(page, anonymous_page(run)?.as_bytes()).map_err(|error| {
        Fault::machine(
            format!("{} cannot be written ({error})", page.display()),
            "Name a file in a folder that you may write to.",
        )
    })?;
    Ok(writeln!(out, "{}: the page without names", page.display()).map(|()| Exit::Fine))
}
