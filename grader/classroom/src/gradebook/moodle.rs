//! Moodle: the export of the gradebook, and the grading worksheet of an assignment.
//! Both are in the language of whoever exports, so columns are known by what they
//! hold wherever that is possible.
//!
//! What Moodle does with the file afterwards, and what follows:
//!
//! - The worksheet's `Last modified (grade)` is left as it is. Moodle passes over a row
//!   whose grade was changed in Moodle later than that, which protects the change;
//!   another date would switch the protection off.
//! - Moodle reads the worksheet with commas between its cells alone. The gradebook's
//!   import takes any separator.
//! - Moodle passes over a grade above the maximum without a word, so the worksheet's
//!   maximum must be what the run's marks are out of.
//! - In the gradebook's import, feedback without a grade wipes the grade. Nothing but
//!   grades is written here; rows that hold such feedback are named.

use super::{Export, People, Sheet, Wanted, choose, ranked, same_worth, unclear};
use crate::points::Hundredths;
use grader::fault::Fault;

/// The worksheet's column of grades, in English, German, French, Spanish, Portuguese,
/// Italian and Dutch.
const GRADES: [&str; 12] = [
    "grade",
    "bewertung",
    "note",
    "calificación",
    "nota",
    "avaliação",
    "valutazione",
    "voto",
    "cijfer",
    "beoordeling",
    "classificação",
    "puntuación",
];

/// What an assignment's title begins with in the export of the gradebook.
const ASSIGNMENTS: [&str; 8] =
    ["assignment", "aufgabe", "devoir", "tarea", "trabalho", "tarefa", "compito", "opdracht"];

/// What feedback's title begins with.
const FEEDBACK: [&str; 6] =
    ["feedback", "retroalimentación", "comentario", "comentário", "commento", "rückmeldung"];

/// Finds the parts of an export.
///
/// # Errors
///
/// A fault where nobody of the run is in it, where it is not certain which column to
/// fill, where that holds percentages, and where the worksheet has another maximum
/// than the run.
pub fn sheet(export: &Export, wanted: &Wanted<'_>) -> Result<Sheet, Fault> {
    let head = export.head();
    let rows: Vec<usize> = (1..export.table.rows.len())
        .filter(|&row| {
            (0..export.table.rows[row].len()).any(|at| !export.value(row, at).trim().is_empty())
        })
        .collect();
    let people = People::of(wanted.marks);
    let name = names(&people, export, &rows, head.len());
    let ids = ranked(&people, export, &rows, &name, (0..head.len()).collect());
    if ids.is_empty() && name.is_empty() {
        return Err(export.fault(
            0,
            "no column holds an id or a name of the run's students",
            "Export with ID number or e-mail address, or grade with a roster whose `id` is \
             what Moodle knows.",
        ));
    }
    let possible: Vec<(usize, String)> = (0..head.len())
        .filter(|at| ids.first() != Some(at) && !name.contains(at) && may_hold_marks(&head[*at]))
        .map(|at| (at, head[at].clone()))
        .collect();
    let grade = match wanted.column {
        Some(_) => choose(export, &possible, wanted)?,
        None => choose_by_title(export, &possible, wanted)?,
    };
    if let Some(&row) = rows.iter().find(|&&row| export.value(row, grade).contains('%')) {
        return Err(export.fault(
            row,
            format!("`{}` holds percentages", head[grade]),
            "Export grades as real numbers (`Real`), without percentages and letters.",
        ));
    }
    if let Some(maximum) = maximum(export, &rows, &head, grade) {
        same_worth(export, 0, &maximum, wanted, &head[grade])?;
    }
    let mut notes = feedback_notes(export, &rows, &head, grade);
    if is_grade_of_worksheet(&head[grade]) && export.table.delimiter != ',' {
        notes.push(
            "Moodle takes a grading worksheet with commas between its cells alone: download it \
             once more, and do not save it in a spreadsheet before."
                .into(),
        );
    }
    // Beside the trusted column of ids, any number might be one by chance.
    let ids = ids.into_iter().filter(|column| *column != grade).collect();
    Ok(Sheet { rows, ids, name, grade, notes })
}

/// The column whose title says that it is for marks. Another one is never taken
/// unasked, not even where it is the only one: it may be a department's.
fn choose_by_title(
    export: &Export,
    possible: &[(usize, String)],
    wanted: &Wanted<'_>,
) -> Result<usize, Fault> {
    for says_so in [is_grade_of_worksheet, is_assignment] {
        let fitting = possible.iter().filter(|(_, title)| says_so(title));
        let fitting: Vec<(usize, String)> = fitting.cloned().collect();
        if !fitting.is_empty() {
            return choose(export, &fitting, wanted);
        }
    }
    Err(unclear(export, possible, wanted, 0))
}

