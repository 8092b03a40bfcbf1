//! A class run: survey, grade, keep, report.

use super::{Done, Exit};
use crate::changes::{self, Standing};
use crate::cli::Class;
use crate::derive;
use crate::engine::{Engine, Task};
use crate::hands;
use crate::intake::{self, Found, Handed, Resolutions, Survey, Telltales};
use crate::journal::{Entry, Header, Journal, State, Writer};
use crate::memo::Memo;
use crate::progress::Progress;
use crate::roster::Roster;
use crate::run::{Run, journal_of};
use crate::sources::Sources;
use crate::workbench::Workbench;
use grader::exercise::ExerciseId;
use grader::fault::Fault;
use grader::files::sha256;
use grader::submission::Content;
use grader::value::clean;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::AtomicUsize;

/// Grades everybody whose submission is in a folder.
pub fn class(wanted: &Class, out: &mut impl Write) -> Done {
    let _lock = claim(wanted)?;
    let older = wanted.since.as_deref().map(Run::open).transpose()?;
    let bench = Workbench::open(&wanted.choice, wanted.jobs, wanted.unconfined)?;
    let roster = wanted.roster.as_deref().map(Roster::read).transpose()?;
    let survey = intake::survey(&wanted.folder, roster.as_ref())?;
    let header = bench.header(wanted.shard);
    let before = earlier(&wanted.output, &header)?;
    let reader = Reader::new(wanted, &bench, &survey)?;
    let plan = Plan::new(wanted, &survey, before.as_ref(), &reader)?;

    let mut writer = match &before {
        Some(journal) => Writer::go_on(journal)?,
        None => Writer::create(&journal_of(&wanted.output), &header)?,
    };
    let engine = Engine {
        bench: &bench,
        journal: journal_of(&wanted.output),
        sources: Sources::of(&wanted.output),
        memo: Memo::default(),
        files: AtomicUsize::new(0),
        graded: AtomicUsize::new(0),
    };
    if before.is_some() {
        Journal::read(&engine.journal, |entry, place| engine.remember(entry, place))?;
    }
    let tasks: Vec<Task<'_>> = plan
        .grade
        .iter()
        .map(|found| {
            let open = || reader.open(found);
            Task { found, open: Box::new(open) }
        })
        .collect();
    let mut progress = Progress::new(tasks.len());
    let graded = engine.grade_all(&tasks, &mut writer, |_| progress.step());
    progress.end();
    graded?;

    let run = Run::open(&wanted.output)?;
    hands::prepare(&run)?;
    let summary = derive::rebuild(&run)?;
    Ok((|| {
        for stray in &survey.strays {
            writeln!(out, "left aside: {}: {}. {}", clean(&stray.found), stray.why, stray.next)?;
        }
        plan.tell(wanted, out)?;
        if let Some(older) = &older {
            tell_changes(older, &run, out)?;
        }
        summary.write(&mut *out)?;
        let (files, graded) = (engine.files.into_inner(), engine.graded.into_inner());
        if graded < files {
            writeln!(
                out,
                "{files} files, {graded} of them graded: the others have the same code as one of \
                 these."
            )?;
        }
        writeln!(out, "\nEverything is in {}; begin with report.html.", wanted.output.display())?;
        let waits = summary.waits() || !survey.strays.is_empty() || !plan.changed.is_empty();
        Ok(if waits { Exit::Waiting } else { Exit::Fine })
    })())
}

/// Makes the folder of a run this process's own, and sees to it that no run is
/// overwritten.
fn claim(wanted: &Class) -> Result<fs::File, Fault> {
    let folder = &wanted.output;
    let taken = journal_of(folder).exists();
    if taken && !wanted.resume {
        let name = folder.display();
        return Err(Fault::usage(
            format!("{name} holds a run, and a run is never overwritten"),
            format!(
                "Go on with it by `--resume`, or grade into another folder and hear what changed: \
                 `--output {name}-2 --since {name}`."
            ),
        ));
    }
    let strange = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .find(|name| !name.starts_with('.') && !EXPECTED.contains(&name.as_str()));
    if let Some(strange) = strange.filter(|_| !taken) {
        return Err(Fault::usage(
            format!("{} holds other things, such as `{}`", folder.display(), clean(&strange)),
            "Give a folder that is empty or not there to `--output`.",
        ));
    }
    let lock = folder.join(".lock");
    let cannot = |error: io::Error| {
        Fault::machine(
            format!("{} cannot be used ({error})", folder.display()),
            "Give a folder that can be written to `--output`.",
        )
    };
    fs::create_dir_all(folder).map_err(cannot)?;
    let file = fs::File::create(lock).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(Fault::usage(
            format!("another process is grading into {}", folder.display()),
            "Wait for it to end; a part of the class is graded by `--shard` into a folder of its \
             own.",
        )),
        // A file system without locks: nobody can be kept out.
        Err(fs::TryLockError::Error(_)) => Ok(file),
    }
}

/// What may lie in the folder of a run before it begins.
const EXPECTED: [&str; 3] = ["overrides.csv", "manual.csv", "resolve.csv"];

/// The journal to go on with; `None` where the run begins.
fn earlier(folder: &Path, header: &Header) -> Result<Option<Journal>, Fault> {
    let path = journal_of(folder);
    if !path.exists() {
        return Ok(None);
    }
    let Some(journal) = Journal::read(&path, |_, _| {})? else { return Ok(None) };
    let differs = difference(&journal.header, header);
    if let Some(what) = differs {
        return Err(Fault::usage(
            format!("{} was graded otherwise: {what}", folder.display()),
            format!(
                "Marks of one run are made alike. Grade into another folder: `--output {0}-2 \
                 --since {0}`.",
                folder.display()
            ),
        ));
    }
    Ok(Some(journal))
}

