//! All that is made from a journal, made again: `grades.csv`, `feedback/`,
//! `report.json`, `todo.md` and `report.html` in the folder of the run. They hold no
//! times and are sorted, so the same marks give the same bytes.

use crate::alike::{self, Alike, Given};
use crate::census::{Census, Seen};
use crate::intake::file_name;
use crate::journal::{Entry, Header, State};
use crate::marks::{Cell, Row, RowState};
use crate::page::Page;
use crate::points::Hundredths;
use crate::run::Run;
use crate::statistics::mean;
use crate::{feedback, table};
use grader::fault::Fault;
use grader::files::{Replacement, write_atomically};
use grader::report::json;
use grader::report::markdown::{code, escaped};
use grader::value::{clean, counted};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The form of `report.json`; a change that breaks readers gets a new one.
pub const SCHEMA: &str = "class-report/v1";

/// What there is after everything was made again.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// The folder of the run.
    pub folder: PathBuf,
    pub title: String,
    pub students: usize,
    pub states: BTreeMap<RowState, usize>,
    /// The mean total as a share from 0 to 1; `None` where nobody has a total.
    pub mean: Option<f64>,
    /// Students who have a total.
    pub with_total: usize,
    pub out_of: Hundredths,
    /// Students with something to resolve, with an error, with answers to read.
    pub waiting: [usize; 3],
    /// Lines of the journal that are damaged and count as not written.
    pub damaged: Vec<usize>,
}

impl Summary {
    fn of(run: &Run, census: &Census) -> Summary {
        let out_of = census.course.worth();
        let totals = census.totals();
        let many = |of: fn(&Seen) -> bool| census.students.iter().filter(|seen| of(seen)).count();
        Summary {
            folder: run.folder.clone(),
            title: census.course.title.clone(),
            students: census.students.len(),
            states: census.states(),
            mean: mean(&totals).filter(|_| out_of.0 > 0).map(|mean| mean / out_of.0 as f64),
            with_total: totals.len(),
            out_of,
            waiting: [
                many(|seen| !seen.waiting.to_resolve.is_empty()),
                many(|seen| !seen.waiting.errors.is_empty()),
                many(|seen| seen.waiting.to_read),
            ],
            damaged: run.journal.damaged.clone(),
        }
    }

    /// Whether something waits for a person.
    pub fn waits(&self) -> bool {
        self.waiting.iter().any(|&many| many > 0)
    }

    /// Writes it in a few lines.
    ///
    /// # Errors
    ///
    /// What the writer says.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let students = counted(self.students, "student", "students");
        let states: Vec<String> =
            self.states.iter().map(|(state, many)| format!("{many} {}", state.word())).collect();
        let states =
            if states.is_empty() { String::new() } else { format!(" ({})", states.join(", ")) };
        writeln!(to, "{}: {students}{states}", clean(&self.title))?;
        if let Some(mean) = self.mean {
            let over = counted(self.with_total, "total", "totals");
            let out_of = self.out_of;
            writeln!(to, "  mean {:.1} % of {out_of} points, over {over}", 100.0 * mean)?;
        }
        if self.waits() {
            let words = ["to resolve", "to grade again", "to read"];
            let parts: Vec<String> = words
                .iter()
                .zip(self.waiting)
                .filter(|(_, many)| *many > 0)
                .map(|(word, many)| format!("{many} {word}"))
                .collect();
            let list = self.folder.join("todo.md");
            writeln!(to, "  waits for you: {}; see {}", parts.join(", "), list.display())?;
        }
        if !self.damaged.is_empty() {
            let lines: Vec<String> = self.damaged.iter().map(usize::to_string).collect();
            writeln!(
                to,
                "  damaged in journal.jsonl, and left out: line {}. `--resume` grades whoever has \
                 no other line.",
                lines.join(", ")
            )?;
        }
        Ok(())
    }
}

/// Makes everything again from the journal and from what people decided.
///
/// # Errors
///
/// A machine fault where a file cannot be written, or where the journal changed
/// meanwhile.
pub fn rebuild(run: &Run) -> Result<Summary, Fault> {
    let mut census = Census::new(&run.header().course);
    let mut grades = grades_head(run);
    let mut report = ClassReport::begin(run)?;
    let mut written = BTreeSet::new();
    for seen in run.rows() {
        let (entry, row) = seen?;
        grades.push_str(&grades_line(run, &row));
        written.insert(write_feedback(run, &entry, &row)?);
        census.add(&entry, &row);
        report.add(run, entry, &row)?;
    }
    report.finish()?;
    write(&run.folder.join("grades.csv"), &grades)?;
    remove_strangers(&feedback_folder(run), &written)?;
    write_todo(run, &census)?;
    write(&run.folder.join("report.html"), &page(run, &census, Page::new))?;
    Ok(Summary::of(run, &census))
}

