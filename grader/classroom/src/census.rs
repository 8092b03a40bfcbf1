//! What a page about a whole class needs of every student, and no more: points, a
//! byte for every check, the hashes of texts, which idea was wrong. Students are
//! added one after the other, so that no report is kept. Pure.

use crate::corrections::Decision;
use crate::course::{Counted, Course};
use crate::journal::Entry;
use crate::marks::{Cell, Row, RowState};
use crate::points::Hundredths;
use crate::roster::Student;
use crate::waiting::{self, Waiting};
use grader::exercise::Visibility;
use grader::report::{CheckReport, Diagnosis, Diagnostic, ExerciseReport, Score, Status};
use grader::verdict::Verdict;
use std::collections::{BTreeMap, BTreeSet};

/// A whole class.
#[derive(Debug, Clone)]
pub struct Census {
    pub course: Course,
    /// Sorted by their ids.
    pub students: Vec<Seen>,
    /// In the order of the course.
    pub exercises: Vec<Tally>,
}

/// A student's place among [`Census::students`].
pub type Place = usize;

/// What is kept of a student.
#[derive(Debug, Clone)]
pub struct Seen {
    pub student: Student,
    pub state: RowState,
    /// `None` where some part has no mark yet.
    pub total: Option<Hundredths>,
    /// For every exercise of the course; `None` where there is no mark.
    pub marks: Vec<Option<Mark>>,
    /// For every exercise of the course and every check of it.
    pub outcomes: Vec<Vec<Outcome>>,
    /// What people decided: the exercise's place, what grading gave, the decision.
    pub overrides: Vec<(usize, Option<Hundredths>, Decision)>,
    pub waiting: Waiting,
}

/// The mark of one exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    pub points: Hundredths,
    /// Of what there is, in hundredths of a percent.
    pub share: u64,
}

/// What became of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Outcome {
    /// There is no text to run it on, or the student is not graded.
    Nothing,
    Passed,
    Wrong,
    /// A panic, a crash, or an end before the answer.
    Stopped,
    /// Out of time, of memory, or too much output.
    Exhausted,
    NotBegun,
    DoesNotCompile,
    NotRun,
    /// The machine or the grader failed.
    NoMark,
}

impl Outcome {
    fn of(verdict: Verdict) -> Outcome {
        match verdict {
            Verdict::Passed => Outcome::Passed,
            Verdict::Wrong => Outcome::Wrong,
            Verdict::Panicked | Verdict::Crashed | Verdict::Exited => Outcome::Stopped,
            Verdict::TimedOut | Verdict::OutOfMemory | Verdict::OutputLimit => Outcome::Exhausted,
            Verdict::NotStarted => Outcome::NotBegun,
            Verdict::DoesNotCompile => Outcome::DoesNotCompile,
            Verdict::NotRun => Outcome::NotRun,
            Verdict::Error => Outcome::NoMark,
        }
    }

    /// Whether the check was run and not passed.
    pub fn is_failure(self) -> bool {
        matches!(self, Outcome::Wrong | Outcome::Stopped | Outcome::Exhausted)
    }
}

/// What is counted of one exercise.
#[derive(Debug, Clone)]
pub struct Tally {
    pub counted: Counted,
    /// In the order of its checks.
    pub checks: Vec<CheckTally>,
    /// Students whose file is more than the stub.
    pub started: usize,
    /// Students who pass every check.
    pub solved: usize,
    /// Wrong ideas by their ids.
    pub ideas: BTreeMap<String, Idea>,
    /// Failures that no known idea explains, by what was seen of them.
    pub unnamed: BTreeMap<Vec<String>, Unnamed>,
    /// Who handed in a text, by its SHA-256. Texts in which nothing was begun are
    /// left out.
    pub texts: BTreeMap<String, Vec<Place>>,
}

/// What is counted of one check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckTally {
    pub name: String,
    pub visibility: Visibility,
    pub passed: usize,
    pub failed: usize,
}

/// A wrong idea that was named.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Idea {
    pub says: String,
    /// Students, with the other id where no check tells the two apart.
    pub who: Vec<(Place, Option<String>)>,
}

/// Failures with the same answers to every check, and without a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unnamed {
    pub who: Vec<Place>,
    /// What the first of them shows.
    pub example: Example,
}

/// One failure to look at.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Example {
    /// The check, or what is wrong with the file as a whole.
    pub what: String,
    pub input: String,
    pub expected: String,
    /// What the student's program answered, or what the compiler says of the file.
    pub got: String,
}

