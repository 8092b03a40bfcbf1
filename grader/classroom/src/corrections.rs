//! What people decide: `overrides.csv` (student, exercise, points, reason, who) and
//! `manual.csv` (student, points, comment, who), both in the folder of a run. They
//! are read and never written over.

use crate::course::Course;
use crate::points::Hundredths;
use crate::table::Table;
use grader::fault::{Fault, Place};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

/// The first line of `overrides.csv`.
pub const OVERRIDES: &str = "student,exercise,points,reason,who";

/// The first line of `manual.csv`.
pub const MANUAL: &str = "student,points,comment,who";

/// Points that a person gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    pub points: Hundredths,
    /// Why, in the person's words.
    pub reason: String,
    pub who: String,
}

/// All decisions about a run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Corrections {
    /// By student's id, then by the exercise's folder.
    pub overrides: BTreeMap<String, BTreeMap<String, Decision>>,
    /// By student's id.
    pub manual: BTreeMap<String, Decision>,
}

impl Corrections {
    /// Reads the decisions in the folder of a run; none where there are no files.
    ///
    /// # Errors
    ///
    /// A fault with file and line where a row cannot be understood: a decision is
    /// never left out in silence.
    pub fn read(
        folder: &Path,
        course: &Course,
        is_student: impl Fn(&str) -> bool,
    ) -> Result<Corrections, Fault> {
        let mut corrections = Corrections::default();
        for row in rows(&folder.join("overrides.csv"), OVERRIDES)? {
            let [student, exercise, points, reason, who] = row.cells()?;
            row.known_student(&student, &is_student)?;
            let counted =
                course.exercises.iter().find(|one| one.id.answers_to(&exercise)).ok_or_else(
                    || {
                        row.fault(
                            format!("there is no exercise `{exercise}` in this run"),
                            "Write the name of its column in grades.csv.",
                        )
                    },
                )?;
            if reason.is_empty() || who.is_empty() {
                return Err(row.fault(
                    "an override needs a reason and who decided it",
                    "Fill in all five columns: the student reads the reason.",
                ));
            }
            let points = row.points(&points, counted.worth)?;
            let of_student = corrections.overrides.entry(student.clone()).or_default();
            let decision = Decision { points, reason, who };
            if of_student.insert(counted.id.folder.clone(), decision).is_some() {
                return Err(row.fault(
                    format!("`{student}` has two overrides for `{}`", counted.id.folder),
                    "Leave the one that holds.",
                ));
            }
        }
        for row in rows(&folder.join("manual.csv"), MANUAL)? {
            let [student, points, reason, who] = row.cells()?;
            row.known_student(&student, &is_student)?;
            if points.is_empty() {
                continue;
            }
            let Some(worth) = course.manual else {
                return Err(row.fault(
                    "this course has no points that are given by hand",
                    "Write `manual = 5` into the course's file, and grade with `--course`.",
                ));
            };
            let points = row.points(&points, worth)?;
            let decision = Decision { points, reason, who };
            if corrections.manual.insert(student.clone(), decision).is_some() {
                return Err(
                    row.fault(format!("`{student}` is there twice"), "Leave the row that holds.")
                );
            }
        }
        Ok(corrections)
    }

    /// The decision about one exercise of a student.
    pub fn about(&self, student: &str, folder: &str) -> Option<&Decision> {
        self.overrides.get(student)?.get(folder)
    }
}

/// A row that people wrote, and where it is.
pub(crate) struct Row {
    pub(crate) place: Place,
    columns: &'static str,
    values: Vec<String>,
}

impl Row {
    pub(crate) fn fault(&self, what: impl Into<String>, next: impl Into<String>) -> Fault {
        Fault::workbook(self.place.clone(), what, next)
    }

    pub(crate) fn cells<const N: usize>(&self) -> Result<[String; N], Fault> {
        let mut values = self.values.clone();
        // Spreadsheets leave out what is empty at the end, or add empty cells.
        while values.len() > N && values.last().is_some_and(String::is_empty) {
            values.pop();
        }
        values.resize(values.len().max(N), String::new());
        values.try_into().map_err(|values: Vec<String>| {
            self.fault(
                format!("the row has {} cells, not {N}", values.len()),
                format!("The columns are {}; put quotes around a comma.", self.columns),
            )
        })
    }

    fn known_student(&self, id: &str, is_student: impl Fn(&str) -> bool) -> Result<(), Fault> {
        if is_student(id) {
            return Ok(());
        }
        Err(self.fault(
            format!("there is no student `{id}` in this run"),
            "Write the id as it is in the first column of grades.csv.",
        ))
    }

    fn points(&self, text: &str, worth: u32) -> Result<Hundredths, Fault> {
        let points = Hundredths::parse(text).ok_or_else(|| {
            self.fault(
                format!("`{text}` is no number of points"),
                "Write a number such as `7` or `7.5`.",
            )
        })?;
        if points > Hundredths::whole(worth) {
            return Err(self.fault(
                format!("{points} points are more than the {worth} there are"),
                "Lower them, or raise what the exercise is worth in the course's file.",
            ));
        }
        Ok(points)
    }
}

/// The rows of a file below its first line; none where there is no file.
pub(crate) fn rows(path: &Path, columns: &'static str) -> Result<Vec<Row>, Fault> {
    let place = |line: usize| Place { file: path.to_path_buf(), line, column: 0 };
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => {
            return Err(Fault::workbook(
                place(0),
                format!("the file cannot be read ({error})"),
                "Save it as CSV in UTF-8.",
            ));
        }
    };
    let table = Table::read(&text).map_err(|line| {
        Fault::workbook(place(line), "a quoted cell never ends", "Close it with a quote.")
    })?;
    let head = table.rows.first().map(|_| table.values(&text, 0)).unwrap_or_default();
    let head: Vec<String> = head
        .iter()
        .map(|cell| cell.trim().to_lowercase())
        .rev()
        .skip_while(String::is_empty)
        .collect();
    let wanted: Vec<&str> = columns.split(',').rev().collect();
    if head != wanted {
        return Err(Fault::workbook(
            place(1),
            "the first line does not name the columns",
            format!("Write `{columns}` there."),
        ));
    }
    Ok((1..table.rows.len())
        .map(|at| {
            let values: Vec<String> =
                table.values(&text, at).iter().map(|value| value.trim().to_string()).collect();
            let line = if table.rows[at].is_empty() { 0 } else { table.line(&text, at) };
            Row { place: place(line), columns, values }
        })
        .filter(|row| row.values.iter().any(|value| !value.is_empty()))
        .collect())
}