/// The page to show around, without names.
///
/// # Errors
///
/// A machine fault where the journal changed meanwhile.
pub fn anonymous_page(run: &Run) -> Result<String, Fault> {
    let mut census = Census::new(&run.header().course);
    for seen in run.rows() {
        let (entry, row) = seen?;
        census.add(&entry, &row);
    }
    Ok(page(run, &census, Page::anonymous))
}

/// The text of a page, with the texts that several students handed in. What everybody
/// was given is known where the workbook is around.
fn page<'a>(
    run: &'a Run,
    census: &'a Census,
    of: impl FnOnce(&'a Header, &'a Census, Vec<Alike>) -> Page<'a>,
) -> String {
    let here = env::current_dir().unwrap_or_default();
    let given = Given::around(&here, &census.course);
    let text_of =
        |hash: &str| fs::read_to_string(run.folder.join("sources").join(format!("{hash}.rs"))).ok();
    of(run.header(), census, alike::groups(census, &given, text_of)).text()
}

fn grades_head(run: &Run) -> String {
    let course = &run.header().course;
    let exercises = course.exercises.iter().map(|counted| counted.id.folder.as_str());
    let manual = course.manual.map(|_| "manual");
    let start = ["student", "name", "group", "section"];
    let end = ["total", "out of", "state"];
    table::line(start.into_iter().chain(exercises).chain(manual).chain(end))
}

fn grades_line(run: &Run, row: &Row) -> String {
    let points = |points: Option<Hundredths>| points.map_or(String::new(), |one| one.to_string());
    let cells: Vec<String> =
        row.cells.iter().chain(&row.manual).map(|cell| points(cell.points)).collect();
    let end = [points(row.total), run.header().course.worth().to_string()];
    let student = &row.student;
    let start = [&student.id, &student.name, &student.group, &student.section];
    let values = start.into_iter().chain(&cells).chain(&end).map(String::as_str);
    table::line(values.chain([row.state.word()]))
}

fn feedback_folder(run: &Run) -> PathBuf {
    run.folder.join("feedback")
}

/// Writes what a student reads; the file's name.
fn write_feedback(run: &Run, entry: &Entry, row: &Row) -> Result<String, Fault> {
    let name = format!("{}.md", file_name(&entry.student.id));
    let path = feedback_folder(run).join(&name);
    let mut text = Vec::new();
    feedback::write(run.header(), entry, row, &mut text)
        .and_then(|()| write_atomically(&path, &text))
        .map_err(|error| unwritable(&path, &error))?;
    Ok(name)
}

/// Removes the feedback of students who are not in the journal any more.
fn remove_strangers(folder: &Path, written: &BTreeSet<String>) -> Result<(), Fault> {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") && !written.contains(&name) {
            let path = entry.path();
            fs::remove_file(&path).map_err(|error| {
                Fault::machine(
                    format!("{} cannot be removed ({error})", path.display()),
                    "Remove it: this student is not in the journal any more.",
                )
            })?;
        }
    }
    Ok(())
}

/// Writes the list of what a person has to do next; without anything, there is no list.
fn write_todo(run: &Run, census: &Census) -> Result<(), Fault> {
    let path = run.folder.join("todo.md");
    let text = todo(census);
    if !text.is_empty() {
        return write(&path, &text);
    }
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unwritable(&path, &error)),
        _ => Ok(()),
    }
}

fn todo(census: &Census) -> String {
    let part = |title: &'static str, what: &'static str| (title, what, String::new());
    let mut parts = [
        part(
            "To resolve",
            "No marks before you decide: in `resolve.csv`, then `class` with `--resume`; or by \
             points in `overrides.csv`.",
        ),
        part(
            "Errors",
            "The machine or the grader failed: `class` with `--resume` grades them again.",
        ),
        part("To read", "Answers in words: write their points into `manual.csv`."),
    ];
    let plain = |text: &str| escaped(&clean(text));
    for seen in &census.students {
        let id = code(&clean(&seen.student.id));
        for item in &seen.waiting.to_resolve {
            let exercise =
                item.exercise.as_deref().map_or(String::new(), |name| format!(" {}", code(name)));
            let found = code(&clean(&item.found));
            let (why, next) = (plain(&item.why), plain(&item.next));
            parts[0].2.push_str(&format!("- {id}{exercise} {found}: {why}. {next}\n"));
        }
        for (folder, why) in &seen.waiting.errors {
            parts[1].2.push_str(&format!("- {id} {}: {}\n", code(folder), plain(why)));
        }
        if seen.waiting.to_read {
            let file = format!("answers/{}.md", file_name(&seen.student.id));
            parts[2].2.push_str(&format!("- {id}: {}\n", code(&file)));
        }
    }
    let told: String = parts
        .iter()
        .filter(|(_, _, lines)| !lines.is_empty())
        .map(|(title, what, lines)| format!("\n## {title}\n\n{what}\n\n{lines}"))
        .collect();
    if told.is_empty() { told } else { format!("# What waits for you\n{told}") }
}

