//! The proof of a handout: it is built and graded in a folder of its own, with its
//! stubs and with the model solutions in their place. Students never see that folder.

use super::{Handout, source_of};
use crate::parcel::{Parcel, read};
use crate::scratch::Scratch;
use grader::fault::Fault;
use grader::manifest::Layout;
use serde::Deserialize;
use std::io::{self, Write};
use std::path::Path;

/// The name of the folder where handouts are tried.
const SCRATCH: &str = "handout";

#[derive(Deserialize)]
struct Graded {
    score: Score,
    exercises: Vec<GradedExercise>,
}

#[derive(Deserialize, PartialEq, Clone, Copy)]
struct Score {
    earned: u32,
    possible: u32,
}

#[derive(Deserialize)]
struct GradedExercise {
    name: String,
    status: String,
    score: Score,
}

/// Proves that a handout builds, that its stubs score nothing and that the model
/// solutions score full in their place; says each when it holds. The handout's
/// `Cargo.lock` becomes what cargo made of it.
///
/// # Errors
///
/// A fault that says what does not hold, or what the machine lacks.
pub fn prove(
    layout: &Layout,
    handout: &mut Handout,
    out: &mut impl Write,
) -> Result<io::Result<()>, Fault> {
    let scratch = Scratch::open(layout, SCRATCH)?;
    handout.files.mirror(&scratch.copy, &[])?;
    let build = ["build", "--quiet", "-p", "grader"];
    scratch.offline_or_online(&build, "the copy does not build")?;
    handout.files.take(&scratch.copy, "Cargo.lock")?;
    let mut said = writeln!(out, "ok  the copy builds");

    let graded = grade(&scratch)?;
    let possible = all_not_started(&graded)?;
    let count = graded.exercises.len();
    said = said.and_then(|()| {
        writeln!(out, "ok  its {count} stubs score 0 of {possible}, and none is started")
    });

    put_solutions(&scratch, layout, handout)?;
    let graded = grade(&scratch);
    handout.files.write(&scratch.copy)?;
    full_score(&graded?, possible)?;
    Ok(said.and_then(|()| {
        writeln!(out, "ok  model solutions in their place score {possible} of {possible}")
    }))
}

fn put_solutions(scratch: &Scratch, layout: &Layout, handout: &Handout) -> Result<(), Fault> {
    let mut solutions = Parcel::default();
    for id in &handout.exercises {
        let from = format!("solutions/{}/src/lib.rs", id.folder);
        solutions.put(&source_of(id), read(&layout.root, &from)?);
    }
    solutions.write(&scratch.copy)
}

fn grade(scratch: &Scratch) -> Result<Graded, Fault> {
    let words = ["run", "--quiet", "--offline", "-p", "grader", "--", "--format", "json"];
    let output = scratch.cargo(&words)?;
    let graded = serde_json::from_slice(&output.stdout).ok();
    graded
        .filter(|_| output.status.success())
        .ok_or_else(|| scratch.failed("the copy does not grade", &output))
}

/// The points there are, where all exercises wait to be begun.
fn all_not_started(graded: &Graded) -> Result<u32, Fault> {
    match graded.exercises.iter().find(|one| one.status != "not_started" || one.score.earned > 0) {
        None => Ok(graded.score.possible),
        Some(one) => Err(Fault::file(
            Path::new("grader/stubs"),
            format!(
                "the stub of {} is {} and scores {}; a stub is not started and scores 0",
                one.name, one.status, one.score.earned
            ),
            "`cargo run -p grader -- verify` says more.",
        )),
    }
}

fn full_score(graded: &Graded, possible: u32) -> Result<(), Fault> {
    let lacking = graded.exercises.iter().find(|one| one.score.earned < one.score.possible);
    if let Some(one) = lacking {
        return Err(Fault::file(
            Path::new("solutions"),
            format!(
                "in the copy, the model solution of {} scores {} of {}",
                one.name, one.score.earned, one.score.possible
            ),
            "`cargo run -p grader -- verify` says more.",
        ));
    }
    if (graded.score == Score { earned: possible, possible }) && possible > 0 {
        return Ok(());
    }
    Err(Fault::machine(
        format!(
            "the model solutions score {} of {} in the copy, where the stubs could score {possible}",
            graded.score.earned, graded.score.possible
        ),
        "Run it again; if it stays, `cargo run -p grader -- verify` says more.",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graded(exercises: &[(&str, u32, u32)]) -> Graded {
        let one = |&(status, earned, possible): &(&str, u32, u32)| GradedExercise {
            name: "is_safe".to_string(),
            status: status.to_string(),
            score: Score { earned, possible },
        };
        let sum = |part: fn(&(&str, u32, u32)) -> u32| exercises.iter().map(part).sum();
        let score = Score { earned: sum(|one| one.1), possible: sum(|one| one.2) };
        Graded { score, exercises: exercises.iter().map(one).collect() }
    }

    #[test]
    fn a_stub_that_scores_or_is_begun_is_refused() {
        let untouched = graded(&[("not_started", 0, 8), ("not_started", 0, 6)]);
        assert!(matches!(all_not_started(&untouched), Ok(14)));
        assert!(all_not_started(&graded(&[("not_started", 1, 8)])).is_err());
        assert!(all_not_started(&graded(&[("in_progress", 0, 8)])).is_err());
    }

    #[test]
    fn model_solutions_that_lack_a_point_are_refused() {
        assert!(full_score(&graded(&[("passed", 8, 8)]), 8).is_ok());
        assert!(full_score(&graded(&[("failed", 7, 8)]), 8).is_err());
        assert!(full_score(&graded(&[("passed", 8, 8)]), 14).is_err());
        assert!(full_score(&graded(&[]), 0).is_err());
    }
}
