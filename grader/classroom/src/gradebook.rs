//! A platform's own export, filled in: the marks of a run go into one column, and
//! every other byte stays as the platform wrote it. Pure: what is read and written is
//! the business of the command.
//!
//! A row is somebody's if the id column says so. The id column is the one whose cells
//! are ids of the run most often, beside a name that agrees: numbers of two systems may
//! coincide, so a lone hit in another column proves nothing. Where no id is known, a
//! name decides that only one row and one student have.

pub mod canvas;
pub mod moodle;

use crate::points::Hundredths;
use crate::roster::{Student, letters};
use crate::table::{Table, cell};
use grader::fault::{Fault, Place};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::path::Path;

/// What a student gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marked {
    pub student: Student,
    /// `None`: there is no mark.
    pub points: Option<Hundredths>,
    /// How the student stands, in a word or two.
    pub state: &'static str,
}

/// What is to be filled in.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    pub marks: &'a [Marked],
    /// What full marks are.
    pub worth: Hundredths,
    /// The title of the course or of the exercise.
    pub title: &'a str,
    /// The column to fill, by a part of its title.
    pub column: Option<&'a str>,
}

/// An export, with where its cells lie.
#[derive(Debug, Clone)]
pub struct Export {
    bytes: Vec<u8>,
    text: String,
    /// Whether each byte is a letter of its own, as in Windows-1252; otherwise UTF-8.
    single: bool,
    pub table: Table,
    /// How faults name it.
    place: Place,
}

impl Export {
    /// Reads an export in UTF-8, or in Windows-1252 and Latin-1, which are taken for
    /// each other: only names differ.
    ///
    /// # Errors
    ///
    /// A fault where it is no such table.
    pub fn read(bytes: Vec<u8>, path: &Path) -> Result<Export, Fault> {
        let place = Place { file: path.to_path_buf(), line: 0, column: 0 };
        if bytes.contains(&0) {
            return Err(Fault::workbook(
                place,
                "this is no CSV in UTF-8 or Latin-1: it holds zero bytes",
                "Give the export as the platform made it, as CSV, not as a spreadsheet.",
            ));
        }
        let (text, single) = match std::str::from_utf8(&bytes) {
            Ok(text) => (text.to_string(), false),
            Err(_) => (bytes.iter().copied().map(windows_1252).collect(), true),
        };
        let table = Table::read(&text).map_err(|line| {
            Fault::workbook(
                Place { line, ..place.clone() },
                "a quoted cell never ends",
                "Export it once more: the file is damaged.",
            )
        })?;
        if table.rows.len() < 2 {
            return Err(Fault::workbook(
                place,
                "the export has no rows below its first line",
                "Export the gradebook with its students.",
            ));
        }
        Ok(Export { bytes, text, single, table, place })
    }

    /// The value of a cell; empty where the row is too short.
    pub fn value(&self, row: usize, column: usize) -> String {
        self.cell(row, column).map(|cell| unquoted(&self.text[cell])).unwrap_or_default()
    }

    fn cell(&self, row: usize, column: usize) -> Option<Range<usize>> {
        self.table.rows.get(row)?.get(column).cloned()
    }

    /// The titles of the columns.
    pub fn head(&self) -> Vec<String> {
        self.table.values(&self.text, 0).iter().map(|title| title.trim().to_string()).collect()
    }

    fn line(&self, row: usize) -> usize {
        self.table.line(&self.text, row)
    }

    fn fault(&self, row: usize, what: impl Into<String>, next: impl Into<String>) -> Fault {
        Fault::workbook(Place { line: self.line(row), ..self.place.clone() }, what, next)
    }

    /// Whether numbers have a decimal comma here: some cell shows it, and more do
    /// than show a point.
    fn has_decimal_comma(&self) -> bool {
        let cells =
            || self.table.rows.iter().flatten().map(|cell| unquoted(&self.text[cell.clone()]));
        let with = |sign: char| cells().filter(|value| has_decimals(value, sign)).count();
        with(',') > with('.')
    }

