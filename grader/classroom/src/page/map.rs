//! The map: a row for every student, a small cell for every check.

use super::html::{escaped, folded, number, scrolled, table, text};
use super::{Page, Section};
use crate::census::{CheckTally, Outcome, Place, Tally};
use grader::exercise::Visibility;
use std::fmt::Write;

/// The sign of an outcome, its class on the page, and what it means. A check that is
/// passed has no class: most are, and a page of many students stays small.
const SIGNS: [(Outcome, &str, &str, &str); 8] = [
    (Outcome::Passed, "✓", "", "passed"),
    (Outcome::Wrong, "✗", "w", "wrong answer"),
    (Outcome::Stopped, "!", "s", "panic, crash or early end"),
    (Outcome::Exhausted, "T", "t", "out of time, memory or output"),
    (Outcome::DoesNotCompile, "C", "c", "does not compile"),
    (Outcome::NotBegun, "·", "o", "not begun"),
    (Outcome::NotRun, "–", "o", "not run after two time-outs"),
    (Outcome::NoMark, "?", "e", "grading failed, no mark"),
];

fn sign(outcome: Outcome) -> (&'static str, &'static str) {
    let found = SIGNS.iter().find(|(of, ..)| *of == outcome);
    found.map_or(("", "o"), |(_, sign, class, _)| (sign, class))
}

impl Page<'_> {
    pub(super) fn checks(&self) -> Option<Section> {
        let all: usize = self.census.exercises.iter().map(|tally| tally.checks.len()).sum();
        if all == 0 {
            return None;
        }
        let legend: String = SIGNS
            .iter()
            .map(|(_, sign, class, meaning)| {
                let class = if class.is_empty() { "p" } else { class };
                format!("<li><b class={class}>{sign}</b> {meaning}</li>")
            })
            .collect();
        let body = format!(
            "<p>A row is a student, a cell is a check. The numbers above the cells are those of \
             the lists below the map.</p><ul class=legend>{legend}\
             <li><b class=o>&nbsp;</b> nothing to grade</li></ul>\
             <div class=screen>{}</div>\
             <p class=papered>The map is too wide for paper; it is on the screen.</p>{}",
            self.map(),
            self.lists()
        );
        Some(Section { id: "checks", title: "Check by check", body })
    }

    fn map(&self) -> String {
        let tallies: Vec<(usize, &Tally)> = self
            .census
            .exercises
            .iter()
            .enumerate()
            .filter(|(_, one)| !one.checks.is_empty())
            .collect();
        let mut groups = String::new();
        let mut heads = String::new();
        for (_, tally) in &tallies {
            let (id, checks) = (&tally.counted.id, &tally.checks);
            let name = escaped(&id.name);
            let _ = write!(
                groups,
                "<th scope=colgroup colspan={}>{:02} {name}</th>",
                checks.len(),
                id.number
            );
            for (at, check) in checks.iter().enumerate() {
                let class = if at == 0 { " class=f" } else { "" };
                let _ = write!(
                    heads,
                    "<th scope=col data-still{class}><abbr title=\"{}\">{}</abbr></th>",
                    escaped(&check.name),
                    at + 1
                );
            }
        }
        let rows: String =
            self.names.order.iter().map(|&place| self.map_row(place, &tallies)).collect();
        let caption = "What became of every check, student by student";
        let table = format!(
            "<table class=sortable><caption>{caption}</caption><thead>\
             <tr><td class=corner></td><td></td>{groups}</tr>\
             <tr><th scope=col class=corner>student</th><th scope=col class=n>total</th>{heads}</tr>\
             </thead><tbody>\n{rows}</tbody></table>"
        );
        scrolled(caption, &table).replacen("class=scrolls", "class=\"scrolls map\"", 1)
    }

    fn map_row(&self, place: Place, tallies: &[(usize, &Tally)]) -> String {
        let seen = &self.census.students[place];
        let mut name = self.names.of(place).to_string();
        if !self.names.anonymous && !seen.student.name.is_empty() {
            let _ = write!(name, " <span class=soft>{}</span>", escaped(&seen.student.name));
        }
        let total = seen.total.map_or("–".to_string(), |total| total.to_string());
        let mut row = format!("<tr><th scope=row>{name}<td class=n>{total}");
        for (exercise, tally) in tallies {
            let outcomes = &seen.outcomes[*exercise];
            for at in 0..tally.checks.len() {
                let outcome = outcomes.get(at).copied().unwrap_or(Outcome::Nothing);
                let (sign, class) = sign(outcome);
                let _ = match (class, at) {
                    ("", 0) => write!(row, "<td class=f>{sign}"),
                    ("", _) => write!(row, "<td>{sign}"),
                    (class, 0) => write!(row, "<td class=\"{class} f\">{sign}"),
                    (class, _) => write!(row, "<td class={class}>{sign}"),
                };
            }
        }
        row.push('\n');
        row
    }

    /// The checks of every exercise with their numbers.
    fn lists(&self) -> String {
        let lists = self.census.exercises.iter().filter(|tally| !tally.checks.is_empty());
        lists.map(list).collect()
    }
}

fn list(tally: &Tally) -> String {
    let id = &tally.counted.id;
    let name = format!("{:02} {}", id.number, escaped(&id.name));
    let rows: Vec<Vec<String>> = tally.checks.iter().enumerate().map(check_row).collect();
    let columns =
        [number("number"), text("check"), text("shown"), number("passed"), number("failed")];
    let caption = format!("The checks of {name}");
    folded(&format!("{name}: {} checks", rows.len()), &table(&caption, &columns, &rows))
}

fn check_row((at, check): (usize, &CheckTally)) -> Vec<String> {
    let shown = match check.visibility {
        Visibility::Public => "public",
        Visibility::Hidden => "hidden until it fails",
        Visibility::Secret => "secret",
    };
    vec![
        (at + 1).to_string(),
        escaped(&check.name),
        shown.to_string(),
        check.passed.to_string(),
        check.failed.to_string(),
    ]
}