/// Whether a column may hold marks, as far as its title says: it is neither feedback
/// nor a date that Moodle keeps.
fn may_hold_marks(title: &str) -> bool {
    const DATES: [&str; 8] = [
        "last modified",
        "last downloaded",
        "zuletzt",
        "dernière",
        "dernier",
        "última",
        "ultim",
        "laatst",
    ];
    let small = title.to_lowercase();
    !(small.is_empty() || is_feedback(title) || DATES.iter().any(|word| small.contains(word)))
}

fn is_feedback(title: &str) -> bool {
    FEEDBACK.iter().any(|word| title.to_lowercase().starts_with(word))
}

fn is_assignment(title: &str) -> bool {
    let small = title.to_lowercase();
    let rest = |word: &&str| small.strip_prefix(word);
    ASSIGNMENTS.iter().filter_map(rest).any(|rest| rest.trim_start().starts_with(':'))
}

fn is_grade_of_worksheet(title: &str) -> bool {
    GRADES.contains(&title.to_lowercase().as_str())
}

/// The column that names most students, or the two neighbours that do together.
fn names(people: &People<'_>, export: &Export, rows: &[usize], columns: usize) -> Vec<usize> {
    let alone = (0..columns).map(|at| vec![at]);
    let pairs = (1..columns).map(|at| vec![at - 1, at]);
    alone
        .chain(pairs)
        .map(|choice| (people.named(export, rows, &choice), choice))
        .filter(|(named, _)| *named > 0)
        .max_by_key(|(named, choice)| (*named, std::cmp::Reverse(choice.len())))
        .map(|(_, choice)| choice)
        .unwrap_or_default()
}

/// The worksheet's maximum: the column behind the grades, with the same number in
/// every row.
fn maximum(export: &Export, rows: &[usize], head: &[String], grade: usize) -> Option<String> {
    if !is_grade_of_worksheet(&head[grade]) {
        return None;
    }
    let mut values = rows.iter().map(|&row| export.value(row, grade + 1));
    let first = values.next()?;
    let number = Hundredths::parse(&first)?;
    values.all(|value| Hundredths::parse(&value) == Some(number)).then_some(first)
}

fn feedback_notes(export: &Export, rows: &[usize], head: &[String], grade: usize) -> Vec<String> {
    let Some(title) = head.get(grade + 1) else { return Vec::new() };
    if !is_feedback(title) {
        return Vec::new();
    }
    let blank = |value: String| matches!(value.trim(), "" | "-");
    let wiped =
        |&&row: &&usize| blank(export.value(row, grade)) && !blank(export.value(row, grade + 1));
    let lines: Vec<String> =
        rows.iter().filter(wiped).map(|&row| export.line(row).to_string()).collect();
    if lines.is_empty() {
        return Vec::new();
    }
    vec![format!(
        "Do not map `{title}` when you import: line {} had feedback and no grade, and Moodle \
         wipes grades for that.",
        lines.join(", ")
    )]
}

/// The number in `Participant 123`, in any language.
pub(super) fn participant(value: &str) -> Option<&str> {
    let (word, number) = value.rsplit_once(' ').or_else(|| {
        let start = value.find(|letter: char| letter.is_ascii_digit())?;
        Some(value.split_at(start))
    })?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let is_word = !word.is_empty() && word.chars().all(|letter| !letter.is_ascii_digit());
    (is_number && is_word).then_some(number)
}

/// The participant's number in the name of a folder that Moodle packed:
/// `Ada Lovelace_123_assignsubmission_file`.
pub(super) fn participant_of(folder: &str) -> Option<&str> {
    let (before, _) = folder.split_once("_assignsubmission")?;
    let (_, number) = before.rsplit_once('_')?;
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_participants_number_is_found_in_any_language() {
        assert_eq!(participant("participant 123"), Some("123"));
        assert_eq!(participant("teilnehmer*in 7"), Some("7"));
        assert_eq!(participant("参加者12"), Some("12"));
        for word in ["ada", "123", "ada2 3", "a 1b", ""] {
            assert_eq!(participant(word), None, "{word}");
        }
        assert_eq!(participant_of("Ada Lovelace_123_assignsubmission_file"), Some("123"));
        assert_eq!(participant_of("ada_123"), None);
    }
}
