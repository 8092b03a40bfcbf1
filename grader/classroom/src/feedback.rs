//! What a student reads: the points, why they are what they are, and what to do
//! next. Pure.

use crate::course::{Counted, Course};
use crate::journal::{Entry, Header};
use crate::marks::{Cell, Row};
use crate::points::Hundredths;
use crate::waiting::{self, Waiting};
use grader::exercise::{Draw, Visibility};
use grader::machine::Confinement;
use grader::report::markdown::{self, code, escaped};
use grader::report::terminal::{picture, state};
use grader::report::{CheckReport, ExerciseReport, Status};
use grader::value::clean;
use std::io::{self, Write};

/// Writes what one student reads, as Markdown.
///
/// # Errors
///
/// What the writer says.
pub fn write(header: &Header, entry: &Entry, row: &Row, to: &mut impl Write) -> io::Result<()> {
    let course = &header.course;
    writeln!(to, "# {}\n", plain(&course.title))?;
    writeln!(to, "{}\n", person(row))?;
    writeln!(to, "**{}**", total(course, row))?;
    if entry.from.is_empty() {
        writeln!(to, "\nNothing was handed in.")?;
    }
    points(course, entry, row, to)?;
    decisions(course, row, to)?;
    open_ends(&waiting::of(course, entry, row), to)?;
    if !entry.notes.is_empty() {
        writeln!(to, "\n## Notes\n")?;
        for note in &entry.notes {
            writeln!(to, "- {}", plain(note))?;
        }
    }
    if !entry.from.is_empty() {
        for counted in &course.exercises {
            if let Some(report) = report_of(entry, counted) {
                exercise(report, to)?;
            }
        }
    }
    receipt(header, entry, to)
}

fn report_of<'a>(entry: &'a Entry, counted: &Counted) -> Option<&'a ExerciseReport> {
    entry.report.exercises.iter().find(|report| report.id.folder == counted.id.folder)
}

/// Text that is neither markup nor an order to a terminal.
fn plain(text: &str) -> String {
    escaped(&clean(text))
}

fn person(row: &Row) -> String {
    let student = &row.student;
    let mut words = vec![format!("Student {}", plain(&student.id))];
    if !student.name.is_empty() {
        words.push(plain(&student.name));
    }
    for (label, value) in [("group", &student.group), ("section", &student.section)] {
        if !value.is_empty() {
            words.push(format!("{label} {}", plain(value)));
        }
    }
    words.join(", ")
}

fn total(course: &Course, row: &Row) -> String {
    match row.total {
        Some(total) => format!("{total} of {} points", course.worth()),
        None => {
            let cells = row.cells.iter().chain(&row.manual);
            let so_far: Hundredths = cells.filter_map(|cell| cell.points).sum();
            let word = row.state.word();
            format!("no total yet ({word}); {so_far} of {} points so far", course.worth())
        }
    }
}

fn points(course: &Course, entry: &Entry, row: &Row, to: &mut impl Write) -> io::Result<()> {
    writeln!(to, "\n| exercise | state | points |\n|---|---|---:|")?;
    for (counted, cell) in course.exercises.iter().zip(&row.cells) {
        let report = report_of(entry, counted).filter(|_| !entry.from.is_empty());
        let state = match report {
            Some(report) => state(report),
            None if cell.decided.is_some() => "decided by hand".to_string(),
            None if entry.from.is_empty() => "not handed in".to_string(),
            None => "to resolve".to_string(),
        };
        let mark = if cell.decided.is_some() && report.is_some() { " (changed)" } else { "" };
        writeln!(
            to,
            "| {:02} {} | {state}{mark} | {} |",
            counted.id.number,
            plain(&counted.title),
            of(cell, counted.worth)
        )?;
    }
    if let (Some(cell), Some(worth)) = (&row.manual, course.manual) {
        let state = if cell.points.is_some() { "read" } else { "waits for a reader" };
        let state = if cell.points.is_some() && entry.answers.is_none() { "none" } else { state };
        writeln!(to, "| answers in words | {state} | {} |", of(cell, worth))?;
    }
    Ok(())
}

fn of(cell: &Cell, worth: u32) -> String {
    match cell.points {
        _ if worth == 0 => "no points".to_string(),
        Some(points) => format!("{points} of {worth}"),
        None => format!("– of {worth}"),
    }
}

/// What people decided, with their reasons.
fn decisions(course: &Course, row: &Row, to: &mut impl Write) -> io::Result<()> {
    let changed: Vec<String> = course
        .exercises
        .iter()
        .zip(&row.cells)
        .filter_map(|(counted, cell)| {
            let decision = cell.decided.as_ref()?;
            let before = match cell.graded {
                Some(points) => format!("{points} points"),
                None => "no points".to_string(),
            };
            Some(format!(
                "- {:02} {}: {before} became {}. {} ({})",
                counted.id.number,
                plain(&counted.title),
                decision.points,
                plain(&decision.reason),
                plain(&decision.who)
            ))
        })
        .collect();
    if !changed.is_empty() {
        writeln!(to, "\n## Changed by hand\n\n{}", changed.join("\n"))?;
    }
    let by_hand = row.manual.as_ref().and_then(|cell| cell.decided.as_ref());
    if let (Some(decision), Some(worth)) = (by_hand, course.manual) {
        write!(to, "\n## Answers in words\n\n{} of {worth} points.", decision.points)?;
        for text in [&decision.reason, &decision.who].into_iter().filter(|text| !text.is_empty()) {
            write!(to, " {}", plain(text))?;
        }
        writeln!(to)?;
    }
    Ok(())
}