    /// The bytes with some cells replaced. A cell that stands in quotes keeps them.
    pub fn filled(&self, cells: &[Fill]) -> Vec<u8> {
        let mut places: Vec<(Range<usize>, &str)> = cells
            .iter()
            .filter_map(|fill| Some((self.cell(fill.row, fill.column)?, fill.new.as_str())))
            .collect();
        places.sort_by_key(|(place, _)| place.start);
        let mut out = Vec::with_capacity(self.bytes.len() + 8 * places.len());
        let mut done = 0;
        for (place, new) in places {
            let quoted = self.text[place.clone()].starts_with('"');
            let new = if quoted { format!("\"{new}\"") } else { cell(new, self.table.delimiter) };
            out.extend_from_slice(&self.bytes[done..self.offset(place.start)]);
            out.extend_from_slice(new.as_bytes());
            done = self.offset(place.end);
        }
        out.extend_from_slice(&self.bytes[done..]);
        out
    }

    /// Where a place of the text is in the bytes.
    fn offset(&self, at: usize) -> usize {
        if self.single { self.text[..at].chars().count() } else { at }
    }
}

fn unquoted(cell: &str) -> String {
    match cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        Some(inner) => inner.replace("\"\"", "\""),
        None => cell.to_string(),
    }
}

/// `10,00` and `7,5`, and not `1,234`, which may be a thousand and more.
fn has_decimals(value: &str, sign: char) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    value
        .trim()
        .split_once(sign)
        .is_some_and(|(whole, part)| digits(whole) && digits(part) && part.len() <= 2)
}

/// The letter of a byte in Windows-1252, which is Latin-1 but for 32 places.
fn windows_1252(byte: u8) -> char {
    const OTHERS: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => OTHERS[usize::from(byte - 0x80)],
        byte => char::from(byte),
    }
}

/// Where the parts of an export are.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    /// The rows of students.
    pub rows: Vec<usize>,
    /// The columns that may hold ids, the most trusted first.
    pub ids: Vec<usize>,
    /// The columns whose texts make up a name.
    pub name: Vec<usize>,
    /// The column to fill.
    pub grade: usize,
    /// What to know before the file is imported, in sentences.
    pub notes: Vec<String>,
}

/// A cell to fill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fill {
    pub student: Student,
    pub row: usize,
    pub column: usize,
    pub line: usize,
    /// What the cell holds so far.
    pub old: String,
    pub new: String,
}

/// A row that is left as it is, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    pub line: usize,
    /// Whose row it is, as the export says.
    pub whose: String,
    /// A part of a sentence.
    pub why: String,
}

/// What filling an export would do.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// The title of the column.
    pub column: String,
    /// Empty cells that are filled.
    pub new: Vec<Fill>,
    /// Cells that hold another number, which is replaced.
    pub changed: Vec<Fill>,
    /// How many cells hold the mark already.
    pub same: usize,
    /// Cells that say that a student is excused.
    pub excused: Vec<Left>,
    /// Rows that are nobody's of the run.
    pub nobody: Vec<Left>,
    /// Rows of which it is not certain whose they are.
    pub unsure: Vec<Left>,
    /// Cells that hold what is no number.
    pub odd: Vec<Left>,
    /// Students with a row and without a mark, and how they stand.
    pub unmarked: Vec<(Student, &'static str)>,
    /// Students of the run without a row.
    pub missing: Vec<Student>,
    pub notes: Vec<String>,
}

impl Plan {
    /// All cells to fill.
    pub fn fills(&self) -> Vec<Fill> {
        self.new.iter().chain(&self.changed).cloned().collect()
    }

    /// Whether something waits for a person.
    pub fn leaves_something(&self) -> bool {
        !(self.nobody.is_empty()
            && self.unsure.is_empty()
            && self.odd.is_empty()
            && self.unmarked.is_empty()
            && self.missing.is_empty())
    }
}

