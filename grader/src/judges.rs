//! Whether an answer is right, why it is not, and what may be told of the right
//! one. Pure. Everything is judged here, in the grader, never in the program that
//! gives the answers.

use crate::exercise::{Check, Draw, Expected, Judge};
use crate::puzzles::{ColouringTask, Grid};
use crate::queens;
use crate::tree::{self, Queens};
use crate::value::{Value, counted, first_difference};

/// Whether an answer counts as right for what was asked.
pub fn accepts(judge: Judge, asked: &Expected, answer: &Value) -> bool {
    let expected = &asked.answer;
    match judge {
        Judge::Equal => expected == answer,
        Judge::AnyOrder => match (expected, answer) {
            (Value::List(expected), Value::List(answer)) => sorted(expected) == sorted(answer),
            _ => expected == answer,
        },
        Judge::Placement => match (expected.as_board(), answer.as_board()) {
            (Some(board), Some(answered)) => {
                same_wrapping(expected, answer) && queens::is_solution(&answered, board.len())
            }
            _ => expected == answer,
        },
        Judge::Colouring => match (ColouringTask::read(&asked.input), answer.as_board()) {
            (Some(task), Some(colours)) => {
                same_wrapping(expected, answer) && task.fault_in(&colours).is_none()
            }
            _ => expected == answer,
        },
        Judge::Sudoku => match (Grid::read(&asked.input), Grid::of(answer)) {
            (Some(grid), Some(completed)) => {
                same_wrapping(expected, answer) && grid.fault_in(&completed).is_none()
            }
            _ => expected == answer,
        },
        Judge::Choice => match (expected, answer) {
            (Value::Char(expected), Value::Char(answer)) => expected.eq_ignore_ascii_case(answer),
            _ => false,
        },
        Judge::Witness => witness(answer).is_some_and(|(n, _)| Some(n) == smallest(expected)),
        Judge::AnyWitness => witness(answer).is_some_and(|(n, differ)| {
            differ && smallest(expected).is_some_and(|smallest| n >= smallest)
        }),
    }
}

fn sorted(values: &[Value]) -> Vec<String> {
    let mut texts: Vec<String> = values.iter().map(Value::to_string).collect();
    texts.sort();
    texts
}

/// Both are answers as they are, or both are `Some` of one.
fn same_wrapping(a: &Value, b: &Value) -> bool {
    matches!(a, Value::Present(_)) == matches!(b, Value::Present(_))
}

/// The n of a witness, and whether its two answers differ.
fn witness(answer: &Value) -> Option<(i128, bool)> {
    let Value::Tuple(parts) = answer else { return None };
    let [n, one, other] = parts.as_slice() else { return None };
    Some((n.as_integer()?, one != other))
}

fn smallest(expected: &Value) -> Option<i128> {
    witness(expected).map(|(n, _)| n)
}

/// What a report says was expected. Where the answer is free it says what makes
/// one right; where the right answer would give the task away, nothing of it.
pub fn wanted(judge: Judge, asked: &Expected) -> String {
    let expected = &asked.answer;
    let some = |words: String| match expected {
        Value::Present(_) => format!("Some({words})"),
        _ => words,
    };
    let told = match judge {
        Judge::Equal | Judge::AnyOrder => None,
        Judge::Placement => expected
            .as_board()
            .map(|board| some(format!("any board of {} without attacks", queens_in(&board)))),
        Judge::Colouring => match (ColouringTask::read(&asked.input), expected) {
            (Some(_), Value::Present(_)) => {
                Some(some("any colours that differ between neighbours".into()))
            }
            _ => None,
        },
        Judge::Sudoku => Grid::of(expected)
            .map(|_| some("any grid that keeps the given digits and repeats none".to_string())),
        Judge::Choice => Some(String::new()),
        Judge::Witness => Some("the smallest n for which the two answers differ".into()),
        Judge::AnyWitness => Some("an n for which the two answers differ".into()),
    };
    told.unwrap_or_else(|| expected.to_string())
}

