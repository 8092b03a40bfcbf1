//! The parts of the page, in their order.

use super::html::{code, escaped, folded, long_table, number, prose, table, text};
use super::{Page, Section};
use crate::alike::LONGER;
use crate::census::{Example, Place, Tally};
use crate::feedback::isolation;
use crate::statistics::{BARS, Discrimination, FEWEST, discrimination, distribution, mean, median};
use grader::value::{counted, shortened};
use std::fmt::Write;

impl Page<'_> {
    pub(super) fn overview(&self) -> Option<Section> {
        let census = self.census;
        let out_of = census.course.worth();
        let totals = census.totals();
        let mut figures = figure("students", &census.students.len().to_string(), false);
        for (state, many) in census.states() {
            let waits = !matches!(state.word(), "graded" | "absent");
            figures.push_str(&figure(state.word(), &many.to_string(), waits));
        }
        for (name, value) in [("mean", mean(&totals)), ("median", median(&totals))] {
            if let Some(value) = value {
                figures.push_str(&figure(name, &points(value, out_of.0), false));
            }
        }
        let body = format!(
            "<dl class=figures>{figures}</dl>\n{}",
            histogram(&distribution(&totals, out_of.0), totals.len())
        );
        Some(Section { id: "overview", title: "Overview", body })
    }

    pub(super) fn waiting(&self) -> Option<Section> {
        if self.names.anonymous {
            return None;
        }
        let mut rows = Vec::new();
        let mut to_read = Vec::new();
        for (place, seen) in self.census.students.iter().enumerate() {
            let mut row = |what: String, next: &str| {
                rows.push(vec![self.names.of(place).to_string(), what, escaped(next)]);
            };
            for item in &seen.waiting.to_resolve {
                let whose = item.exercise.as_deref().unwrap_or_default();
                let what =
                    format!("{} {}: {}", escaped(whose), code(&item.found), escaped(&item.why));
                row(what, &item.next);
            }
            for (folder, why) in &seen.waiting.errors {
                let what = format!("{}: grading failed: {}", escaped(folder), escaped(why));
                row(what, "Grade again with --resume.");
            }
            if seen.waiting.to_read {
                to_read.push(place);
            }
        }
        if !to_read.is_empty() {
            rows.push(vec![
                self.who(&to_read),
                "answers in words".to_string(),
                "Read them in the folder answers; write points into manual.csv.".to_string(),
            ]);
        }
        if rows.is_empty() {
            return None;
        }
        let columns = [text("student"), text("what"), text("next")];
        let body = table("What waits for a person", &columns, &rows);
        Some(Section { id: "waiting", title: "What waits for you", body })
    }

    pub(super) fn exercises(&self) -> Option<Section> {
        let rows: Vec<Vec<String>> = self
            .census
            .exercises
            .iter()
            .enumerate()
            .map(|(at, tally)| self.exercise_row(at, tally))
            .collect();
        let columns = [
            text("exercise"),
            number("points"),
            number("started"),
            number("solved"),
            number("mean"),
            number("difficulty"),
            number("discrimination"),
            text("most failed check"),
        ];
        let notes = format!(
            "<p><strong>Started</strong>: the file is more than the stub. \
             <strong>Solved</strong>: every check is passed. <strong>Mean</strong>: the share of \
             the points, over all students with a mark; an exercise that was not begun counts \
             as 0. <strong>Difficulty</strong>: 1 − that mean; 0 is an exercise that everybody \
             solves. <strong>Discrimination</strong>: the correlation of the points here with \
             those in all other exercises together (corrected item–total correlation), over \
             students with a mark in each. Near 0 or below, who does well elsewhere does not do \
             well here: look at the exercise. Below {FEWEST} students it is not given.</p>"
        );
        let body = table("The exercises of this course", &columns, &rows) + &notes;
        Some(Section { id: "exercises", title: "Exercises", body })
    }

    fn exercise_row(&self, at: usize, tally: &Tally) -> Vec<String> {
        let has_points = tally.counted.possible > 0;
        let share = mean(&self.census.shares(at)).filter(|_| has_points).map(|all| all / 10_000.0);
        let failed = tally.most_failed().map_or(String::new(), |check| {
            let name = escaped(&check.name);
            format!("<div class=check>{name} <span class=soft>({})</span></div>", check.failed)
        });
        vec![
            format!(
                "{} <span class=\"soft title\">{}</span>",
                exercise_name(tally),
                escaped(&tally.counted.title)
            ),
            if has_points { tally.counted.worth.to_string() } else { "none".to_string() },
            tally.started.to_string(),
            tally.solved.to_string(),
            share
                .map_or("–".to_string(), |share| format!("{:.1} %{}", 100.0 * share, bar(share))),
            share.map_or("–".to_string(), |share| format!("{:.2}", 1.0 - share)),
            match discrimination(&self.census.against_the_others(at)) {
                Discrimination::Is(value) => format!("{value:.2}"),
                Discrimination::TooFew => "too few to judge".to_string(),
                Discrimination::NoVariance => "no variance".to_string(),
            },
            failed,
        ]
    }

    pub(super) fn ideas(&self) -> Option<Section> {
        let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
        let mut shared = false;
        for tally in &self.census.exercises {
            for (id, idea) in &tally.ideas {
                let who: Vec<Place> = idea.who.iter().map(|(place, _)| *place).collect();
                let others = unsure(&idea.who);
                shared |= !others.is_empty();
                let row = vec![
                    code(id),
                    exercise_name(tally),
                    format!("<div class=long>{}{others}</div>", prose(&idea.says)),
                    who.len().to_string(),
                    self.who(&who),
                ];
                rows.push((who.len(), row));
            }
        }
        if rows.is_empty() {
            return None;
        }
        rows.sort_by_key(|(many, _)| std::cmp::Reverse(*many));
        let rows: Vec<Vec<String>> = rows.into_iter().map(|(_, row)| row).collect();
        let columns =
            [text("idea"), text("exercise"), text("what it says"), number("how many"), text("who")];
        let mut body = long_table("Wrong ideas that were recognised", &columns, &rows);
        if shared {
            body.push_str(
                "<p class=soft>Some files fit two ideas that no check tells apart. They count for \
                 both, and the row says how many they are.</p>",
            );
        }
        Some(Section { id: "ideas", title: "Wrong ideas", body })
    }

    pub(super) fn unnamed(&self) -> Option<Section> {
        let mut groups: Vec<(&Tally, &[Place], &Example)> = self
            .census
            .exercises
            .iter()
            .flat_map(|tally| {
                tally.unnamed.values().map(move |one| (tally, one.who.as_slice(), &one.example))
            })
            .collect();
        if groups.is_empty() {
            return None;
        }
        groups.sort_by_key(|(_, who, _)| std::cmp::Reverse(who.len()));
        let (several, single): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|(_, who, _)| who.len() > 1);
        let mut body = "<p>No known idea explains these. Files in one group gave the same \
                        answers to every check they fail, so one look is enough for all of them; \
                        files that do not compile are grouped by the kinds of their errors. \
                        Large groups are worth a file in <code>mistakes/</code>.</p>"
            .to_string();
        if !several.is_empty() {
            body.push_str(&self.unnamed_table("Failures without a name, in groups", &several));
        }
        if !single.is_empty() {
            let rest = self.unnamed_table("Failures without a name, one student each", &single);
            let many = counted(single.len(), "failure", "failures");
            body.push_str(&folded(&format!("{many} of one student each"), &rest));
        }
        Some(Section { id: "unnamed", title: "Failures without a name", body })
    }

    fn unnamed_table(&self, caption: &str, groups: &[(&Tally, &[Place], &Example)]) -> String {
        let rows: Vec<Vec<String>> = groups
            .iter()
            .map(|(tally, who, example)| {
                vec![
                    exercise_name(tally),
                    who.len().to_string(),
                    self.example(example),
                    self.who(who),
                ]
            })
            .collect();
        let columns = [text("exercise"), number("size"), text("first failure"), text("who")];
        long_table(caption, &columns, &rows)
    }

    /// A failure to look at. What a student's program said is not shown around.
    fn example(&self, example: &Example) -> String {
        let got = if self.names.anonymous { "" } else { &example.got };
        let parts: String =
            [("input", example.input.as_str()), ("expected", &example.expected), ("got", got)]
                .into_iter()
                .filter(|(_, value)| !value.is_empty())
                .map(|(label, value)| {
                    format!("<br><span class=soft>{label}</span> {}", code(&shortened(value)))
                })
                .collect();
        format!("<div class=long>{}{parts}</div>", escaped(&example.what))
    }

    pub(super) fn never_failed(&self) -> Option<Section> {
        let mut lists = String::new();
        for tally in &self.census.exercises {
            let names: Vec<String> = tally
                .never_failed()
                .iter()
                .map(|(number, check)| format!("{number} {}", escaped(&check.name)))
                .collect();
            if !names.is_empty() {
                let many = format!("{} of {}", names.len(), tally.checks.len());
                let summary = format!("{}: {many}", exercise_name(tally));
                let items: String = names.iter().map(|name| format!("<li>{name}</li>")).collect();
                lists.push_str(&folded(&summary, &format!("<ul>{items}</ul>")));
            }
        }
        if lists.is_empty() {
            return None;
        }
        let body = format!(
            "<p>Whoever came to these checks passed them. They say nothing about this class, \
             and may still catch a mistake in the next.</p>{lists}"
        );
        Some(Section { id: "never", title: "Checks nobody fails", body })
    }

    pub(super) fn same_texts(&self) -> Option<Section> {
        let rows: Vec<Vec<String>> = self
            .alike
            .iter()
            .map(|alike| {
                let tally = &self.census.exercises[alike.exercise];
                let mut row = vec![
                    exercise_name(tally),
                    alike.who.len().to_string(),
                    alike.letters.map_or("–".to_string(), |letters| letters.to_string()),
                    self.who(&alike.who),
                ];
                if !self.names.anonymous {
                    row.push(code(&shortened_hash(&alike.hash)));
                }
                row
            })
            .collect();
        let mut columns =
            vec![text("exercise"), number("students"), number("letters of code"), text("who")];
        if !self.names.anonymous {
            columns.push(text("file in sources/"));
        }
        let told = if rows.is_empty() {
            "<p>There are none.</p>".to_string()
        } else {
            table("The same text from several students", &columns, &rows)
        };
        let body = format!(
            "<p>Files that are equal letter for letter. Equal text is no proof of anything: \
             small exercises look alike, students may work together, and both may have the same \
             source. Left out are the stubs, the solutions that come with the workbook, and \
             texts with fewer than {LONGER} letters of code more than their stub.</p>{told}"
        );
        Some(Section { id: "same", title: "Identical submissions", body })
    }

    pub(super) fn overrides(&self) -> Option<Section> {
        if self.names.anonymous {
            return None;
        }
        let mut rows = Vec::new();
        for (place, seen) in self.census.students.iter().enumerate() {
            for (at, graded, decision) in &seen.overrides {
                rows.push(vec![
                    self.names.of(place).to_string(),
                    exercise_name(&self.census.exercises[*at]),
                    graded.map_or("–".to_string(), |points| points.to_string()),
                    decision.points.to_string(),
                    format!("<div class=long>{}</div>", escaped(&decision.reason)),
                    escaped(&decision.who),
                ]);
            }
        }
        if rows.is_empty() {
            return None;
        }
        let columns = [
            text("student"),
            text("exercise"),
            number("graded"),
            number("decided"),
            text("reason"),
            text("by"),
        ];
        let body = table("Points that people decided", &columns, &rows);
        Some(Section { id: "overrides", title: "Overrides", body })
    }

    pub(super) fn about(&self) -> Option<Section> {
        let receipt = &self.header.receipt;
        let compiler = receipt.compiler.lines().next().unwrap_or_default();
        let seed =
            receipt.seed.map_or("as the workbook has it".to_string(), |seed| seed.to_string());
        let rows: Vec<Vec<String>> = [
            ("compiler", escaped(compiler)),
            ("grader", escaped(&receipt.grader)),
            ("seed of random inputs", seed),
            ("isolation", isolation(receipt.isolation)),
        ]
        .into_iter()
        .map(|(name, value)| vec![name.to_string(), value])
        .collect();
        let columns = [text("what"), text("value")];
        let body = format!(
            "<p>Everything here is made from the journal of the run, and from what people \
             decided in <code>overrides.csv</code> and <code>manual.csv</code>. The page asks \
             for nothing on the network.</p>{}",
            table("What the marks rest on", &columns, &rows)
        );
        Some(Section { id: "about", title: "About these numbers", body })
    }
}