/// Plans what to fill in where.
pub fn plan(export: &Export, sheet: &Sheet, wanted: &Wanted<'_>) -> Plan {
    let column = export.head().get(sheet.grade).cloned().unwrap_or_default();
    let mut plan = Plan { column, notes: sheet.notes.clone(), ..Plan::default() };
    let pen = Pen { export, sheet, comma: export.has_decimal_comma() };
    let owners = People::of(wanted.marks).owners(export, sheet);
    let mut with_row = HashSet::new();
    for (&row, owner) in sheet.rows.iter().zip(owners) {
        match owner {
            Owner::Nobody => plan.nobody.push(pen.left(row, String::new())),
            Owner::Unsure { why, of } => {
                with_row.extend(of);
                plan.unsure.push(pen.left(row, why));
            }
            Owner::One(at) => {
                with_row.insert(at);
                let Marked { student, points, state } = &wanted.marks[at];
                match points {
                    Some(points) => plan.put(&pen, row, student, *points),
                    None => plan.unmarked.push((student.clone(), state)),
                }
            }
        }
    }
    let all = wanted.marks.iter().enumerate();
    let without = all.filter(|(at, _)| !with_row.contains(at));
    plan.missing = without.map(|(_, marked)| marked.student.clone()).collect();
    plan
}

/// What a cell holds before a mark comes into it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    Nothing,
    TheMark,
    AnotherNumber,
    Excused,
    /// What is no number.
    Words,
}

impl Holds {
    fn of(cell: &str, points: Hundredths) -> Holds {
        let is_number = || cell.replace(',', ".").parse::<f64>().is_ok_and(f64::is_finite);
        match cell {
            "" | "-" => Holds::Nothing,
            cell if Hundredths::parse(cell) == Some(points) => Holds::TheMark,
            cell if cell.eq_ignore_ascii_case("ex") => Holds::Excused,
            _ if is_number() => Holds::AnotherNumber,
            _ => Holds::Words,
        }
    }
}

impl Plan {
    /// Puts a mark into a row, or says why not.
    fn put(&mut self, pen: &Pen<'_>, row: usize, student: &Student, points: Hundredths) {
        if pen.export.cell(row, pen.sheet.grade).is_none() {
            self.odd.push(pen.left(row, "the row is too short".into()));
            return;
        }
        let fill = pen.fill(row, student, points);
        match Holds::of(&fill.old, points) {
            Holds::Nothing => self.new.push(fill),
            Holds::TheMark => self.same += 1,
            Holds::AnotherNumber => self.changed.push(fill),
            Holds::Excused => self.excused.push(pen.left(row, fill.old)),
            Holds::Words => {
                self.odd.push(pen.left(row, format!("the cell holds `{}`", fill.old)));
            }
        }
    }
}

/// What writes into an export, in the export's own way.
struct Pen<'a> {
    export: &'a Export,
    sheet: &'a Sheet,
    /// Whether numbers have a decimal comma.
    comma: bool,
}

impl Pen<'_> {
    fn fill(&self, row: usize, student: &Student, points: Hundredths) -> Fill {
        let number = points.to_string();
        Fill {
            student: student.clone(),
            row,
            column: self.sheet.grade,
            line: self.export.line(row),
            old: self.export.value(row, self.sheet.grade).trim().to_string(),
            new: if self.comma { number.replace('.', ",") } else { number },
        }
    }

    fn left(&self, row: usize, why: String) -> Left {
        Left { line: self.export.line(row), whose: whose(self.export, self.sheet, row), why }
    }
}

/// A row as people know it: the name and the most trusted id, or else what the row
/// begins with.
fn whose(export: &Export, sheet: &Sheet, row: usize) -> String {
    let value = |column: &usize| export.value(row, *column).trim().to_string();
    let id = sheet.ids.iter().map(value).find(|id| !id.is_empty());
    let known = [name(export, sheet, row), id.unwrap_or_default()];
    let known: Vec<String> = known.into_iter().filter(|part| !part.is_empty()).collect();
    if known.is_empty() { value(&0) } else { known.join(", ") }
}