/// What keeps a run from being gone on with, as the end of a sentence.
fn difference(old: &Header, new: &Header) -> Option<String> {
    let first = |text: &str| text.lines().next().unwrap_or_default().to_string();
    if old.shard != new.shard {
        return Some(format!("it is part {}, and this is part {}", old.shard, new.shard));
    }
    if old.agrees(new) {
        return None;
    }
    let (before, now) = (&old.receipt, &new.receipt);
    if before.compiler != now.compiler {
        let (before, now) = (first(&before.compiler), first(&now.compiler));
        return Some(format!("by {before}, and this is {now}"));
    }
    if before.seed != now.seed {
        return Some("with another seed".to_string());
    }
    if before.isolation != now.isolation {
        return Some("on a machine that confines otherwise".to_string());
    }
    if old.course != new.course {
        return Some("for another choice of exercises or points".to_string());
    }
    let changed = old.checks.iter().find(|(folder, hash)| new.checks.get(*folder) != Some(hash));
    Some(match changed {
        Some((folder, _)) => format!("the checks of {folder} have changed since"),
        None => format!("by version {} of the grader", before.grader),
    })
}

/// All that reading a submission takes.
struct Reader {
    exercises: Vec<ExerciseId>,
    telltales: Telltales,
    resolutions: Resolutions,
}

impl Reader {
    fn new(wanted: &Class, bench: &Workbench, survey: &Survey) -> Result<Reader, Fault> {
        let (layout, outline) = (&bench.grader.layout, &bench.grader.outline);
        let resolutions = Resolutions::read(&wanted.output, outline)?;
        resolutions.check(survey)?;
        Ok(Reader {
            exercises: bench.course.exercises.iter().map(|one| one.id.clone()).collect(),
            telltales: Telltales::read(layout, outline),
            resolutions,
        })
    }

    fn open(&self, found: &Found) -> Handed {
        found.open(&self.exercises, &self.telltales, &self.resolutions)
    }
}

/// Whom to grade, and whose file changed after it was graded.
struct Plan<'a> {
    grade: Vec<&'a Found>,
    /// Students who keep their marks although something else lies there now, each
    /// with the folders of the exercises.
    changed: Vec<(String, Vec<String>)>,
}

impl<'a> Plan<'a> {
    fn new(
        wanted: &Class,
        survey: &'a Survey,
        before: Option<&Journal>,
        reader: &Reader,
    ) -> Result<Plan<'a>, Fault> {
        let mut plan = Plan { grade: Vec::new(), changed: Vec::new() };
        for found in &survey.found {
            let id = &found.student.id;
            if !wanted.shard.holds(id) {
                continue;
            }
            let entry = match before {
                Some(journal) => journal.entry(id)?,
                None => None,
            };
            match entry {
                Some(entry) if entry.state() == State::Graded => {
                    let changed = changed(&entry, found, reader);
                    if !changed.is_empty() {
                        plan.changed.push((id.clone(), changed));
                    }
                }
                Some(entry) if entry.state() == State::Absent && found.from.is_empty() => {}
                _ => plan.grade.push(found),
            }
        }
        Ok(plan)
    }

    fn tell(&self, wanted: &Class, out: &mut impl Write) -> io::Result<()> {
        let output = wanted.output.display();
        for (student, folders) in &self.changed {
            let folders = folders.join(", ");
            writeln!(out, "{}: changed since it was graded: {folders}", clean(student))?;
        }
        if !self.changed.is_empty() {
            writeln!(
                out,
                "Who is listed keeps the old mark. To grade what lies there now: `--output \
                 {output}-2 --since {output}`."
            )?;
        }
        Ok(())
    }
}

/// The folders of the exercises whose text is another one than was graded.
fn changed(entry: &Entry, found: &Found, reader: &Reader) -> Vec<String> {
    let handed = reader.open(found);
    let now: BTreeMap<&str, String> = handed
        .files
        .iter()
        .filter_map(|file| match &file.content {
            Content::Source(text) => Some((file.id.folder.as_str(), sha256(text.as_bytes()))),
            _ => None,
        })
        .collect();
    reader
        .exercises
        .iter()
        .filter(|id| entry.sources.get(&id.folder) != now.get(id.folder.as_str()))
        .map(|id| id.folder.clone())
        .collect()
}

/// Prints what is different from an older run, and for whom.
fn tell_changes(older: &Run, run: &Run, out: &mut impl Write) -> io::Result<()> {
    let standings = |run: &Run| -> BTreeMap<String, Standing> {
        let folders: Vec<String> =
            run.header().course.exercises.iter().map(|one| one.id.folder.clone()).collect();
        run.rows()
            .flatten()
            .map(|(entry, row)| (entry.student.id.clone(), Standing::of(&entry, &row, &folders)))
            .collect()
    };
    let (old, new) = (standings(older), standings(run));
    let students: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    let said: Vec<String> = students
        .into_iter()
        .flat_map(|student| changes::about(&clean(student), old.get(student), new.get(student)))
        .collect();
    writeln!(out, "\nSince {}:", older.folder.display())?;
    for line in &said {
        writeln!(out, "  {line}")?;
    }
    if said.is_empty() {
        writeln!(out, "  nothing changed for anybody")?;
    }
    let decisions: usize = older.corrections.overrides.values().map(BTreeMap::len).sum::<usize>()
        + older.corrections.manual.len();
    if decisions > 0 {
        writeln!(
            out,
            "  {decisions} decisions of people were made there; what still holds is copied from \
             its overrides.csv and manual.csv by hand."
        )?;
    }
    writeln!(out)
}