fn exercise_name(tally: &Tally) -> String {
    format!("{:02} {}", tally.counted.id.number, escaped(&tally.counted.id.name))
}

fn figure(name: &str, value: &str, waits: bool) -> String {
    let class = if waits { " class=waits" } else { "" };
    format!("<div{class}><dt>{name}</dt><dd>{value}</dd></div>")
}

/// Hundredths of points, and their share of all there are.
fn points(hundredths: f64, out_of: u64) -> String {
    let share = if out_of == 0 { 0.0 } else { 100.0 * hundredths / out_of as f64 };
    format!("{:.1} <span class=soft>({share:.1} %)</span>", hundredths / 100.0)
}

/// With how many files a second idea fits as well, and which.
fn unsure(who: &[(Place, Option<String>)]) -> String {
    let mut others: Vec<&str> = who.iter().filter_map(|(_, other)| other.as_deref()).collect();
    let many = others.len();
    others.sort_unstable();
    others.dedup();
    let named: Vec<String> = others.iter().map(|other| code(other)).collect();
    match many {
        0 => String::new(),
        _ => {
            format!(" <span class=soft>({many} of them fit {} as well)</span>", named.join(" or "))
        }
    }
}

/// The beginning of a hash, which is enough to find its file.
fn shortened_hash(hash: &str) -> String {
    hash.chars().take(12).collect()
}

