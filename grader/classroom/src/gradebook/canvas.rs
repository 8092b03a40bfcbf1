//! Canvas: the export of the gradebook. Its titles are the same in every language,
//! and a column that belongs to an assignment ends with the assignment's number:
//! `Lab 1 (123456)`. A column without one would become a new assignment when it is
//! imported, so it is never filled.

use super::{Export, People, Sheet, Wanted, choose, ranked, same_worth};
use grader::fault::Fault;

/// Columns that Canvas calculates. Every title that contains one of these is one.
const CALCULATED: [&str; 9] = [
    "Current Score",
    "Current Points",
    "Current Grade",
    "Final Score",
    "Final Points",
    "Final Grade",
    "Override Score",
    "Override Grade",
    "Override Status",
];

/// The columns that may hold an id, in the order in which Canvas itself looks.
const IDS: [&str; 4] = ["ID", "SIS User ID", "SIS Login ID", "Integration ID"];

/// Finds the parts of an export.
///
/// # Errors
///
/// A fault where it is no export of Canvas, where it is not certain which column to
/// fill, and where the assignment is out of other points than the run.
pub fn sheet(export: &Export, wanted: &Wanted<'_>) -> Result<Sheet, Fault> {
    let head = export.head();
    let title = |at: usize| head.get(at).map_or("", String::as_str);
    let name = if title(0).contains("Student") && title(1).contains("ID") {
        vec![0]
    } else if title(0) == "LastName" && title(1) == "FirstName" && title(2).contains("ID") {
        vec![1, 0]
    } else {
        return Err(export.fault(
            0,
            "this is no export of a Canvas gradebook: it does not begin with Student and ID",
            "Export it with Grades → Export → Export Entire Gradebook.",
        ));
    };
    let points = (1..export.table.rows.len()).find(|&row| is_points(export, row));
    let read_only = |column: usize| {
        points.is_some_and(|row| export.value(row, column).to_lowercase().contains("read only"))
    };
    let candidates: Vec<(usize, String)> = head
        .iter()
        .enumerate()
        .filter(|(at, title)| is_assignment(title) && !read_only(*at))
        .map(|(at, title)| (at, title.clone()))
        .collect();
    let grade = choose(export, &candidates, wanted)?;
    let mut notes = Vec::new();
    match points {
        Some(row) => same_worth(export, row, &export.value(row, grade), wanted, &head[grade])?,
        None => notes.push(format!(
            "The export has no row `Points Possible`: see that the assignment is out of {} points.",
            wanted.worth
        )),
    }
    let rows: Vec<usize> =
        (1..export.table.rows.len()).filter(|&row| is_student(export, row)).collect();
    let people = People::of(wanted.marks);
    let columns = IDS.iter().filter_map(|id| head.iter().position(|title| title == id)).collect();
    let ids = ranked(&people, export, &rows, &name, columns);
    Ok(Sheet { rows, ids, name, grade, notes })
}

/// Whether a title ends with an assignment's number and is not calculated.
fn is_assignment(title: &str) -> bool {
    let number = title.strip_suffix(')').and_then(|rest| rest.rsplit_once(" ("));
    let numbered = number.is_some_and(|(_, number)| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    });
    numbered && !CALCULATED.iter().any(|word| title.contains(word))
}

fn is_points(export: &Export, row: usize) -> bool {
    export.value(row, 0).contains("Points Possible")
}

/// A row of a student: not of the points, not of what is posted by hand, not of the
/// student that Canvas makes for trying things out.
fn is_student(export: &Export, row: usize) -> bool {
    let values: Vec<String> = (0..export.table.rows[row].len())
        .map(|column| export.value(row, column).trim().to_lowercase())
        .collect();
    let says_nothing = |value: &String| {
        value.is_empty() || value == "muted" || value.starts_with("manual posting")
    };
    let is_test = values.first().is_some_and(|name| name == "student, test");
    !(is_points(export, row) || is_test || values.iter().all(says_nothing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_column_of_an_assignment_can_be_filled() {
        for (title, is) in [
            ("Lab 1 (123456)", true),
            ("Lab (advanced) (7)", true),
            ("Lab 1", false),
            ("Lab 1 (draft)", false),
            ("Notes ()", false),
            ("Assignments Current Score (12)", false),
            ("Unposted Final Score", false),
        ] {
            assert_eq!(is_assignment(title), is, "{title}");
        }
    }
}
