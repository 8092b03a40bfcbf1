//! The workbook of a bundle: only what grading takes. The answers are in it as they
//! are made here, from the references: also those to secret checks, and to random
//! inputs with a seed of their own.

use crate::cli::Choice;
use crate::course::Course;
use crate::handout::leaks::Secrets;
use crate::parcel::{Parcel, read};
use crate::workbench::Workbench;
use crate::workspace::{self, GRADING, needs_whole_workbook};
use grader::bless::answers_text;
use grader::exercise::{Exercise, ExerciseId, Visibility};
use grader::fault::Fault;
use grader::manifest::{Layout, Outline};
use std::path::Path;

/// A bundle before the crates are in it and the scripts around it.
#[derive(Debug)]
pub struct Prepared {
    pub layout: Layout,
    /// The workbook, from its root.
    pub workbook: Parcel,
    /// What tells the grader which points and which seed, as words of a command.
    pub options: Vec<String>,
    /// All points there are.
    pub points: String,
    /// Whether a course gives other points than the checks.
    pub has_own_points: bool,
    /// The compiler that the answers were made with: `1.95.0`.
    pub rust: String,
}

/// The name of a course's file in the workbook of a bundle.
const COURSE: &str = "course.toml";

/// Puts the workbook together.
///
/// # Errors
///
/// A fault of the choice or of the workbook, also where a secret would get into it.
pub fn prepare(choice: &Choice) -> Result<Prepared, Fault> {
    let bench = Workbench::open(choice, None, true)?;
    let (layout, outline) = (&bench.grader.layout, &bench.grader.outline);
    let exercises: Vec<&Exercise> = bench.exercises.iter().map(|one| &one.exercise).collect();
    let mut workbook = without_answers(layout, outline, &exercises)?;
    Secrets::of_solutions(layout, outline)?.refuse_in(&workbook)?;
    for exercise in exercises {
        put_answers(&mut workbook, layout, exercise)?;
    }
    let mut options = Vec::new();
    if let Some(path) = &choice.course {
        workbook.put(COURSE, read(Path::new(""), &path.to_string_lossy())?);
        options.extend(["--course".to_string(), COURSE.to_string()]);
    }
    if let Some(seed) = choice.seed {
        options.extend(["--seed".to_string(), seed.to_string()]);
    }
    let version = &bench.grader.compiler.toolchain.version;
    let graded_here = Course { manual: None, ..bench.course.clone() };
    Ok(Prepared {
        layout: layout.clone(),
        workbook,
        options,
        points: graded_here.worth().to_string(),
        has_own_points: graded_here.exercises.iter().any(|one| one.worth != one.possible),
        rust: version.split(' ').nth(1).unwrap_or("stable").to_string(),
    })
}

/// Everything but the secret checks and the answers.
fn without_answers(
    layout: &Layout,
    outline: &Outline,
    exercises: &[&Exercise],
) -> Result<Parcel, Fault> {
    needs_whole_workbook(&layout.root, "bundle")?;
    let chosen: Vec<ExerciseId> = exercises.iter().map(|one| one.id.clone()).collect();
    let mut files = Parcel::default();
    files.put("Cargo.toml", workspace::manifest(layout, &GRADING)?);
    files.take(&layout.root, "Cargo.lock")?;
    files.put("exercises/workbook.toml", workspace::outline(outline, &chosen));
    workspace::take_grader(&mut files, layout, &chosen)?;
    files.take(&layout.root, "grader/classroom/Cargo.toml")?;
    for folder in ["grader/classroom/src", "grader/classroom/assets"] {
        files.take_folder(&layout.root, folder)?;
    }
    for id in &chosen {
        workspace::take_exercise_toml(&mut files, layout, id, &chosen)?;
    }
    Ok(files)
}

/// Puts the secret checks of an exercise, and the answers to all of its checks.
fn put_answers(files: &mut Parcel, layout: &Layout, exercise: &Exercise) -> Result<(), Fault> {
    let folder = &exercise.id.folder;
    let has_secret = exercise.checks.iter().any(|one| one.visibility == Visibility::Secret);
    if has_secret {
        let [_, _, (_, secret)] = layout.check_files(&exercise.id);
        let text = read(Path::new(""), &secret.to_string_lossy())?;
        files.put(&format!("grader/secret/{folder}.toml"), text);
    }
    for (part, secret) in [("hidden", false), ("secret", true)] {
        if let Some(text) = answers_text(exercise, &exercise.answers, secret) {
            files.put(&format!("grader/{part}/{folder}.answers.toml"), text);
        }
    }
    Ok(())
}

/// A text with the values of a bundle in their places.
pub fn filled(template: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(template.to_string(), |text, (name, value)| text.replace(name, value))
}
