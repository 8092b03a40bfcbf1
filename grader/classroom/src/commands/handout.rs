//! What students get.

use super::{Done, Exit};
use crate::handout::leaks::Secrets;
use crate::handout::update::{self, Record, Step};
use crate::handout::{Handout, plan, proof};
use crate::workbench;
use crate::workspace::needs_whole_workbook;
use grader::manifest::read_outline;
use std::io::{self, Write};
use std::path::Path;

/// What was asked for.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    pub folder: &'a Path,
    pub lab: Option<&'a str>,
    /// Secret checks that must not be in it, beside those in the workbook.
    pub private: Option<&'a Path>,
    pub update: bool,
}

/// Makes what students get, or brings it up to date, once it is proved.
pub fn handout(wanted: Wanted<'_>, out: &mut impl Write) -> Done {
    let layout = workbench::layout(wanted.private)?;
    needs_whole_workbook(&layout.root, "handout")?;
    let old = if wanted.update {
        Some(Record::read(wanted.folder)?)
    } else {
        update::check_free(wanted.folder)?;
        None
    };
    let outline = read_outline(&layout)?;
    let lab = wanted.lab.or(old.as_ref().and_then(|old| old.lab.as_deref()));
    let mut handout = plan(&layout, &outline, lab)?;
    let said = proof::prove(&layout, &mut handout, out)?;
    Secrets::read(&layout, &outline)?.refuse_in(&handout.files)?;
    let said = said.and_then(|()| {
        let files = handout.files.len();
        writeln!(out, "ok  nothing secret is in its {files} files")
    });
    let told = match old {
        None => {
            update::create(wanted.folder, &handout)?;
            said.and_then(|()| tell_new(wanted.folder, &handout, out))
        }
        Some(old) => {
            let steps = update::steps(wanted.folder, &old, &handout)?;
            update::update(wanted.folder, &steps, &handout)?;
            said.and_then(|()| tell_update(wanted.folder, &steps, out))
        }
    };
    Ok(told.map(|()| Exit::Fine))
}

fn tell_new(folder: &Path, handout: &Handout, out: &mut impl Write) -> io::Result<()> {
    let count = match handout.exercises.len() {
        1 => "1 exercise".to_string(),
        many => format!("{many} exercises"),
    };
    writeln!(
        out,
        "{} is ready for students, with {count}. They begin with its README.md.",
        folder.display()
    )
}

fn tell_update(folder: &Path, steps: &[(String, Step)], out: &mut impl Write) -> io::Result<()> {
    let (grader, others): (Vec<_>, Vec<_>) =
        steps.iter().partition(|(path, _)| path.starts_with("grader/"));
    for (path, step) in &others {
        writeln!(out, "  {:<9} {path}{}", word(*step), note(*step))?;
    }
    for step in [Step::Add, Step::Replace, Step::ReplaceChanged, Step::Remove, Step::RemoveChanged]
    {
        let count = grader.iter().filter(|(_, one)| *one == step).count();
        if count > 0 {
            let files = if count == 1 { "file" } else { "files" };
            writeln!(out, "  {:<9} {count} {files} below grader{}", word(step), note(step))?;
        }
    }
    let end = if steps.is_empty() { "was up to date" } else { "is up to date" };
    writeln!(out, "{} {end}.", folder.display())
}

fn word(step: Step) -> &'static str {
    match step {
        Step::Add => "added",
        Step::Replace | Step::ReplaceChanged => "replaced",
        Step::Keep | Step::KeepGone => "kept",
        Step::Remove | Step::RemoveChanged => "removed",
    }
}

fn note(step: Step) -> &'static str {
    match step {
        Step::Add | Step::Replace | Step::Remove => "",
        Step::Keep => " (a student's work; `reset` brings the stub)",
        Step::KeepGone => " (a student's work on an exercise that is not handed out any more)",
        Step::ReplaceChanged | Step::RemoveChanged => {
            " (it was changed here; what was in it is below .workbook/replaced)"
        }
    }
}
