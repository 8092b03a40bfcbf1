//! The public examples, in the three places that state them: the statement, the
//! stub's tests, and exercise.toml. `verify` holds them to each other.

use crate::exercise::{Case, Exercise, Visibility};
use crate::value::Value;

/// Compares the examples of an exercise with its statement and its stub; a
/// sentence for each difference.
pub fn differences(exercise: &Exercise, statement: &str, stub: &str) -> Vec<String> {
    let public: Vec<&Case> = exercise
        .checks
        .iter()
        .filter(|check| check.visibility == Visibility::Public)
        .flat_map(|check| check.inputs.cases())
        .collect();
    let mut found = Vec::new();
    let rows = table(statement);
    for case in &public {
        let answer = case.expect.as_ref().map(Value::to_string).unwrap_or_default();
        let row = rows.iter().find(|(call, _)| squeezed(call) == squeezed(&case.shown()));
        match row {
            None => found.push(format!("README.md has no row for `{}`", case.shown())),
            Some((_, told)) if Value::parse(told).ok() != case.expect => found.push(format!(
                "README.md says `{told}` for `{}`, exercise.toml `{answer}`",
                case.shown()
            )),
            Some(_) => {}
        }
        if !has_test(stub, case) {
            found.push(format!("the stub has no test that `{}` is `{answer}`", case.shown()));
        }
    }
    for (call, _) in &rows {
        if !public.iter().any(|case| squeezed(&case.shown()) == squeezed(call)) {
            found.push(format!("README.md has a row for `{call}`, which exercise.toml has not"));
        }
    }
    let tests = stub.matches("assert").count();
    if tests != public.len() {
        found.push(format!(
            "the stub makes {tests} assertions, exercise.toml has {} public examples",
            public.len()
        ));
    }
    found
}

/// The rows of the table `| Call | Answer |`.
fn table(statement: &str) -> Vec<(String, String)> {
    statement
        .lines()
        .skip_while(|line| squeezed(line) != "|Call|Answer|")
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .filter_map(|line| {
            // In a table, Markdown has `|` written as `\\|`, also within code.
            let line = line.replace("\\|", "|");
            let mut cells = line.split('`').skip(1).step_by(2);
            Some((cells.next()?.to_string(), cells.next()?.to_string()))
        })
        .collect()
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

/// Whether the stub asserts an example.
fn has_test(stub: &str, case: &Case) -> bool {
    let stub = as_written(stub);
    let call = &case.call;
    let asserted = match &case.expect {
        Some(Value::Bool(true)) => format!("assert!({call})"),
        Some(Value::Bool(false)) => format!("assert!(!{call})"),
        Some(value) => format!("assert_eq!({call},{})", braces_as_lists(value)),
        None => return false,
    };
    stub.contains(&as_written(&format!("{}{asserted}", case.setup)))
}

/// A value as Rust would write it: sets as lists.
fn braces_as_lists(value: &Value) -> String {
    let listed = |values: &[Value], open: &str, close: &str| {
        let parts: Vec<String> = values.iter().map(braces_as_lists).collect();
        format!("{open}{}{close}", parts.join(","))
    };
    match value {
        Value::List(values) | Value::Set(values) => listed(values, "[", "]"),
        Value::Tuple(values) => listed(values, "(", ")"),
        Value::Present(value) => format!("Some({})", braces_as_lists(value)),
        other => other.to_string(),
    }
}

/// Rust text without what may differ between two ways of writing the same.
fn as_written(text: &str) -> String {
    let mut text = squeezed(text);
    for (extra, plain) in [
        ("&[", "["),
        ("vec!", ""),
        (".into()", ""),
        (".to_string()", ""),
        (",)", ")"),
        (",]", "]"),
        ("BTreeSet::from", ""),
        ("BTreeSet::new()", "[]"),
        ("([", "["),
        ("])", "]"),
    ] {
        text = text.replace(extra, plain);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Place;

    fn case(setup: &str, call: &str, expect: &str) -> Case {
        Case {
            setup: setup.into(),
            call: call.into(),
            expect: Some(Value::parse(expect).unwrap()),
            place: Place { file: "exercise.toml".into(), line: 1, column: 1 },
        }
    }

    #[test]
    fn an_example_is_found_in_the_ways_a_test_may_write_it() {
        let found = |stub: &str, case: &Case| has_test(stub, case);
        assert!(found("assert!(!f(&[0], 2))", &case("", "f(&[0], 2)", "false")));
        assert!(!found("assert!(f(&[0], 2))", &case("", "f(&[0], 2)", "false")));
        assert!(found("assert_eq!(g(4), Some(vec![1, 3]));", &case("", "g(4)", "Some([1, 3])")));
        assert!(found("assert_eq!(\n    g(4),\n    17,\n);", &case("", "g(4)", "17")));
        assert!(found(
            "assert_eq!(mirror(&[0, 2]), vec![2, 0]);",
            &case("", "mirror(&[0, 2])", "[2, 0]")
        ));
        let marks = case("place(&mut m, 0, 1);", "(m.cols, m.diag)", "({1}, {-1})");
        assert!(found(
            "place(&mut m, 0, 1);\n assert_eq!((m.cols, m.diag), ([1].into(), [-1].into()));",
            &marks
        ));
        assert!(!found("assert_eq!((m.cols, m.diag), ([1].into(), [-1].into()));", &marks));
    }

    #[test]
    fn the_table_of_a_statement_is_read() {
        let statement =
            "text\n\n| Call | Answer |\n|---|---|\n| `f(1)` | `2` |\n| `f(2)` | `3` |\n\nmore";
        assert_eq!(
            table(statement),
            [("f(1)".to_string(), "2".to_string()), ("f(2)".to_string(), "3".to_string())]
        );
    }
}
