//! Prints the hidden checks of an exercise as a file of tests for cargo, to compare the
//! grader with what a shell script around `cargo test` would do with the same checks:
//!
//! ```text
//! cargo run -p grader --example checks_as_tests -- 01_is_safe
//! ```
//!
//! The file goes to the `tests` folder of an exercise that may use the package `harness`,
//! which writes answers as text. Where several answers are right, the test only calls.

use grader::exercise::{ExerciseId, Inputs, Judge, SEED};
use grader::manifest::{Layout, read_exercise};
use grader::program::TYPES;
use std::fmt::Write;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let word = std::env::args().nth(1).unwrap_or_default();
    let id = ExerciseId::parse(&word).ok_or("name an exercise, e.g. 01_is_safe")?;
    let exercise = read_exercise(&Layout::here()?, &id)?;
    let mut text = format!(
        "#![allow(warnings)]\n\
         fn text(answer: &dyn harness::Answer) -> String {{\n    \
         let mut text = String::new();\n    answer.write(&mut text);\n    text\n}}\n\
         mod inputs {{\npub const {SEED}: u64 = {};\n{}\n}}\n",
        exercise.seed,
        exercise.generators.as_deref().unwrap_or_default()
    );
    for (number, check) in exercise.checks.iter().enumerate() {
        let expected = exercise.answers.checks.get(&check.name).ok_or("there are no answers")?;
        let compare = match check.judge {
            Judge::Equal => "assert_eq!(text(&answer), EXPECTED[at]);",
            _ => "std::hint::black_box(&answer);",
        };
        let answers: Vec<String> =
            expected.items.iter().map(|item| format!("{:?}", item.answer.to_string())).collect();
        writeln!(text, "#[test]\nfn check_{number}() {{\n    {TYPES}")?;
        writeln!(text, "    use {}::*; use inputs::*;", id.name)?;
        writeln!(text, "    const EXPECTED: &[&str] = &[{}];", answers.join(", "))?;
        for (at, case) in check.inputs.cases().iter().enumerate() {
            let call = format!("{} let answer = {{ {} }}; {compare}", case.setup, case.call);
            match &check.inputs {
                Inputs::Cases(_) => writeln!(text, "    {{ let at = {at}; {call} }}")?,
                Inputs::Sweep { pattern, over, .. } => writeln!(
                    text,
                    "    for (at, {pattern}) in ({over}).into_iter().enumerate() {{ {call} }}"
                )?,
            }
        }
        writeln!(text, "}}")?;
    }
    print!("{text}");
    Ok(())
}
