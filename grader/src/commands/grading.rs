//! The default command: grade, and say where the student stands.

use super::{Exit, Session, needs_solutions};
use crate::cli::{Format, Grade};
use crate::exercise::ExerciseId;
use crate::fault::Fault;
use crate::files::{write_atomically, write_output};
use crate::found;
use crate::grade::Origin;
use crate::hints::Tries;
use crate::manifest::{Layout, read_exercise};
use crate::report::terminal::{self, Focus};
use crate::report::{ExerciseReport, Report, Status, json, markdown};
use crate::submission::{Content, Submission, shown_name};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Grades what was asked for and writes the report.
pub fn grade(
    session: &Session,
    wanted: &Grade,
    out: &mut impl Write,
) -> Result<io::Result<Exit>, Fault> {
    if wanted.solutions {
        needs_solutions(session, "--solutions")?;
    }
    let exercises = select(session, wanted)?;
    let layout = &session.grader.layout;
    let (submissions, origin) = collect(layout, &exercises, wanted)?;
    let mut report = session.grader.grade(&submissions, origin, &|_| {});
    if wanted.format == Format::Json {
        report.receipt = Some(session.grader.receipt(None)?);
    }
    let mut tries = Tries::read(layout);
    if origin == Origin::Student {
        for (graded, submission) in report.exercises.iter().zip(&submissions) {
            if let Content::Source(source) = &submission.content {
                tries.note(graded, source);
            }
        }
        tries.save();
    }
    let kept = if wanted.keep_tests { keep_tests(layout, &report)? } else { Vec::new() };
    let mut text = Vec::new();
    let written = match wanted.format {
        Format::Json => json::write(&report, &mut text),
        Format::Markdown => markdown::write(&report, &mut text),
        Format::Text => {
            let full = !wanted.exercises.is_empty();
            let layout = session.layout;
            View { session, report: &report, tries: &tries, origin, full, layout }.write(&mut text)
        }
    };
    if wanted.format == Format::Text {
        if !kept.is_empty() {
            let _ = writeln!(text, "\nThe first failing input of each is now a test of its own:");
        }
        for path in &kept {
            let _ = writeln!(text, "  {}", path.display());
        }
    }
    let written = written.and_then(|()| match &wanted.output {
        None => out.write_all(&text),
        Some(path) => write_output(path, &text).and_then(|()| {
            let score = report.score();
            writeln!(
                out,
                "{} of {} points; the report is in {}",
                score.earned,
                score.possible,
                path.display()
            )
        }),
    });
    let below = wanted.fail_under.is_some_and(|percent| report.score().percent() < percent);
    let exit = match (report.has_errors(), below) {
        (true, _) => Exit::Fault,
        (false, true) => Exit::Below,
        (false, false) => Exit::Fine,
    };
    if let (Err(error), Some(path)) = (&written, &wanted.output) {
        return Err(Fault::machine(
            format!("{} cannot be written ({error})", path.display()),
            "Name another file with `--output`.",
        ));
    }
    Ok(written.map(|()| exit))
}

/// Writes the failing input of each exercise as a test; the files that changed.
fn keep_tests(layout: &Layout, report: &Report) -> Result<Vec<PathBuf>, Fault> {
    let mut kept = Vec::new();
    for one in report.exercises.iter().filter(|one| one.status == Status::Failed) {
        let exercise = read_exercise(layout, &one.id)?;
        let path = layout.exercise(&one.id).join("tests/found.rs");
        let so_far = fs::read_to_string(&path).ok();
        let Some(text) = found::with_failing_input(&exercise, one, so_far.as_deref()) else {
            continue;
        };
        let shown = layout.shown(&path);
        write_atomically(&path, text.as_bytes()).map_err(|error| {
            Fault::machine(
                format!("{} cannot be written ({error})", shown.display()),
                "Check the permissions of its folder.",
            )
        })?;
        kept.push(shown);
    }
    Ok(kept)
}

/// The exercises to grade: those named, those of the lab set, or all.
fn select(session: &Session, wanted: &Grade) -> Result<Vec<ExerciseId>, Fault> {
    let mut named: Vec<ExerciseId> = Vec::new();
    for id in session.exercises(&wanted.exercises)? {
        // One exercise may go by several names.
        if !named.contains(&id) {
            named.push(id);
        }
    }
    let Some(lab) = &wanted.lab else { return Ok(named) };
    let members = session.outline().lab(lab)?;
    if let Some(outside) =
        named.iter().find(|id| !wanted.exercises.is_empty() && !members.contains(id))
    {
        return Err(Fault::usage(
            format!("`{}` is not in lab set `{lab}`", outside.name),
            "Leave out `--lab` or the exercise.",
        ));
    }
    Ok(named.into_iter().filter(|id| members.contains(id)).collect())
}