/// What has no mark yet, and what to do about it.
fn open_ends(waiting: &Waiting, to: &mut impl Write) -> io::Result<()> {
    if waiting.to_resolve.is_empty() && waiting.errors.is_empty() {
        return Ok(());
    }
    writeln!(to, "\n## Not graded yet\n")?;
    for item in &waiting.to_resolve {
        let whose = item.exercise.as_deref().map_or(String::new(), |name| code(name) + ", ");
        writeln!(
            to,
            "- {whose}{}: {}. {}",
            code(&clean(&item.found)),
            plain(&item.why),
            plain(&item.next)
        )?;
    }
    for (folder, _) in &waiting.errors {
        writeln!(
            to,
            "- {}: grading itself failed. That costs no points: it is graded again.",
            code(folder)
        )?;
    }
    Ok(())
}

/// What is wrong with an exercise, where something is.
fn exercise(report: &ExerciseReport, to: &mut impl Write) -> io::Result<()> {
    // What the machine failed to do is no one's lesson.
    let quiet = matches!(report.status, Status::Passed | Status::NotStarted | Status::Error);
    if quiet {
        return Ok(());
    }
    writeln!(to, "\n## {:02} {}", report.id.number, plain(&report.title))?;
    markdown::diagnostics(report, to)?;
    // A recognised idea says more than what failing the check tells in general.
    let with_note =
        |check: &CheckReport| report.diagnosis.is_none() || check.draw == Draw::Question;
    for check in shown(report) {
        failure(check, with_note(check), to)?;
    }
    writeln!(to)?;
    if let Some(diagnosis) = &report.diagnosis {
        markdown::likely(diagnosis, to)?;
    }
    writeln!(to, "- {} of {} checks pass", report.passed(), report.checks.len())
}

/// The failing checks to show: the first one, or every question that is wrong.
fn shown(report: &ExerciseReport) -> Vec<&CheckReport> {
    match report.first_failure() {
        Some((_, first)) if first.draw == Draw::Question => {
            report.checks.iter().filter(|check| check.is_failure()).collect()
        }
        first => first.into_iter().map(|(_, check)| check).collect(),
    }
}

fn failure(check: &CheckReport, with_note: bool, to: &mut impl Write) -> io::Result<()> {
    if check.visibility == Visibility::Secret {
        let verdict = check.verdict().word().replace('_', " ");
        return writeln!(to, "\n**{}**: {verdict} (a check that is not shown)", plain(&check.name));
    }
    markdown::failure(check, to)?;
    if with_note && !check.note.is_empty() {
        writeln!(to, "- {}", plain(&check.note))?;
    }
    fenced(&picture(check), to)?;
    if !check.printed.trim().is_empty() {
        writeln!(to, "\nPrinted meanwhile:")?;
        fenced(&check.printed, to)?;
    }
    Ok(())
}

/// Writes a block of text as it is.
fn fenced(text: &str, to: &mut impl Write) -> io::Result<()> {
    if text.trim().is_empty() {
        return Ok(());
    }
    writeln!(to, "\n```text\n{}\n```", markdown::fenced(text.trim_end()))
}

/// With what it was graded: the same of all gives the same mark.
fn receipt(header: &Header, entry: &Entry, to: &mut impl Write) -> io::Result<()> {
    let receipt = &header.receipt;
    let compiler = receipt.compiler.lines().next().unwrap_or_default();
    let seed = receipt.seed.map_or("as the workbook has it".to_string(), |seed| seed.to_string());
    writeln!(to, "\n## Receipt\n")?;
    writeln!(to, "With the same of all these the same mark comes out again.\n")?;
    writeln!(to, "- compiler: {}", plain(compiler))?;
    writeln!(to, "- grader: {}", plain(&receipt.grader))?;
    writeln!(to, "- seed: {seed}")?;
    writeln!(to, "- isolation: {}", isolation(receipt.isolation))?;
    if entry.sources.is_empty() {
        return Ok(());
    }
    writeln!(to, "\n| exercise | your text (SHA-256) | the checks (SHA-256) |\n|---|---|---|")?;
    for (folder, hash) in &entry.sources {
        let checks = header.checks.get(folder).map_or("", String::as_str);
        writeln!(to, "| {} | {} | {} |", code(folder), short(hash), short(checks))?;
    }
    Ok(())
}

/// What submissions are kept from, in words.
pub fn isolation(of: Confinement) -> String {
    let word = |holds: bool| if holds { "confined" } else { "not confined" };
    format!(
        "compiler: files {}, calls {}; program: files {}, calls {}",
        word(of.compiler.files),
        word(of.compiler.calls),
        word(of.program.files),
        word(of.program.calls)
    )
}

/// The beginning of a hash, which is enough to tell it from others.
fn short(hash: &str) -> String {
    let beginning: String = hash.chars().take(16).collect();
    if beginning.is_empty() { "–".to_string() } else { format!("`{beginning}…`") }
}