fn name(export: &Export, sheet: &Sheet, row: usize) -> String {
    let parts = sheet.name.iter().map(|&column| export.value(row, column).trim().to_string());
    parts.collect::<Vec<_>>().join(" ").trim().to_string()
}

/// How many students a column of ids names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Hits {
    /// In rows whose names agree.
    agreeing: usize,
    all: usize,
}

/// Whose a row is.
enum Owner {
    /// A place among the marks.
    One(usize),
    Nobody,
    Unsure {
        why: String,
        of: Vec<usize>,
    },
}

/// The students of a run, to be found by what exports say of them.
struct People<'a> {
    marks: &'a [Marked],
    /// Ids in small letters, and numbers of participants.
    ids: HashMap<String, Vec<usize>>,
    names: HashMap<String, Vec<usize>>,
}

impl People<'_> {
    fn of(marks: &[Marked]) -> People<'_> {
        let mut people = People { marks, ids: HashMap::new(), names: HashMap::new() };
        for (at, Marked { student, .. }) in marks.iter().enumerate() {
            people.ids.entry(student.id.trim().to_lowercase()).or_default().push(at);
            if let Some(number) = moodle::participant_of(&student.id) {
                people.ids.entry(number.to_string()).or_default().push(at);
            }
            let name = letters(&student.name);
            if !name.is_empty() {
                people.names.entry(name).or_default().push(at);
            }
        }
        people
    }

    /// The student whom a cell means as an id: letter by letter, or else the only one
    /// whose id differs in nothing but small and large letters.
    fn by_id(&self, value: &str) -> Option<usize> {
        let value = value.trim();
        if value.is_empty() {
            return None;
        }
        let small = value.to_lowercase();
        let number = || moodle::participant(&small).and_then(|number| self.ids.get(number));
        let fitting = self.ids.get(&small).or_else(number)?;
        match fitting.as_slice() {
            [one] => Some(*one),
            several => several.iter().copied().find(|&at| self.marks[at].student.id == value),
        }
    }

    /// How many students a column names by their ids.
    fn hits(&self, export: &Export, sheet: &Sheet, column: usize) -> Hits {
        let mut all = HashSet::new();
        let mut agreeing = HashSet::new();
        for &row in &sheet.rows {
            let Some(at) = self.by_id(&export.value(row, column)) else { continue };
            all.insert(at);
            if share_a_word(&self.marks[at].student.name, &name(export, sheet, row)) {
                agreeing.insert(at);
            }
        }
        Hits { agreeing: agreeing.len(), all: all.len() }
    }

    /// How many students a column, or several together, name.
    fn named(&self, export: &Export, rows: &[usize], columns: &[usize]) -> usize {
        let name = |&row: &usize| {
            let parts: Vec<String> =
                columns.iter().map(|&column| export.value(row, column)).collect();
            letters(&parts.join(" "))
        };
        rows.iter()
            .map(name)
            .filter(|name| self.names.contains_key(name))
            .collect::<HashSet<_>>()
            .len()
    }

    /// The owner of every row of students.
    fn owners(&self, export: &Export, sheet: &Sheet) -> Vec<Owner> {
        let best = sheet.ids.first().copied();
        let hits = best.map_or(Hits::default(), |column| self.hits(export, sheet, column));
        let many = hits.all * 2 >= self.marks.len().min(sheet.rows.len());
        let owner = |&row: &usize| {
            let name = name(export, sheet, row);
            match best.and_then(|column| self.by_id(&export.value(row, column))) {
                Some(at) => self.by_belief(at, &name, many),
                None => self.by_name(export, sheet, row, many),
            }
        };
        let mut owners: Vec<Owner> = sheet.rows.iter().map(owner).collect();
        self.part_rivals(&mut owners);
        owners
    }

    /// The student whose id a row has, if that is no coincidence. `many` says that
    /// half of the rows, or of the students, have an id.
    fn by_belief(&self, at: usize, name: &str, many: bool) -> Owner {
        let student = &self.marks[at].student;
        let unsure = |why: &str| Owner::Unsure {
            why: format!("its id is that of `{}`, {why}", student.id),
            of: vec![at],
        };
        if share_a_word(&student.name, name) {
            return Owner::One(at);
        }
        if are_comparable(&student.name, name) {
            return unsure("its name is not");
        }
        if many { Owner::One(at) } else { unsure("and hardly any other row has an id of the run") }
    }

    /// The one student of that name, or, among several, the one whose id stands in
    /// another column. Where `many` rows have an id, one that is not the student's
    /// speaks for a namesake.
    fn by_name(&self, export: &Export, sheet: &Sheet, row: usize, many: bool) -> Owner {
        let Some(same) = self.names.get(&letters(&name(export, sheet, row))) else {
            return Owner::Nobody;
        };
        let told: HashSet<usize> = sheet
            .ids
            .iter()
            .filter_map(|&column| self.by_id(&export.value(row, column)))
            .filter(|at| same.contains(at))
            .collect();
        let told: Vec<usize> = told.into_iter().collect();
        let id = sheet.ids.first().map(|&column| export.value(row, column)).unwrap_or_default();
        let why = match (told.as_slice(), same.as_slice()) {
            ([one], _) => return Owner::One(*one),
            (_, [one]) if many && !id.trim().is_empty() => {
                format!("its name is that of `{}`, its id is not", self.marks[*one].student.id)
            }
            (_, [one]) => return Owner::One(*one),
            (_, several) => format!("{} students of the run have this name", several.len()),
        };
        Owner::Unsure { why, of: same.clone() }
    }

    /// Two rows cannot be the same student's.
    fn part_rivals(&self, owners: &mut [Owner]) {
        let mut rows_of: HashMap<usize, usize> = HashMap::new();
        for owner in owners.iter() {
            if let Owner::One(at) = owner {
                *rows_of.entry(*at).or_default() += 1;
            }
        }
        for owner in owners.iter_mut() {
            if let Owner::One(at) = *owner
                && rows_of.get(&at).is_some_and(|&rows| rows > 1)
            {
                let why = format!("{} rows fit `{}`", rows_of[&at], self.marks[at].student.id);
                *owner = Owner::Unsure { why, of: vec![at] };
            }
        }
    }
}