fn collect(
    layout: &Layout,
    exercises: &[ExerciseId],
    wanted: &Grade,
) -> Result<(Vec<Submission>, Origin), Fault> {
    let own = |path: PathBuf, id: &ExerciseId| {
        let shown = layout.shown(&path);
        Submission::read(id, &path, shown)
    };
    if let Some(path) = &wanted.submission {
        let one = wanted.exercises.len() == 1;
        return Ok((handed_in(path, exercises, one)?, Origin::Elsewhere));
    }
    if wanted.solutions {
        let all = exercises.iter().map(|id| own(layout.solution(id), id)).collect();
        return Ok((all, Origin::Solution));
    }
    Ok((exercises.iter().map(|id| own(layout.student(id), id)).collect(), Origin::Student))
}

/// The files of a submission: a folder with one of the known layouts, or one
/// file.
fn handed_in(path: &Path, exercises: &[ExerciseId], one: bool) -> Result<Vec<Submission>, Fault> {
    let data = fs::metadata(path).map_err(|error| {
        Fault::usage(
            format!("`{}` cannot be read ({error})", path.display()),
            "Give a folder, or a file such as `01_is_safe.rs`.",
        )
    })?;
    if data.is_dir() {
        return Ok(Submission::in_folder(path, exercises));
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let shown = shown_name(&name).into();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let by_name = exercises.iter().find(|id| stem == id.name || stem == id.folder);
    let id = match (one, exercises, by_name) {
        (true, [id], _) => id,
        (_, _, Some(id)) => id,
        _ => {
            return Err(Fault::usage(
                format!("`{}` does not say which exercise it is for", path.display()),
                "Name the file like `01_is_safe.rs`, or name one exercise before `--submission`.",
            ));
        }
    };
    Ok(vec![Submission::read(id, path, shown)])
}

/// The text a student reads.
pub struct View<'a> {
    pub session: &'a Session,
    pub report: &'a Report,
    pub tries: &'a Tries,
    pub origin: Origin,
    /// Exercises were named: each is shown with all its checks.
    pub full: bool,
    pub layout: terminal::Layout,
}

