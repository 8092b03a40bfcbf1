//! A failing hidden input becomes the student's own: a `#[test]` in the exercise's
//! `tests/found.rs`, so that `cargo test -p` replays it.

use crate::exercise::{Exercise, Visibility, mentions, split_input, statements};
use crate::report::ExerciseReport;
use crate::value::Value;

/// The first lines of `tests/found.rs`.
fn header(exercise: &Exercise) -> String {
    format!(
        "//! Inputs that failed, kept by `cargo run -p grader -- {name} --keep-tests`.\n\
         //! Run them with `cargo test -p {name}`. Change or delete what you like.\n\n\
         use {name}::*;\n",
        name = exercise.id.name
    )
}

/// The text of `tests/found.rs` with the failing input of a report added; `None`
/// where there is nothing to add. `so_far` is the file's text, where there is one.
pub fn with_failing_input(
    exercise: &Exercise,
    report: &ExerciseReport,
    so_far: Option<&str>,
) -> Option<String> {
    let (_, check) = report.first_failure()?;
    let judged = &check.judgement;
    if check.visibility == Visibility::Secret || judged.input.is_empty() {
        return None;
    }
    let expected = Value::parse(&judged.expected).ok()?;
    // What only the checks' own helpers can build cannot be replayed here.
    if exercise.generators.as_deref().is_some_and(|text| uses_helper(text, &judged.input)) {
        return None;
    }
    let (setup, call) = split_input(&judged.input);
    let assertion = assertion(call, &expected);
    let old = so_far.map_or_else(|| header(exercise), str::to_string);
    if old.contains(&assertion) && old.contains(setup.trim()) {
        return None;
    }
    let number = (1..).find(|number| !mentions(&old, &format!("found_{number}")))?;
    let setup: String = statements(setup).iter().map(|one| format!("    {one}\n")).collect();
    Some(format!(
        "{}\n\n/// {}\n#[test]\nfn found_{number}() {{\n{setup}    {assertion}\n}}\n",
        old.trim_end_matches('\n'),
        check.name
    ))
}

/// Whether an input calls a function of the generators' file.
fn uses_helper(generators: &str, input: &str) -> bool {
    generators
        .split("fn ")
        .skip(1)
        .filter_map(|rest| rest.split(['(', '<']).next())
        .any(|name| !name.is_empty() && mentions(input, name.trim()))
}

fn assertion(call: &str, expected: &Value) -> String {
    match expected {
        Value::Bool(true) => format!("assert!({call});"),
        Value::Bool(false) => format!("assert!(!{call});"),
        Value::Integer(_) | Value::Text(_) | Value::Char(_) => {
            format!("assert_eq!({call}, {expected});")
        }
        Value::List(values) if matches!(values.first(), Some(Value::Integer(_))) => {
            format!("assert_eq!({call}, {expected});")
        }
        // The printed form needs no types.
        other => format!("assert_eq!(format!(\"{{:?}}\", {call}), {:?});", other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Value {
        Value::parse(text).unwrap()
    }

    #[test]
    fn answers_become_assertions_that_need_no_types() {
        assert_eq!(
            assertion("is_safe(&[2], 2, 0)", &value("false")),
            "assert!(!is_safe(&[2], 2, 0));"
        );
        assert_eq!(assertion("f(4)", &value("-17")), "assert_eq!(f(4), -17);");
        assert_eq!(assertion("m(&[0])", &value("[0, 1]")), "assert_eq!(m(&[0]), [0, 1]);");
        assert_eq!(
            assertion("s(4)", &value("Some([1, 3])")),
            "assert_eq!(format!(\"{:?}\", s(4)), \"Some([1, 3])\");"
        );
        assert_eq!(assertion("r()", &value("\"a\\nb\"")), "assert_eq!(r(), \"a\\nb\");");
    }

    #[test]
    fn an_input_that_needs_the_checks_own_helpers_is_not_replayed() {
        let generators = "pub fn marks_of(queens: &[usize]) -> Marks {\n}\nfn inner() {}\n";
        assert!(uses_helper(generators, "let m = marks_of(&[0]); f(&m)"));
        assert!(!uses_helper(generators, "f(&[0])"));
    }
}
