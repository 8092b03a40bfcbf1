//! JUnit's XML, in the part that every reader takes: one suite for every exercise,
//! and in a class for every student's exercise; one case for every check.

use super::{Check, Document, Exercise, Given, Member};
use crate::markup::escaped;
use grader::exercise::Visibility;
use grader::report::{Score, Status};
use grader::value::clean;
use grader::verdict::Verdict;
use std::fmt::Write;

/// The XML of a report or of a class.
pub fn xml(given: &Given) -> String {
    let suites: Vec<Suite> = match given {
        Given::One(document) => suites(document, ""),
        Given::Class(members) => members.iter().flat_map(of_member).collect(),
    };
    let all = suites.iter().map(|suite| suite.counted()).fold(Counts::default(), Counts::and);
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(
        out,
        "<testsuites name=\"workbook\" tests=\"{}\" failures=\"{}\" errors=\"{}\">",
        all.tests, all.failures, all.errors
    );
    for suite in &suites {
        suite.write(&mut out);
    }
    out.push_str("</testsuites>\n");
    out
}

struct Suite {
    name: String,
    score: Score,
    /// Whether the points are known.
    marked: bool,
    cases: Vec<Case>,
}

struct Case {
    class: String,
    name: String,
    outcome: Outcome,
}

enum Outcome {
    Passed,
    /// The element, what kind of it, a line for lists, and what to read.
    Other {
        element: &'static str,
        kind: String,
        message: String,
        text: String,
    },
}

#[derive(Default)]
struct Counts {
    tests: usize,
    failures: usize,
    errors: usize,
    skipped: usize,
}

impl Counts {
    fn and(self, other: Counts) -> Counts {
        Counts {
            tests: self.tests + other.tests,
            failures: self.failures + other.failures,
            errors: self.errors + other.errors,
            skipped: self.skipped + other.skipped,
        }
    }
}

fn of_member(member: &Member) -> Vec<Suite> {
    let mut suites = suites(&member.report, &member.student);
    if member.waits() {
        suites.push(waiting(&member.student));
    }
    suites
}

/// What a student handed in and nobody has looked at yet: it is in no report, and must
/// not be missing without a word.
fn waiting(student: &str) -> Suite {
    let text = "something that was handed in cannot be graded before somebody looks at it";
    let outcome = Outcome::Other {
        element: "error",
        kind: "to_resolve".into(),
        message: text.into(),
        text: text.into(),
    };
    Suite {
        name: format!("{student} / to resolve"),
        score: Score::default(),
        marked: false,
        cases: vec![Case { class: package(student), name: "handed in".into(), outcome }],
    }
}

/// A student's id as the first part of a class's name: a dot would make two of it.
fn package(student: &str) -> String {
    student.replace('.', "_")
}

fn suites(document: &Document, student: &str) -> Vec<Suite> {
    let suite = |exercise: &Exercise| {
        let before = if student.is_empty() { String::new() } else { format!("{student} / ") };
        Suite {
            name: format!("{before}{:02}_{}", exercise.number, exercise.name),
            score: exercise.score,
            marked: !exercise.has_error(),
            cases: cases(exercise, student),
        }
    };
    document.exercises.iter().map(suite).collect()
}

fn cases(exercise: &Exercise, student: &str) -> Vec<Case> {
    let class = match student {
        "" => exercise.name.clone(),
        student => format!("{}.{}", package(student), exercise.name),
    };
    if exercise.checks.is_empty() {
        return vec![Case {
            class,
            name: "graded as a whole".into(),
            outcome: outcome_as_a_whole(exercise),
        }];
    }
    let case = |(at, check): (usize, &Check)| Case {
        class: class.clone(),
        name: check.name.clone(),
        outcome: outcome(exercise, at, check),
    };
    exercise.checks.iter().enumerate().map(case).collect()
}

fn outcome(exercise: &Exercise, at: usize, check: &Check) -> Outcome {
    let element = match check.verdict {
        Verdict::Passed => return Outcome::Passed,
        Verdict::Error => "error",
        Verdict::NotStarted | Verdict::NotRun => "skipped",
        _ => "failure",
    };
    let secret = check.visibility == Visibility::Secret;
    let message = match (secret, check.input.as_str()) {
        (true, _) | (_, "") => check.verdict_in_words(),
        (_, input) => format!("{}: {input}", check.verdict_in_words()),
    };
    let kind = check.verdict.word().into();
    Outcome::Other { element, kind, message, text: exercise.words(at) }
}

fn outcome_as_a_whole(exercise: &Exercise) -> Outcome {
    let element = match exercise.status {
        Status::Error => "error",
        _ if exercise.score.is_full() => return Outcome::Passed,
        Status::NotStarted => "skipped",
        _ => "failure",
    };
    let kind = exercise.status.word().to_string();
    let text = clean(&exercise.notes().join("\n"));
    let message = text.lines().next().unwrap_or(&kind).to_string();
    Outcome::Other { element, kind, message, text }
}

impl Suite {
    fn counted(&self) -> Counts {
        let of = |element: &str| self.cases.iter().filter(|case| case.is(element)).count();
        Counts {
            tests: self.cases.len(),
            failures: of("failure"),
            errors: of("error"),
            skipped: of("skipped"),
        }
    }

    fn write(&self, out: &mut String) {
        let counts = self.counted();
        let _ = writeln!(
            out,
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">",
            attribute(&self.name),
            counts.tests,
            counts.failures,
            counts.errors,
            counts.skipped
        );
        // Without a mark there are no points to tell, not even zero.
        if self.marked {
            let _ = writeln!(
                out,
                "    <properties>\n      <property name=\"points\" value=\"{}\"/>\n      \
                 <property name=\"points possible\" value=\"{}\"/>\n    </properties>",
                self.score.earned, self.score.possible
            );
        }
        for case in &self.cases {
            case.write(out);
        }
        out.push_str("  </testsuite>\n");
    }
}

impl Case {
    /// Whether the case has this element for its outcome.
    fn is(&self, wanted: &str) -> bool {
        matches!(self.outcome, Outcome::Other { element, .. } if element == wanted)
    }

    fn write(&self, out: &mut String) {
        let _ = write!(
            out,
            "    <testcase name=\"{}\" classname=\"{}\"",
            attribute(&self.name),
            attribute(&self.class)
        );
        match &self.outcome {
            Outcome::Passed => out.push_str("/>\n"),
            Outcome::Other { element, kind, message, text } => {
                let _ = writeln!(
                    out,
                    ">\n      <{element} type=\"{}\" message=\"{}\">{}</{element}>\n    </testcase>",
                    attribute(kind),
                    attribute(message),
                    escaped(text)
                );
            }
        }
    }
}

/// Text for an attribute, on one line.
fn attribute(text: &str) -> String {
    escaped(text).replace(['\n', '\t'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_says_cannot_become_markup() {
        assert_eq!(
            escaped("<a b='c'>\"&amp;]]>"),
            "&lt;a b=&apos;c&apos;&gt;&quot;&amp;amp;]]&gt;"
        );
        assert_eq!(attribute("two\nlines"), "two lines");
    }

    #[test]
    fn what_xml_does_not_allow_is_replaced() {
        let told = escaped("\u{0}\u{1b}[31m\u{ffff}\u{85}\ttab\nline");
        assert_eq!(told, "\u{fffd}\u{fffd}[31m\u{fffd}\u{fffd}\ttab\nline");
    }
}