impl<'a> View<'a> {
    /// What a student reads about files of their own that were not named.
    pub fn of_a_student(
        session: &'a Session,
        report: &'a Report,
        tries: &'a Tries,
        layout: terminal::Layout,
    ) -> View<'a> {
        View { session, report, tries, origin: Origin::Student, full: false, layout }
    }

    fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let report = self.report;
        let layout = self.layout;
        if let Some(notice) = self.tries.notice.as_ref().filter(|_| self.origin == Origin::Student)
        {
            terminal::paragraph(notice, layout, to)?;
            writeln!(to)?;
        }
        if self.full {
            if self.origin == Origin::Elsewhere {
                self.say_what_is_missing(to)?;
            }
            for (at, exercise) in report.exercises.iter().enumerate() {
                if at > 0 {
                    writeln!(to)?;
                }
                self.exercise(exercise, true, to)?;
            }
            if let [only] = report.exercises.as_slice()
                && self.origin == Origin::Student
                && let Some(next) = self.after(only)
            {
                terminal::next_step(&next, layout, to)?;
            }
            return Ok(());
        }
        terminal::overview(self.session.outline(), report, layout, to)?;
        for broken in report.exercises.iter().filter(|one| one.status == Status::Error) {
            self.exercise(broken, false, to)?;
        }
        if self.origin == Origin::Elsewhere {
            self.say_what_is_missing(to)?;
        }
        let focus = match self.origin {
            Origin::Student => self.edited_last(report),
            Origin::Solution | Origin::Elsewhere => first_failing(report),
        };
        if let Some(focus) = focus {
            self.exercise(focus, false, to)?;
        }
        if self.origin == Origin::Student
            && let Some(next) = self.next(report, focus)
        {
            terminal::next_step(&next, layout, to)?;
        }
        Ok(())
    }

    /// Where the kernel cannot confine a stranger's file, says so, once.
    fn say_what_is_missing(&self, to: &mut impl Write) -> io::Result<()> {
        let gaps = match self.session.grader.confinement() {
            Ok(confinement) => confinement.gaps(),
            Err(_) => Vec::new(),
        };
        if gaps.is_empty() {
            return Ok(());
        }
        writeln!(to)?;
        terminal::warning("Not all is confined on this system:", self.layout, to)?;
        for gap in gaps {
            terminal::paragraph(gap, self.layout, to)?;
        }
        terminal::paragraph("`cargo run -p grader -- doctor` says more.", self.layout, to)
    }

    /// Writes one exercise, with the hint that is open.
    pub fn exercise(
        &self,
        report: &ExerciseReport,
        full: bool,
        to: &mut impl Write,
    ) -> io::Result<()> {
        let level = self.tries.level(&report.id.folder);
        let own = self.origin == Origin::Student;
        let hint = report
            .fitting_hints()
            .get(level - 1)
            .filter(|_| own)
            .map(|text| (level, text.as_str()));
        let waits_on: Vec<&str> = report
            .builds_on
            .iter()
            .filter(|folder| own && self.is_failing(folder))
            .map(String::as_str)
            .collect();
        let focus = Focus { exercise: report, hint, waits_on };
        terminal::exercise(&focus, full, self.layout, to)
    }

    /// Whether another exercise of this run was tried and does not pass.
    fn is_failing(&self, folder: &str) -> bool {
        self.report.exercises.iter().any(|one| {
            one.id.folder == folder && matches!(one.status, Status::Failed | Status::DoesNotCompile)
        })
    }

    /// Of the exercises a student has touched and that do not pass, the one
    /// edited last.
    fn edited_last<'r>(&self, report: &'r Report) -> Option<&'r ExerciseReport> {
        let layout = &self.session.grader.layout;
        let edited = |id: &ExerciseId| -> Option<SystemTime> {
            let data = fs::metadata(layout.student(id)).ok()?;
            data.modified().ok()
        };
        report
            .exercises
            .iter()
            .filter(|one| {
                matches!(one.status, Status::Failed | Status::DoesNotCompile)
                    || (one.status == Status::InProgress && self.is_touched(&one.id))
            })
            .max_by_key(|one| edited(&one.id))
    }

    fn is_touched(&self, id: &ExerciseId) -> bool {
        let layout = &self.session.grader.layout;
        match (fs::read(layout.student(id)), fs::read(layout.stub(id))) {
            (Ok(own), Ok(stub)) => own != stub,
            _ => false,
        }
    }

    /// What to do next, below the overview.
    fn next(&self, report: &Report, focus: Option<&ExerciseReport>) -> Option<String> {
        if let Some(focus) = focus {
            return self.after(focus);
        }
        let open = report
            .exercises
            .iter()
            .find(|one| matches!(one.status, Status::InProgress | Status::NotStarted));
        match open {
            Some(open) if open.status == Status::InProgress => self.after(open),
            Some(open) => Some(format!(
                "Read exercises/{}/README.md, then edit src/lib.rs beside it.",
                open.id.folder
            )),
            None if report.has_errors() => None,
            None => Some(
                "Everything passes. `cargo run -p grader -- pack` makes the file to hand in."
                    .to_string(),
            ),
        }
    }

    /// What to do next about one exercise.
    pub fn after(&self, report: &ExerciseReport) -> Option<String> {
        let name = &report.id.name;
        match report.status {
            Status::Failed if !report.see.is_empty() => Some(format!(
                "Edit {} and run again. To see the search: cargo run -p grader -- {}",
                report.file, report.see
            )),
            Status::Failed | Status::DoesNotCompile => Some(format!(
                "Edit {} and run again. All its checks: cargo run -p grader -- {name}",
                report.file
            )),
            Status::InProgress => {
                let open = report
                    .checks
                    .iter()
                    .find(|check| !check.judgement.message.is_empty())
                    .map(|check| format!("{}. ", check.judgement.message))
                    .unwrap_or_default();
                Some(format!("{open}Go on in {}.", report.file))
            }
            Status::NotStarted => Some(format!(
                "Read exercises/{}/README.md, then edit src/lib.rs beside it.",
                report.id.folder
            )),
            Status::Passed => {
                let solution = self.session.grader.layout.solution(&report.id);
                solution.is_file().then(|| {
                    format!(
                        "Compare with the model solution: cargo run -p grader -- solution {name}"
                    )
                })
            }
            Status::Error => None,
        }
    }
}

fn first_failing(report: &Report) -> Option<&ExerciseReport> {
    report
        .exercises
        .iter()
        .find(|one| matches!(one.status, Status::Failed | Status::DoesNotCompile))
}
