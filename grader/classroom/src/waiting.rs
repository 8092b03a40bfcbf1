//! What a student's row waits for: something that a person has to do next. Pure.

use crate::course::Course;
use crate::journal::{Entry, Unresolved};
use crate::marks::Row;
use grader::report::{Diagnostic, ExerciseReport, Status};
use grader::verdict::Verdict;
use std::collections::BTreeSet;

/// What waits in one student's row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Waiting {
    /// What was handed in and nobody has looked at.
    pub to_resolve: Vec<Unresolved>,
    /// Exercises that the machine or the grader failed on: the folder, and why.
    pub errors: Vec<(String, String)>,
    /// `answers.md` has no points yet.
    pub to_read: bool,
}

/// What waits in the row of a student. What an override decides waits no more.
pub fn of(course: &Course, entry: &Entry, row: &Row) -> Waiting {
    let decided: BTreeSet<&str> = course
        .exercises
        .iter()
        .zip(&row.cells)
        .filter(|(_, cell)| cell.decided.is_some())
        .map(|(counted, _)| counted.id.folder.as_str())
        .collect();
    let is_open = |item: &&Unresolved| match &item.exercise {
        Some(folder) => !decided.contains(folder.as_str()),
        // A file of which nobody knows the exercise is settled with the row.
        None => decided.is_empty() || row.total.is_none(),
    };
    let failed = entry.report.exercises.iter().filter(|one| one.status == Status::Error);
    let unread = row.manual.as_ref().is_some_and(|cell| cell.points.is_none());
    Waiting {
        to_resolve: entry.unresolved.iter().filter(is_open).cloned().collect(),
        errors: failed
            .filter(|report| !decided.contains(report.id.folder.as_str()))
            .map(|report| (report.id.folder.clone(), why(report)))
            .collect(),
        to_read: unread && entry.answers.is_some(),
    }
}

/// Why there is no mark, in the words of the grader.
fn why(report: &ExerciseReport) -> String {
    let notes = report.diagnostics.iter().filter_map(|one| match one {
        Diagnostic::Note { message } => Some(message.as_str()),
        _ => None,
    });
    let failed = report.checks.iter().filter(|check| check.verdict() == Verdict::Error);
    let checks = failed.map(|check| check.judgement.message.as_str());
    notes.chain(checks).find(|text| !text.is_empty()).unwrap_or_default().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corrections::{Corrections, Decision};
    use crate::journal::State;
    use crate::marks::{self, RowState};
    use crate::points::Hundredths;
    use crate::roster::Student;
    use grader::exercise::ExerciseId;
    use grader::report::Report;
    use std::collections::BTreeMap;

    fn course() -> Course {
        let counted = |folder: &str| crate::course::Counted {
            id: ExerciseId::parse(folder).unwrap(),
            title: String::new(),
            possible: 8,
            worth: 8,
        };
        let exercises = vec![counted("01_is_safe")];
        Course { title: String::new(), exercises, manual: Some(5) }
    }

    /// A student whose one exercise is unresolved.
    fn entry(exercise: Option<&str>) -> Entry {
        Entry {
            student: Student { id: "ada".to_string(), ..Student::default() },
            from: "ada".to_string(),
            sources: BTreeMap::new(),
            answers: Some("00".to_string()),
            unresolved: vec![Unresolved {
                exercise: exercise.map(str::to_string),
                found: "is_safe (1).rs".to_string(),
                why: "there are two files".to_string(),
                next: "Choose one.".to_string(),
            }],
            notes: Vec::new(),
            report: Report { toolchain: String::new(), receipt: None, exercises: Vec::new() },
            at: String::new(),
            took_ms: 0,
        }
    }

    fn decided(folder: &str) -> Corrections {
        let decision =
            Decision { points: Hundredths(400), reason: "seen".into(), who: "me".into() };
        let of_student = BTreeMap::from([(folder.to_string(), decision)]);
        let overrides = BTreeMap::from([("ada".to_string(), of_student)]);
        Corrections { overrides, manual: BTreeMap::new() }
    }

    #[test]
    fn what_is_not_decided_waits_and_what_is_decided_does_not() {
        for exercise in [Some("01_is_safe"), None] {
            let entry = entry(exercise);
            let row = marks::row(&course(), &Corrections::default(), &entry);
            assert_eq!(row.state, RowState::Is(State::ToResolve));
            let waiting = of(&course(), &entry, &row);
            assert_eq!((waiting.to_resolve.len(), waiting.to_read), (1, true), "{exercise:?}");
        }
        let entry = entry(Some("01_is_safe"));
        let row = marks::row(&course(), &decided("01_is_safe"), &entry);
        let waiting = of(&course(), &entry, &row);
        assert_eq!((waiting.to_resolve.len(), waiting.to_read), (0, true));
    }
}