fn queens_in(board: &[usize]) -> String {
    counted(board.len(), "queen", "queens")
}

/// What a report says was answered.
pub fn given(judge: Judge, answer: &Value) -> String {
    match (judge, witness(answer)) {
        (Judge::Witness | Judge::AnyWitness, Some((n, _))) => n.to_string(),
        _ => answer.to_string(),
    }
}

/// What is kept of the reference's answer: of a board that any other may replace,
/// only its width.
pub fn kept(judge: Judge, answer: &Value) -> Value {
    let width_of = |board: &[usize]| Value::list_up_to(board.len());
    match (judge, answer, answer.as_board()) {
        (Judge::Placement, Value::Present(_), Some(board)) => {
            Value::Present(Box::new(width_of(&board)))
        }
        (Judge::Placement, _, Some(board)) => width_of(&board),
        _ => answer.clone(),
    }
}

/// A sentence on what is wrong with an answer; empty where the answers themselves
/// say it.
pub fn why_wrong(check: &Check, asked: &Expected, answer: &Value) -> String {
    let expected = &asked.answer;
    let why = match check.judge {
        Judge::Equal if check.draw == Draw::Walk => departure(expected, answer),
        Judge::Equal => None,
        Judge::AnyOrder => difference_of_sets(expected, answer),
        Judge::Placement => match (expected.as_board(), answer.as_board()) {
            (Some(board), Some(answered)) => why_no_placement(&answered, board.len()),
            _ => None,
        },
        Judge::Colouring => match (expected, answer.as_board()) {
            (Value::Present(_), Some(colours)) => {
                ColouringTask::read(&asked.input).and_then(|task| task.fault_in(&colours))
            }
            (Value::Absent, Some(colours)) => Some(
                ColouringTask::read(&asked.input)
                    .and_then(|task| task.fault_in(&colours))
                    .unwrap_or_else(|| "no colouring exists with so few colours".to_string()),
            ),
            (Value::Present(_), None) => Some("there is a colouring".to_string()),
            _ => None,
        },
        Judge::Sudoku => match (Grid::read(&asked.input), Grid::of(answer)) {
            (Some(grid), Some(completed)) => grid.fault_in(&completed),
            (Some(_), None) if *answer == Value::Absent => {
                Some("this grid can be completed".to_string())
            }
            _ => None,
        },
        Judge::Choice => {
            return match answer {
                Value::Char(letter) => why_not(check, *letter),
                _ => String::new(),
            };
        }
        Judge::Witness | Judge::AnyWitness => return why_no_witness(expected, answer),
    };
    why.or_else(|| difference(check, expected, answer)).unwrap_or_default()
}

/// Where two answers part. What is kept of a board that is free is no answer to
/// compare with.
fn difference(check: &Check, expected: &Value, answer: &Value) -> Option<String> {
    match check.judge {
        Judge::Placement | Judge::Colouring | Judge::Sudoku => None,
        _ => first_difference(expected, answer, &check.fields),
    }
}

fn difference_of_sets(expected: &Value, answer: &Value) -> Option<String> {
    let (Value::List(expected), Value::List(answer)) = (expected, answer) else { return None };
    let double = answer.iter().enumerate().find(|(at, value)| answer[..*at].contains(value));
    if let Some((_, value)) = double.filter(|(_, value)| {
        let times = |list: &[Value]| list.iter().filter(|one| one == value).count();
        times(answer) > times(expected)
    }) {
        return Some(format!("{value} is in the list more often than it should be"));
    }
    if let Some(missing) = expected.iter().find(|value| !answer.contains(value)) {
        return Some(format!("{missing} is missing"));
    }
    let extra = answer.iter().find(|value| !expected.contains(value))?;
    Some(format!("{extra} should not be in the list"))
}

fn departure(expected: &Value, answer: &Value) -> Option<String> {
    let left = tree::departure(&boards(expected)?, &boards(answer)?)?;
    Some(match left.step {
        0 => left.why,
        step => format!("at node {}, {}", step + 1, left.why),
    })
}