impl Census {
    /// A class without students yet.
    pub fn new(course: &Course) -> Census {
        let exercises = course.exercises.iter().cloned().map(Tally::new).collect();
        Census { course: course.clone(), students: Vec::new(), exercises }
    }

    /// Adds the next student.
    pub fn add(&mut self, entry: &Entry, row: &Row) {
        let place = self.students.len();
        let mut marks = Vec::new();
        let mut outcomes = Vec::new();
        let mut overrides = Vec::new();
        for (at, (tally, cell)) in self.exercises.iter_mut().zip(&row.cells).enumerate() {
            let report = report_of(entry, &tally.counted);
            let text = entry.sources.get(&tally.counted.id.folder);
            outcomes.push(report.map_or_else(Vec::new, |report| tally.add(place, report, text)));
            marks.push(mark(cell, report, &tally.counted));
            if let Some(decision) = &cell.decided {
                overrides.push((at, cell.graded, decision.clone()));
            }
        }
        self.students.push(Seen {
            student: row.student.clone(),
            state: row.state,
            total: row.total,
            marks,
            outcomes,
            overrides,
            waiting: waiting::of(&self.course, entry, row),
        });
    }

    /// How many students stand how.
    pub fn states(&self) -> BTreeMap<RowState, usize> {
        let mut states = BTreeMap::new();
        for seen in &self.students {
            *states.entry(seen.state).or_default() += 1;
        }
        states
    }

    /// The totals of all students who have one, in hundredths of points.
    pub fn totals(&self) -> Vec<u64> {
        self.students.iter().filter_map(|seen| Some(seen.total?.0)).collect()
    }

    /// The shares of all students who have a mark in an exercise, in hundredths of a
    /// percent.
    pub fn shares(&self, exercise: usize) -> Vec<u64> {
        self.students.iter().filter_map(|seen| Some(seen.marks[exercise]?.share)).collect()
    }

    /// For every student who has a mark in each exercise: the share in one of them,
    /// and the points in all the others.
    pub fn against_the_others(&self, exercise: usize) -> Vec<(u64, u64)> {
        self.students
            .iter()
            .filter_map(|seen| {
                let marks: Vec<Mark> = seen.marks.iter().copied().collect::<Option<_>>()?;
                let others = marks.iter().enumerate().filter(|&(at, _)| at != exercise);
                Some((marks[exercise].share, others.map(|(_, mark)| mark.points.0).sum()))
            })
            .collect()
    }
}

/// The report on an exercise, where the student handed something in.
fn report_of<'a>(entry: &'a Entry, counted: &Counted) -> Option<&'a ExerciseReport> {
    let mut reports = entry.report.exercises.iter().filter(|_| !entry.from.is_empty());
    reports.find(|report| report.id.folder == counted.id.folder)
}

fn mark(cell: &Cell, report: Option<&ExerciseReport>, counted: &Counted) -> Option<Mark> {
    let points = cell.points?;
    let share = match (report, &cell.decided) {
        // An exercise that the course gives nothing for still has its own points.
        (Some(report), _) if counted.worth == 0 => share_of(report.score),
        (Some(report), None) => share_of(report.score),
        _ => (points.0 * 100).checked_div(u64::from(counted.worth)).unwrap_or_default(),
    };
    Some(Mark { points, share })
}

fn share_of(score: Score) -> u64 {
    Hundredths::share(score, 100).0
}

impl Tally {
    fn new(counted: Counted) -> Tally {
        Tally {
            counted,
            checks: Vec::new(),
            started: 0,
            solved: 0,
            ideas: BTreeMap::new(),
            unnamed: BTreeMap::new(),
            texts: BTreeMap::new(),
        }
    }

    /// Counts a student's report; what became of every check.
    fn add(
        &mut self,
        place: Place,
        report: &ExerciseReport,
        text: Option<&String>,
    ) -> Vec<Outcome> {
        if !matches!(report.status, Status::NotStarted | Status::Error) {
            self.started += 1;
            if let Some(text) = text {
                self.texts.entry(text.clone()).or_default().push(place);
            }
        }
        self.solved += usize::from(report.status == Status::Passed);
        match &report.diagnosis {
            Some(diagnosis) => self.add_idea(place, diagnosis),
            None => self.add_unnamed(place, report),
        }
        let mut outcomes = Vec::new();
        for check in &report.checks {
            let at = self.place_of(check);
            let outcome = Outcome::of(check.verdict());
            self.checks[at].passed += usize::from(outcome == Outcome::Passed);
            self.checks[at].failed += usize::from(outcome.is_failure());
            outcomes.resize(outcomes.len().max(at + 1), Outcome::Nothing);
            outcomes[at] = outcome;
        }
        outcomes
    }

