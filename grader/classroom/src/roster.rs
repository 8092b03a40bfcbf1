//! Who is in the class: a CSV file with a column `id`, and, where they are known,
//! `name`, `group` and `section`. Whatever other columns it has (an e-mail address,
//! a login) are other ids of the same person.

use crate::table::{BOM, Table};
use grader::fault::{Fault, Place};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// A student, as all files of a run name them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Student {
    pub id: String,
    pub name: String,
    pub group: String,
    pub section: String,
}

/// Everybody in the class.
#[derive(Debug, Clone, Default)]
pub struct Roster {
    pub students: Vec<Student>,
    /// Other ids, in small letters: positions among the students.
    others: HashMap<String, Vec<usize>>,
    /// Names, letters and digits alone: positions among the students.
    names: HashMap<String, Vec<usize>>,
}

/// Whom an id or a name means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Match<'a> {
    One(&'a Student),
    Nobody,
    /// It fits more than one.
    Several,
}

impl Roster {
    /// Reads a roster.
    ///
    /// # Errors
    ///
    /// A fault with the line: no column `id`, an empty or doubled id, broken CSV.
    pub fn read(path: &Path) -> Result<Roster, Fault> {
        let text = fs::read_to_string(path).map_err(|error| {
            Fault::usage(
                format!("the roster {} cannot be read ({error})", path.display()),
                "Give a CSV file in UTF-8 with a column `id`.",
            )
        })?;
        Roster::parse(&text).map_err(|(line, what, next)| {
            Fault::workbook(Place { file: path.to_path_buf(), line, column: 0 }, what, next)
        })
    }

    fn parse(text: &str) -> Result<Roster, (usize, String, &'static str)> {
        let table = Table::read(text).map_err(|line| {
            (line, "a quoted cell never ends".to_string(), "Close it with a quote.")
        })?;
        let head: Vec<String> = match table.rows.first() {
            Some(_) => table.values(text, 0).iter().map(|cell| plain(cell)).collect(),
            None => Vec::new(),
        };
        let column = |name: &str| head.iter().position(|cell| cell == name);
        let Some(id) = column("id") else {
            return Err((
                1,
                "the roster has no column `id`".to_string(),
                "Its first line names the columns, e.g. `id,name,group,section`.",
            ));
        };
        let known = ["name", "group", "section"].map(column);
        let mut roster = Roster::default();
        let mut seen: HashMap<String, usize> = HashMap::new();
        for row in 1..table.rows.len() {
            let values = table.values(text, row);
            if values.iter().all(|value| value.trim().is_empty()) {
                continue;
            }
            let line = table.line(text, row);
            let value = |at: Option<usize>| {
                at.and_then(|at| values.get(at)).map_or("", |value| value.trim()).to_string()
            };
            let [name, group, section] = known.map(value);
            let student = Student { id: value(Some(id)), name, group, section };
            if student.id.is_empty() {
                return Err((line, "a student has no id".to_string(), "Write one in column `id`."));
            }
            if let Some(first) = seen.insert(student.id.to_lowercase(), line) {
                return Err((
                    line,
                    format!("`{}` is in the roster twice, first in line {first}", student.id),
                    "Leave one of the two lines.",
                ));
            }
            let at = roster.students.len();
            for (column, value) in values.iter().enumerate() {
                let value = value.trim().to_lowercase();
                if !known.contains(&Some(column)) && !value.is_empty() {
                    roster.others.entry(value).or_default().push(at);
                }
            }
            if !student.name.is_empty() {
                roster.names.entry(letters(&student.name)).or_default().push(at);
            }
            roster.students.push(student);
        }
        Ok(roster)
    }

    /// The student whom an id means, or another id of theirs, or at last a name.
    pub fn find(&self, word: &str) -> Match<'_> {
        let lower = word.trim().to_lowercase();
        let by_id = self.students.iter().find(|student| student.id.to_lowercase() == lower);
        if let Some(student) = by_id {
            return Match::One(student);
        }
        let places = self.others.get(&lower).or_else(|| self.names.get(&letters(word)));
        match places.map_or(&[][..], Vec::as_slice) {
            [] => Match::Nobody,
            [one] => Match::One(&self.students[*one]),
            _ => Match::Several,
        }
    }
}

fn plain(cell: &str) -> String {
    cell.trim_start_matches(BOM).trim().to_lowercase()
}

/// The letters and digits of a name, small, in the order of its sorted words: so
/// `Noether, Emmy` is `Emmy Noether`.
pub fn letters(name: &str) -> String {
    let small = name.to_lowercase();
    let mut words: Vec<&str> =
        small.split(|letter: char| !letter.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    words.sort_unstable();
    words.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id<'a>(found: Match<'a>) -> &'a str {
        match found {
            Match::One(student) => &student.id,
            Match::Nobody => "nobody",
            Match::Several => "several",
        }
    }

    #[test]
    fn a_student_is_found_by_any_id_and_by_an_unmistakable_name() {
        let roster = Roster::parse(
            "ID;Name;E-mail;Section\ns1;Noether, Emmy;emmy@x.org;A\n\ns2;Ada Lovelace;;B\ns3;Ada Lovelace;;\n",
        )
        .unwrap();
        assert_eq!(roster.students.len(), 3);
        assert_eq!(roster.students[0].section, "A");
        for (word, who) in [
            ("S1", "s1"),
            ("Emmy@X.org", "s1"),
            ("Emmy Noether", "s1"),
            ("Ada Lovelace", "several"),
            ("Kurt", "nobody"),
            ("", "nobody"),
            ("A", "nobody"),
        ] {
            assert_eq!(id(roster.find(word)), who, "{word}");
        }
    }

    #[test]
    fn a_broken_roster_is_refused_with_its_line() {
        for (text, line, start) in [
            ("", 1, "the roster has no column `id`"),
            ("name\nx\n", 1, "the roster has no column `id`"),
            ("id,name\ns1,a\n,b\n", 3, "a student has no id"),
            ("id,name\ns1,a\nS1,b\n", 3, "`S1` is in the roster twice, first in line 2"),
            ("id,name\ns1,\"a\n", 2, "a quoted cell never ends"),
        ] {
            let (at, what, _) = Roster::parse(text).unwrap_err();
            assert_eq!((at, what.as_str()), (line, start), "{text:?}");
        }
    }
}
