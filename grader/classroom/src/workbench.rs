//! All that grading a class takes, prepared once: the exercises with their answers,
//! the known mistakes, the compiler.

use crate::cli;
use crate::course::{Choice, Course};
use crate::journal::{FORMAT, Header};
use crate::shard::Shard;
use grader::bless::{observe_reference, reference_answers_of};
use grader::confine::Jail;
use grader::diagnosis::Fingerprint;
use grader::exercise::{Check, CheckAnswers, Exercise, Judge, Visibility};
use grader::fault::Fault;
use grader::fingerprints::read_fingerprints;
use grader::grade::Grader;
use grader::manifest::{Layout, read_exercise};
use grader::report::{ExerciseReport, Receipt};
use grader::submission::Submission;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::SystemTime;

/// The grader of a class.
#[derive(Debug)]
pub struct Workbench {
    pub grader: Grader,
    /// In the order of the workbook.
    pub exercises: Vec<Prepared>,
    pub course: Course,
    pub receipt: Receipt,
}

/// An exercise, ready to grade any number of files.
#[derive(Debug)]
pub struct Prepared {
    pub exercise: Exercise,
    /// Empty where there are none, or where they are damaged: a mark does not
    /// depend on them.
    known: Vec<Fingerprint>,
}

impl Workbench {
    /// Prepares what was chosen, in the workbook around the current folder.
    ///
    /// # Errors
    ///
    /// A fault of the choice, of the workbook or of the machine; also where the
    /// machine cannot confine submissions and nobody said to go on without.
    pub fn open(
        choice: &cli::Choice,
        jobs: Option<usize>,
        unconfined: bool,
    ) -> Result<Workbench, Fault> {
        let layout = layout(choice.private.as_deref())?;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let grader = Grader::new(layout, Jail::of_this_program()?, jobs.unwrap_or_else(cores))?;
        let outline = &grader.outline;
        let chosen = match &choice.course {
            Some(file) => Choice::read(&grader.layout, outline, file)?,
            None => Choice::of_workbook(outline, choice.lab.as_deref())?,
        };
        let receipt = grader.receipt(choice.seed)?;
        if !unconfined {
            refuse_gaps(&receipt)?;
        }
        if let Some(private) = &choice.private {
            refuse_strangers(private, &chosen)?;
        }
        let exercises: Vec<Prepared> = chosen
            .exercises
            .iter()
            .map(|id| {
                let mut exercise = read_exercise(&grader.layout, id)?;
                exercise.seed = choice.seed.unwrap_or_default();
                answer_anew(&grader, &mut exercise, choice)?;
                let known = read_fingerprints(&grader.layout, id).unwrap_or_default();
                Ok(Prepared { exercise, known })
            })
            .collect::<Result<_, Fault>>()?;
        let course = chosen.with(exercises.iter().map(|one| &one.exercise));
        Ok(Workbench { grader, exercises, course, receipt })
    }

    /// What the journal of a run says first.
    pub fn header(&self, shard: Shard) -> Header {
        let checks: BTreeMap<String, String> = self
            .exercises
            .iter()
            .map(|one| (one.exercise.id.folder.clone(), one.exercise.sha256.clone()))
            .collect();
        Header {
            format: FORMAT,
            course: self.course.clone(),
            receipt: self.receipt.clone(),
            checks,
            shard,
            began: now(),
        }
    }

    /// Grades files of one student, each for the exercise at a place of the list.
    pub fn grade(&self, files: &[(usize, &Submission)]) -> Vec<ExerciseReport> {
        let files: Vec<_> = files
            .iter()
            .map(|&(at, file)| {
                let prepared = &self.exercises[at];
                (&prepared.exercise, prepared.known.as_slice(), file)
            })
            .collect();
        self.grader.grade_together(&files)
    }
}

/// The time in UTC, in whole seconds.
pub fn now() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string()
}

/// The workbook around the current folder, with the given folder of secret checks.
///
/// # Errors
///
/// A usage fault where there is no workbook or no such folder.
pub fn layout(private: Option<&Path>) -> Result<Layout, Fault> {
    let mut layout = Layout::here()?;
    if let Some(private) = private {
        if !private.is_dir() {
            return Err(Fault::usage(
                format!("there is no folder {} with secret checks", private.display()),
                "Give a folder with files such as `01_is_safe.toml` to `--private`.",
            ));
        }
        layout.private = Some(private.to_path_buf());
    }
    Ok(layout)
}

fn refuse_gaps(receipt: &Receipt) -> Result<(), Fault> {
    let gaps = receipt.isolation.gaps();
    if gaps.is_empty() {
        return Ok(());
    }
    Err(Fault::machine(
        format!("this machine cannot confine submissions. {}", gaps.join(" ")),
        "Grade on a Linux with Landlock and seccomp, in a container or under an account of its \
         own; `--unconfined` grades here all the same.",
    ))
}

/// A file of secret checks that belongs to no exercise is a slip: its checks would
/// be left out in silence.
fn refuse_strangers(private: &Path, chosen: &Choice) -> Result<(), Fault> {
    for entry in fs::read_dir(private).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(stem) = name.strip_suffix(".toml") else { continue };
        let stem = stem.strip_suffix(".answers").unwrap_or(stem);
        if !chosen.exercises.iter().any(|id| id.folder == stem) {
            return Err(Fault::file(
                &entry.path(),
                "the file belongs to no exercise that is graded",
                "Name it after the exercise's folder, e.g. `01_is_safe.toml`, or grade that \
                 exercise as well.",
            ));
        }
    }
    Ok(())
}

/// Makes the answers that are not in the workbook from the reference: to secret
/// checks of a folder of their own, and to random inputs with another seed.
fn answer_anew(
    grader: &Grader,
    exercise: &mut Exercise,
    choice: &cli::Choice,
) -> Result<(), Fault> {
    let private = choice.private.is_some();
    let anew: Vec<usize> = (0..exercise.checks.len())
        .filter(|&at| {
            let check = &exercise.checks[at];
            private && check.visibility == Visibility::Secret
                || choice.seed.is_some() && exercise.is_seeded(check)
        })
        .collect();
    if anew.is_empty() {
        return Ok(());
    }
    let mut fresh = reference_answers_of(exercise, &observe_reference(grader, exercise)?);
    for at in anew {
        let check = &exercise.checks[at];
        let Some(answers) = fresh.checks.remove(&check.name) else { continue };
        agree(check, &answers)?;
        exercise.answers.checks.insert(check.name.clone(), answers);
    }
    Ok(())
}

/// A hand-written answer and the reference's are the same, so that neither can be
/// wrong alone.
fn agree(check: &Check, answers: &CheckAnswers) -> Result<(), Fault> {
    if check.judge != Judge::Equal {
        return Ok(());
    }
    for (case, item) in check.inputs.cases().iter().zip(&answers.items) {
        if let Some(expect) = case.expect.as_ref().filter(|expect| **expect != item.answer) {
            return Err(Fault::workbook(
                case.place.clone(),
                format!("{} is expected, and the reference answers {}", expect, item.answer),
                "Correct the check, or the reference.",
            ));
        }
    }
    Ok(())
}