/// Whether two names have a word in common.
fn share_a_word(one: &str, other: &str) -> bool {
    let words = |name: &str| -> HashSet<String> {
        let small = name.to_lowercase();
        let words = small.split(|letter: char| !letter.is_alphanumeric());
        words.filter(|word| !word.is_empty()).map(str::to_string).collect()
    };
    !words(one).is_disjoint(&words(other))
}

/// Whether two names could agree at all: both are known, and both are written in Latin
/// letters or neither is.
fn are_comparable(one: &str, other: &str) -> bool {
    let is_known = |name: &str| name.chars().any(char::is_alphanumeric);
    let is_latin = |name: &str| name.chars().any(|letter| letter.is_ascii_alphabetic());
    is_known(one) && is_known(other) && is_latin(one) == is_latin(other)
}

/// The columns that hold ids, the one with most of them first.
fn ranked(
    people: &People<'_>,
    export: &Export,
    rows: &[usize],
    name: &[usize],
    columns: Vec<usize>,
) -> Vec<usize> {
    let sheet = Sheet { rows: rows.to_vec(), name: name.to_vec(), ..Sheet::default() };
    let mut hits: Vec<(Hits, usize)> = columns
        .into_iter()
        .map(|column| (people.hits(export, &sheet, column), column))
        .filter(|(hits, _)| hits.all > 0)
        .collect();
    // Stable: between equals the platform's own order decides.
    hits.sort_by_key(|&(hits, _)| std::cmp::Reverse(hits));
    hits.into_iter().map(|(_, column)| column).collect()
}