/// `report.json`, written student by student.
struct ClassReport {
    file: Replacement,
    path: PathBuf,
    students: usize,
}

#[derive(Serialize)]
struct Pupil<'a, R: Serialize> {
    student: &'a str,
    name: &'a str,
    group: &'a str,
    section: &'a str,
    state: &'static str,
    points: Vec<ExercisePoints<'a>>,
    manual: Option<f64>,
    total: Option<f64>,
    report: R,
}

#[derive(Serialize)]
struct ExercisePoints<'a> {
    exercise: &'a str,
    /// What counts.
    points: Option<f64>,
    /// What grading gave, where a person decided otherwise too.
    graded: Option<f64>,
    out_of: u32,
}

fn in_points(hundredths: Option<Hundredths>) -> Option<f64> {
    hundredths.map(|points| points.0 as f64 / 100.0)
}

impl ClassReport {
    fn begin(run: &Run) -> Result<ClassReport, Fault> {
        let path = run.folder.join("report.json");
        let file = Replacement::of(&path).map_err(|error| unwritable(&path, &error))?;
        let mut report = ClassReport { file, path, students: 0 };
        let course = &run.header().course;
        report.put(|to| {
            write!(to, "{{\"schema\": \"{SCHEMA}\", \"course\": ")?;
            serde_json::to_writer(&mut *to, &course.title)?;
            let worth = in_points(Some(course.worth())).unwrap_or_default();
            write!(to, ", \"out_of\": {worth}, \"manual\": ")?;
            serde_json::to_writer(&mut *to, &course.manual)?;
            write!(to, ", \"students\": [")
        })?;
        Ok(report)
    }

    fn add(&mut self, run: &Run, mut entry: Entry, row: &Row) -> Result<(), Fault> {
        let receipt = &run.header().receipt;
        entry.report.receipt.get_or_insert_with(|| receipt.clone());
        let comma = if self.students == 0 { "" } else { "," };
        self.students += 1;
        let course = &run.header().course;
        let student = &row.student;
        let points =
            course.exercises.iter().zip(&row.cells).map(|(counted, cell)| ExercisePoints {
                exercise: &counted.id.folder,
                points: in_points(cell.points),
                graded: in_points(cell.graded),
                out_of: counted.worth,
            });
        let pupil = Pupil {
            student: &student.id,
            name: &student.name,
            group: &student.group,
            section: &student.section,
            state: state_word(row.state),
            points: points.collect(),
            manual: in_points(row.manual.as_ref().and_then(|cell: &Cell| cell.points)),
            total: in_points(row.total),
            report: json::document(&entry.report),
        };
        self.put(|to| {
            writeln!(to, "{comma}")?;
            serde_json::to_writer(to, &pupil).map_err(io::Error::from)
        })
    }

    fn put(&mut self, part: impl FnOnce(&mut Replacement) -> io::Result<()>) -> Result<(), Fault> {
        part(&mut self.file).map_err(|error| unwritable(&self.path, &error))
    }

    fn finish(mut self) -> Result<(), Fault> {
        self.put(|to| write!(to, "\n]}}\n"))?;
        self.file.finish().map_err(|error| unwritable(&self.path, &error))
    }
}

/// The word tools read.
fn state_word(state: RowState) -> &'static str {
    match state {
        RowState::Is(State::Graded) => "graded",
        RowState::Is(State::Absent) => "absent",
        RowState::Is(State::ToResolve) => "to_resolve",
        RowState::Is(State::Error) => "error",
        RowState::ToRead => "to_read",
    }
}

fn write(path: &Path, text: &str) -> Result<(), Fault> {
    write_atomically(path, text.as_bytes()).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &io::Error) -> Fault {
    Fault::machine(
        format!("{} cannot be written ({error})", path.display()),
        "Make room on the disk, then run `cargo classroom report RUN`: the journal is kept.",
    )
}
