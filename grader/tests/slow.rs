//! A check that is slow is given its whole time, unless its answers so far have
//! decided the verdict.

use grader::confine::Jail;
use grader::exercise::{Exercise, ExerciseId};
use grader::grade::{Grader, Origin, Seen, SeenCheck};
use grader::manifest::{Layout, read_exercise};
use grader::program::Purpose;
use grader::run::{Ending, Observation};
use std::path::Path;

/// What was seen of a sweep in 01 while a file was graded: its endings, by whether the
/// first answer is right.
fn sweep(is_safe: &str) -> (Exercise, Observation) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let layout = Layout::find(root).unwrap();
    let jail = Jail::new(env!("CARGO_BIN_EXE_grader").into());
    let grader = Grader::new(layout, jail, 2).unwrap();
    let id = ExerciseId::parse("01_is_safe").unwrap();
    let mut exercise = read_exercise(&grader.layout, &id).unwrap();
    exercise.checks.retain(|check| check.name.starts_with("every square below"));
    assert_eq!(exercise.checks.len(), 1, "the sweep over all boards is not there");
    let source = format!(
        "pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {{ {is_safe} }}\n\
         pub fn is_solution(queens: &[usize]) -> bool {{ true }}\n"
    );
    let shown = Path::new("01_is_safe.rs");
    let seen = grader.examine(&exercise, &source, shown, Origin::Elsewhere, Purpose::Run).unwrap();
    let Seen::Ran(mut seen) = seen else { panic!("{seen:?}") };
    let Some(SeenCheck::Observed(observed)) = seen.pop() else { panic!("{seen:?}") };
    (exercise, observed)
}

#[cfg(target_os = "linux")]
#[test]
fn a_wrong_answer_before_an_endless_loop_decides_it() {
    let (_, seen) = sweep("if row == 0 && queens.is_empty() { false } else { loop {} }");
    assert_eq!(seen.ending, Ending::Decided);
    assert!(!seen.answers.is_empty());
}

#[test]
fn right_answers_before_an_endless_loop_decide_nothing() {
    let (exercise, seen) = sweep("if row == 0 && queens.is_empty() { true } else { loop {} }");
    assert_eq!(seen.ending, Ending::TimedOut);
    assert!(seen.cpu.as_secs() + 1 >= u64::from(exercise.checks[0].limits.cpu_seconds));
}