    /// The place of a check among those seen so far; a new one is added.
    fn place_of(&mut self, check: &CheckReport) -> usize {
        let known = self.checks.iter().position(|one| one.name == check.name);
        known.unwrap_or_else(|| {
            self.checks.push(CheckTally {
                name: check.name.clone(),
                visibility: check.visibility,
                passed: 0,
                failed: 0,
            });
            self.checks.len() - 1
        })
    }

    fn add_idea(&mut self, place: Place, diagnosis: &Diagnosis) {
        let ids: BTreeSet<&String> = diagnosis.ids.iter().collect();
        for id in &ids {
            let other = ids.iter().find(|other| *other != id).map(|other| (*other).clone());
            let says = said_of(diagnosis, id);
            let idea = self.ideas.entry((*id).clone()).or_default();
            // Alone it is said in the author's own words; of two, in a part of them.
            if other.is_none() || idea.says.is_empty() {
                idea.says = says;
            }
            idea.who.push((place, other));
        }
    }

    fn add_unnamed(&mut self, place: Place, report: &ExerciseReport) {
        let Some((key, example)) = without_a_name(report) else { return };
        let unnamed = Unnamed { who: Vec::new(), example };
        self.unnamed.entry(key).or_insert(unnamed).who.push(place);
    }

    /// The check that most students fail, with how many; the first of several.
    pub fn most_failed(&self) -> Option<&CheckTally> {
        let failed = self.checks.iter().filter(|check| check.failed > 0);
        failed.rev().max_by_key(|check| check.failed)
    }

    /// The checks that nobody fails and somebody passes, with their numbers from 1.
    pub fn never_failed(&self) -> Vec<(usize, &CheckTally)> {
        let numbered = self.checks.iter().enumerate().map(|(at, check)| (at + 1, check));
        numbered.filter(|(_, check)| check.failed == 0 && check.passed > 0).collect()
    }
}

/// What a diagnosis says of one id: for two that no check tells apart, its part.
fn said_of(diagnosis: &Diagnosis, id: &str) -> String {
    let says = &diagnosis.says;
    let Some((_, rest)) = says.split_once(&format!("`{id}`: ")) else { return says.clone() };
    let others = diagnosis.ids.iter().filter(|other| *other != id);
    let ends = others.filter_map(|other| rest.find(&format!(" `{other}`: ")));
    rest[..ends.min().unwrap_or(rest.len())].to_string()
}

/// What was seen of a failure that has no name, for comparison with others, and what
/// to show of it; `None` where there is no failure to name.
fn without_a_name(report: &ExerciseReport) -> Option<(Vec<String>, Example)> {
    if report.status == Status::Error {
        return None;
    }
    let failing = |at: &usize| report.checks[*at].is_failure();
    let key: Vec<String> = (0..report.checks.len())
        .filter(failing)
        .map(|at| format!("{at} {}", report.checks[at].trace.all))
        .collect();
    if let Some((_, check)) = report.first_failure() {
        let judged = &check.judgement;
        let seen = [&judged.actual, &judged.message].into_iter().find(|text| !text.is_empty());
        let verdict = judged.verdict.word().replace('_', " ");
        let example = Example {
            what: check.name.clone(),
            input: judged.input.clone(),
            expected: judged.expected.clone(),
            got: seen.cloned().unwrap_or(verdict),
        };
        return Some((key, example));
    }
    refused(report)
}

/// A file that does not compile, or is refused: it is like others with the same kinds
/// of errors.
fn refused(report: &ExerciseReport) -> Option<(Vec<String>, Example)> {
    if report.status != Status::DoesNotCompile {
        return None;
    }
    let told = report.diagnostics.iter().map(|one| match one {
        Diagnostic::Compiler(error) if error.code.is_empty() => {
            (error.message.clone(), error.message.clone())
        }
        Diagnostic::Compiler(error) => (error.code.clone(), error.message.clone()),
        Diagnostic::Signature(change) => (change.given.clone(), change.changed.join("; ")),
        Diagnostic::Note { message } => (message.clone(), message.clone()),
    });
    let kinds: BTreeSet<String> = told.clone().map(|(kind, _)| format!("file {kind}")).collect();
    let example = Example {
        what: "the file does not compile".to_string(),
        got: told.map(|(_, message)| message).next().unwrap_or_default(),
        ..Example::default()
    };
    Some((kinds.into_iter().collect(), example))
}