/// The boards in a list of boards.
pub fn boards(value: &Value) -> Option<Vec<Queens>> {
    match value {
        Value::List(boards) => boards.iter().map(Value::as_board).collect(),
        _ => None,
    }
}

fn why_no_placement(answered: &[usize], n: usize) -> Option<String> {
    if answered.len() != n {
        return Some(format!(
            "a board of width {n} has {}, this one has {}",
            counted(n, "queen", "queens"),
            answered.len()
        ));
    }
    if let Some(col) = answered.iter().find(|&&col| col >= n) {
        return Some(format!("column {col} is not on a board of width {n}"));
    }
    queens::first_clash(answered).map(|(attack, lower)| {
        format!("the queens on {:?} and {lower:?} attack each other", attack.queen)
    })
}

fn why_not(check: &Check, letter: char) -> String {
    let reason = |of: &&(char, String)| of.0.eq_ignore_ascii_case(&letter);
    match check.reasons.iter().find(reason) {
        Some((_, reason)) => reason.clone(),
        None => format!("{letter:?} is none of the options"),
    }
}

fn why_no_witness(expected: &Value, answer: &Value) -> String {
    let (Some((n, differ)), Some(smallest)) = (witness(answer), smallest(expected)) else {
        return String::new();
    };
    let Value::Tuple(parts) = answer else { return String::new() };
    let text = |at: usize| match parts.get(at) {
        Some(Value::Text(text)) => text.clone(),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let (buggy, right) = (text(1), text(2));
    if !differ {
        format!("for n = {n} both answers are {right}: no difference here")
    } else if n > smallest {
        format!(
            "for n = {n} the answer is {buggy} where {right} is right: wrong there, and a \
             smaller n shows it too"
        )
    } else {
        format!("for n = {n} the answer is {buggy} where {right} is right")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Value {
        Value::parse(text).unwrap()
    }

    fn asked(input: &str, answer: &str) -> Expected {
        Expected { input: input.to_string(), answer: value(answer) }
    }

    #[test]
    fn a_placement_is_any_valid_board_of_the_size_and_none_where_none_is() {
        let judge = |expected: &str, answer: &str| {
            accepts(Judge::Placement, &asked("", expected), &value(answer))
        };
        assert!(judge("Some([1, 3, 0, 2])", "Some([2, 0, 3, 1])"));
        assert!(!judge("Some([1, 3, 0, 2])", "Some([0, 1, 2, 3])"));
        assert!(!judge("Some([1, 3, 0, 2])", "Some([0, 2, 4, 1, 3])"));
        assert!(!judge("Some([1, 3, 0, 2])", "[1, 3, 0, 2]"));
        assert!(!judge("Some([1, 3, 0, 2])", "None"));
        assert!(judge("None", "None"));
        assert!(!judge("None", "Some([])"));
    }

    #[test]
    fn of_a_free_board_the_width_is_kept_and_still_judges() {
        let kept = kept(Judge::Placement, &value("Some([1, 3, 0, 2])"));
        assert_eq!(kept.to_string(), "Some([0, 1, 2, 3])");
        let asked = Expected { input: String::new(), answer: kept };
        assert!(accepts(Judge::Placement, &asked, &value("Some([2, 0, 3, 1])")));
        assert!(!accepts(Judge::Placement, &asked, &value("Some([0, 1, 2, 3])")));
        assert_eq!(wanted(Judge::Placement, &asked), "Some(any board of 4 queens without attacks)");
    }

    #[test]
    fn any_order_still_counts_doubles() {
        let judge = |expected: &str, answer: &str| {
            accepts(Judge::AnyOrder, &asked("", expected), &value(answer))
        };
        assert!(judge("[[1], [2]]", "[[2], [1]]"));
        assert!(!judge("[[1], [2]]", "[[1], [2], [2]]"));
        assert!(!judge("[[1], [2], [2]]", "[[1], [1], [2]]"));
        let why = |expected: &str, answer: &str| {
            difference_of_sets(&value(expected), &value(answer)).unwrap()
        };
        assert_eq!(
            why("[[1], [2]]", "[[2], [1], [2]]"),
            "[2] is in the list more often than it should be"
        );
        assert_eq!(why("[[1], [2]]", "[[2]]"), "[1] is missing");
        assert_eq!(why("[[1]]", "[[1], [2]]"), "[2] should not be in the list");
    }

    #[test]
    fn any_proper_colouring_is_right_and_one_where_there_is_none_is_wrong() {
        let path = "colour(&[vec![1], vec![0, 2], vec![1]], 2)";
        let judge = |input: &str, expected: &str, answer: &str| {
            accepts(Judge::Colouring, &asked(input, expected), &value(answer))
        };
        assert!(judge(path, "Some([0, 1, 0])", "Some([1, 0, 1])"));
        assert!(!judge(path, "Some([0, 1, 0])", "Some([1, 1, 0])"));
        assert!(!judge(path, "Some([0, 1, 0])", "[1, 0, 1]"));
        assert!(!judge(path, "Some([0, 1, 0])", "None"));
        let triangle = "colour(&[vec![1, 2], vec![0, 2], vec![0, 1]], 2)";
        assert!(judge(triangle, "None", "None"));
        assert!(!judge(triangle, "None", "Some([0, 1, 0])"));
    }

    #[test]
    fn any_completion_of_a_grid_is_right() {
        let call = "solve_mini_sudoku([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])";
        let one = "Some([[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]])";
        let other = "Some([[4, 3, 2, 1], [2, 1, 4, 3], [3, 4, 1, 2], [1, 2, 3, 4]])";
        let no_boxes = "Some([[1, 2, 3, 4], [2, 3, 4, 1], [3, 4, 1, 2], [4, 1, 2, 3]])";
        let judge = |answer: &str| accepts(Judge::Sudoku, &asked(call, one), &value(answer));
        assert!(judge(one) && judge(other));
        assert!(!judge(no_boxes) && !judge("None"));
    }

    #[test]
    fn a_choice_is_right_in_either_case_and_never_told() {
        let question = asked("QUIZ[0]", "'b'");
        assert!(accepts(Judge::Choice, &question, &value("'b'")));
        assert!(accepts(Judge::Choice, &question, &value("'B'")));
        assert!(!accepts(Judge::Choice, &question, &value("'a'")));
        assert_eq!(wanted(Judge::Choice, &question), "");
    }

    #[test]
    fn a_witness_is_the_students_own_and_told_with_both_answers() {
        let question = asked("tried(witness())", "(4, \"0\", \"2\")");
        let smallest = |answer: &str| accepts(Judge::Witness, &question, &value(answer));
        let any = |answer: &str| accepts(Judge::AnyWitness, &question, &value(answer));
        assert!(smallest("(4, \"0\", \"2\")") && any("(4, \"0\", \"2\")"));
        assert!(!smallest("(6, \"0\", \"4\")") && any("(6, \"0\", \"4\")"));
        assert!(!smallest("(3, \"0\", \"0\")") && !any("(3, \"0\", \"0\")"));
        assert!(!any("(3, \"1\", \"0\")"), "a smaller n than the reference's is no witness");
        assert!(!any("4"));
        let why = |answer: &str| why_no_witness(&question.answer, &value(answer));
        assert_eq!(why("(3, \"0\", \"0\")"), "for n = 3 both answers are 0: no difference here");
        assert_eq!(
            why("(6, \"0\", \"4\")"),
            "for n = 6 the answer is 0 where 4 is right: wrong there, and a smaller n shows it too"
        );
        assert!(!wanted(Judge::Witness, &question).contains('4'));
        assert_eq!(given(Judge::Witness, &value("(3, \"0\", \"0\")")), "3");
    }
}
