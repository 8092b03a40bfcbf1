//! `results.json` while a submission is graded: the marks so far, and the exercises
//! whose turn has not come.

use crate::convert::gradescope;
use crate::convert::{self, Document};
use crate::course::Course;
use crate::points::Hundredths;
use grader::exercise::Exercise;
use grader::fault::Fault;
use grader::report::{Report, Score, Status};
use serde_json::{Value, json};

/// The file's text for a report on the first of the exercises, those graded so far.
/// One that has no mark, because the machine failed, waits like those behind it.
///
/// # Errors
///
/// A machine fault where the results cannot be put into words.
pub fn text(report: &Report, exercises: &[&Exercise], course: &Course) -> Result<String, Fault> {
    let mut document = Document::of(report);
    let marked =
        |at: usize| report.exercises.get(at).is_some_and(|one| one.status != Status::Error);
    document.exercises = exercises
        .iter()
        .enumerate()
        .map(|(at, exercise)| match document.exercises.get(at) {
            Some(graded) if marked(at) => graded.clone(),
            _ => convert::Exercise::waiting(exercise),
        })
        .collect();
    let complete = (0..exercises.len()).all(marked);
    let results = gradescope::results(&document, complete)?;
    let unwritten = |error: serde_json::Error| {
        Fault::machine(format!("the results cannot be written ({error})"), "Run it again.")
    };
    let mut value = serde_json::to_value(&results).map_err(unwritten)?;
    if course.exercises.iter().any(|one| one.worth != one.possible) {
        weigh(&mut value, &document, course);
    }
    serde_json::to_string_pretty(&value).map(|text| text + "\n").map_err(unwritten)
}

/// Gives the exercises the points of a course. The tests of an exercise share its
/// points; the sum above them is exact to the hundredth.
fn weigh(results: &mut Value, document: &Document, course: &Course) {
    let of_course = |number: u32| course.exercises.iter().find(|one| one.id.number == number);
    for test in results["tests"].as_array_mut().into_iter().flatten() {
        let number = test["number"].as_str().and_then(|text| text.split('.').next()?.parse().ok());
        let Some(one) = number.and_then(of_course) else { continue };
        for name in ["score", "max_score"] {
            let points = test[name].as_u64().unwrap_or_default();
            test[name] = json!(share(points, one.worth, one.possible));
        }
    }
    let earned: Hundredths = document
        .exercises
        .iter()
        .filter_map(|graded| Some((graded.score, of_course(graded.number)?.worth)))
        .map(|(score, worth): (Score, u32)| Hundredths::share(score, worth))
        .sum();
    results["score"] = json!(earned.0 as f64 / 100.0);
}

/// Points of a check as points of a course, to four decimals.
fn share(points: u64, worth: u32, possible: u32) -> f64 {
    let share = points as f64 * f64::from(worth) / f64::from(possible.max(1));
    (share * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn the_points_of_a_check_are_those_of_the_course() {
        assert_eq!(share(2, 10, 8), 2.5);
        assert_eq!(share(1, 10, 3), 3.3333);
        assert_eq!(share(0, 10, 0), 0.0);
    }
}
