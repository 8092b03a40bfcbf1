//! Reports in the forms of other systems.

use super::{Done, Exit};
use crate::cli::Target;
use crate::convert::classroom50::{self, Submission};
use crate::convert::{self, Given, gradescope, junit};
use grader::fault::Fault;
use grader::files::write_output;
use serde::Serialize;
use std::env;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, UNIX_EPOCH};

/// Reports in the forms of other systems.
pub fn convert(report: &Path, format: Target, output: Option<&Path>, out: &mut impl Write) -> Done {
    let bytes = fs::read(report).map_err(|error| {
        Fault::usage(
            format!("{} cannot be read ({error})", report.display()),
            "Make it with `grader --format json --output report.json`.",
        )
    })?;
    let given = convert::read(&bytes, &report.display().to_string())?;
    let text = converted(&given, format)?;
    let Some(path) = output else {
        return Ok(out.write_all(text.as_bytes()).map(|()| Exit::Fine));
    };
    write_output(path, text.as_bytes()).map_err(|error| {
        Fault::machine(
            format!("{} cannot be written ({error})", path.display()),
            "Give another `--output`.",
        )
    })?;
    Ok(Ok(Exit::Fine))
}

fn converted(given: &Given, format: Target) -> Result<String, Fault> {
    match format {
        Target::Junit => Ok(junit::xml(given)),
        Target::Gradescope => json(&gradescope::results(given.one("Gradescope")?, true)?),
        Target::Classroom50 => {
            let document = given.one("Classroom 50")?;
            document.marked()?;
            let submission =
                Submission::from_runner(|name| env::var(name).ok(), time_of_the_commit()?)?;
            json(&classroom50::result(document, &submission)?)
        }
    }
}

fn json(value: &impl Serialize) -> Result<String, Fault> {
    serde_json::to_string_pretty(value)
        .map(|text| text + "\n")
        .map_err(|error| Fault::machine(format!("the result cannot be written ({error})"), ""))
}

/// When the graded commit was made. It stays the same however often the commit is
/// graded, so that a late submission stays late and an early one early.
fn time_of_the_commit() -> Result<String, Fault> {
    let commit = env::var("GITHUB_SHA").ok().filter(|sha| is_hash(sha));
    let commit = commit.as_deref().unwrap_or("HEAD");
    let told = Command::new("git").args(["show", "-s", "--format=%ct", commit, "--"]).output();
    let seconds = told
        .ok()
        .filter(|told| told.status.success())
        .and_then(|told| String::from_utf8(told.stdout).ok())
        .and_then(|text| text.trim().parse::<u64>().ok());
    let at = seconds.and_then(|seconds| UNIX_EPOCH.checked_add(Duration::from_secs(seconds)));
    at.map(|at| humantime::format_rfc3339_seconds(at).to_string()).ok_or_else(|| {
        Fault::usage(
            format!("git does not say when the commit {commit} was made"),
            "Run this in the student's checkout, as Classroom 50 does.",
        )
    })
}

fn is_hash(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}