/// A share as a small bar, beside the number it repeats.
fn bar(share: f64) -> String {
    let width = (100.0 * share).round();
    format!(
        " <svg class=share viewBox=\"0 0 100 10\" preserveAspectRatio=none aria-hidden=true>\
         <rect class=rest width=100 height=10></rect><rect width={width} height=10></rect></svg>"
    )
}

/// How the totals are spread, as a picture with the same in words.
fn histogram(bars: &[usize; BARS], students: usize) -> String {
    const WIDTH: usize = 60;
    const HEIGHT: usize = 140;
    let most = bars.iter().copied().max().unwrap_or(0).max(1);
    let mut drawn = String::new();
    let mut words = Vec::new();
    for (at, &many) in bars.iter().enumerate() {
        let (left, height) = (at * WIDTH, HEIGHT * many / most);
        let top = 20 + HEIGHT - height;
        let _ = write!(
            drawn,
            "<rect class=bar x={} y={top} width={} height={height}></rect>\
             <text class=many x={} y={} text-anchor=middle>{many}</text>\
             <text x={left} y={} text-anchor=middle>{}</text>",
            left + 3,
            WIDTH - 6,
            left + WIDTH / 2,
            top - 5,
            HEIGHT + 38,
            at * BARS
        );
        words.push(format!("{} to {} percent: {many}", at * BARS, (at + 1) * BARS));
    }
    let (end, floor) = (BARS * WIDTH, HEIGHT + 20);
    format!(
        "<figure><figcaption>Totals of {} in percent</figcaption>\
         <svg viewBox=\"-20 0 {} {}\" role=img aria-label=\"Students by their total. {}.\">{drawn}\
         <text x={end} y={} text-anchor=middle>100</text>\
         <line class=axis x1=0 y1={floor} x2={end} y2={floor}></line></svg></figure>\n",
        counted(students, "student", "students"),
        end + 40,
        HEIGHT + 46,
        words.join("; "),
        HEIGHT + 38
    )
}