/// Chooses the column to fill among those that may be: the one that `--column` names,
/// the only one, or the only one whose title fits.
fn choose(
    export: &Export,
    candidates: &[(usize, String)],
    wanted: &Wanted<'_>,
) -> Result<usize, Fault> {
    let small = |text: &str| text.trim().to_lowercase();
    let matching = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let fitting = candidates.iter().filter(|(_, title)| fits(&small(title)));
        fitting.map(|(column, _)| *column).collect()
    };
    let found = match wanted.column.map(small) {
        Some(word) => {
            let exact = matching(&|title| title == word);
            if exact.is_empty() { matching(&|title| title.contains(&word)) } else { exact }
        }
        None if candidates.len() == 1 => vec![candidates[0].0],
        None => {
            let title = small(wanted.title);
            matching(&|candidate| !title.is_empty() && candidate.contains(&title))
        }
    };
    match found.as_slice() {
        [one] => Ok(*one),
        several => Err(unclear(export, candidates, wanted, several.len())),
    }
}

/// That it is not certain which column to fill; `found` of the candidates fit.
fn unclear(
    export: &Export,
    candidates: &[(usize, String)],
    wanted: &Wanted<'_>,
    found: usize,
) -> Fault {
    let titles: Vec<String> = candidates.iter().map(|(_, title)| format!("`{title}`")).collect();
    if titles.is_empty() {
        return export.fault(
            0,
            "the export has no column that marks could go into",
            "Make the assignment on the platform first, then export again.",
        );
    }
    let what = match (wanted.column, found) {
        (Some(word), 0) => format!("no column that marks can go into is called `{word}`"),
        (Some(word), _) => format!("several columns are called `{word}`"),
        (None, _) => "it is not certain which column to fill".to_string(),
    };
    export.fault(0, what, format!("Choose one with `--column`: {}.", titles.join(", ")))
}

/// That full marks are the same on both sides.
fn same_worth(
    export: &Export,
    row: usize,
    theirs: &str,
    wanted: &Wanted<'_>,
    title: &str,
) -> Result<(), Fault> {
    if Hundredths::parse(theirs) == Some(wanted.worth) {
        return Ok(());
    }
    let theirs = match theirs.trim() {
        "" => "no",
        points => points,
    };
    Err(export.fault(
        row,
        format!(
            "`{title}` is out of {theirs} points, and the run's marks are out of {}",
            wanted.worth
        ),
        "Change the assignment's points on the platform and export again, or choose another \
         `--column` or `--exercise`.",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_replaces_numbers_and_nothing_else() {
        let ten = Hundredths::whole(10);
        for (cell, holds) in [
            ("", Holds::Nothing),
            ("-", Holds::Nothing),
            ("10", Holds::TheMark),
            ("10.00", Holds::TheMark),
            ("10,0", Holds::TheMark),
            ("9.995", Holds::AnotherNumber),
            ("-1", Holds::AnotherNumber),
            ("EX", Holds::Excused),
            ("ex", Holds::Excused),
            ("B+", Holds::Words),
            ("=1+1", Holds::Words),
            ("NaN", Holds::Words),
            ("inf", Holds::Words),
            ("10 %", Holds::Words),
        ] {
            assert_eq!(Holds::of(cell, ten), holds, "{cell}");
        }
    }

    #[test]
    fn a_decimal_comma_is_no_comma_between_thousands() {
        for (value, is) in [("10,00", true), ("7,5", true), ("1,234", false), ("a,b", false)] {
            assert_eq!(has_decimals(value, ','), is, "{value}");
        }
    }

    #[test]
    fn letters_of_windows_are_read_with_a_byte_each() {
        let read: String = b"\x8a\x80\xfc\xdfA\x81".iter().copied().map(windows_1252).collect();
        assert_eq!(read, "Š€üßA\u{81}");
    }

    #[test]
    fn names_in_two_scripts_cannot_speak_against_an_id() {
        assert!(share_a_word("Noether, Emmy", "emmy n."));
        assert!(!share_a_word("", ""));
        assert!(are_comparable("Emmy", "Ada"));
        assert!(!are_comparable("Li Na", "李娜"));
        assert!(!are_comparable("Emmy", " - "));
    }
}
