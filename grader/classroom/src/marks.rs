//! The row of a student: points for every exercise, a total, a state. Pure.

use crate::corrections::{Corrections, Decision};
use crate::course::Course;
use crate::journal::{Entry, State};
use crate::points::Hundredths;
use crate::roster::Student;
use grader::report::Status;

/// What a student gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub student: Student,
    /// One for every exercise of the course, in its order.
    pub cells: Vec<Cell>,
    /// Points given by hand, where the course has them.
    pub manual: Option<Cell>,
    /// `None` where some part has no mark yet.
    pub total: Option<Hundredths>,
    /// How the student stands after what people decided.
    pub state: RowState,
}

/// The points of one exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// `None`: there is no mark.
    pub points: Option<Hundredths>,
    /// What grading gave, where there was a mark.
    pub graded: Option<Hundredths>,
    /// What a person decided; it counts instead.
    pub decided: Option<Decision>,
}

/// How a student stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowState {
    /// As the journal has it.
    Is(State),
    /// Graded, and what was written in `answers.md` waits for a reader.
    ToRead,
}

impl RowState {
    pub fn word(self) -> &'static str {
        match self {
            RowState::Is(state) => state.word(),
            RowState::ToRead => "to read",
        }
    }
}

/// Makes the row of a student.
pub fn row(course: &Course, corrections: &Corrections, entry: &Entry) -> Row {
    let id = &entry.student.id;
    let cells: Vec<Cell> = course
        .exercises
        .iter()
        .map(|counted| {
            let graded = entry
                .report
                .exercises
                .iter()
                .find(|report| report.id.folder == counted.id.folder)
                .filter(|report| report.status != Status::Error && !entry.from.is_empty())
                .map(|report| Hundredths::share(report.score, counted.worth));
            let decided = corrections.about(id, &counted.id.folder).cloned();
            let points = decided.as_ref().map(|decision| decision.points).or(graded);
            Cell { points, graded, decided }
        })
        .collect();
    let manual = course.manual.map(|_| {
        let decided = corrections.manual.get(id).cloned();
        // Who wrote nothing gets nothing; who wrote something waits for a reader.
        let nothing = entry.answers.is_none() && !entry.from.is_empty();
        let graded = nothing.then(Hundredths::default);
        let points = decided.as_ref().map(|decision| decision.points).or(graded);
        Cell { points, graded, decided }
    });
    // A file of which nobody knows the exercise may be any of them.
    let strange = entry.unresolved.iter().any(|one| one.exercise.is_none());
    let decided = cells.iter().all(|cell| cell.decided.is_some());
    let graded = cells.iter().all(|cell| cell.points.is_some()) && (decided || !strange);
    let read = manual.as_ref().is_none_or(|cell| cell.points.is_some());
    let state = match (entry.state(), graded, read) {
        // All that could not be graded was decided by a person.
        (_, true, true) => RowState::Is(State::Graded),
        (State::Graded, true, false) => RowState::ToRead,
        (state, _, _) => RowState::Is(state),
    };
    let total = (graded && read)
        .then(|| cells.iter().chain(&manual).filter_map(|cell| cell.points).sum::<Hundredths>());
    Row { student: entry.student.clone(), cells, manual, total, state }
}
