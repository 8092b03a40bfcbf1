//! From what was seen of a file to the wrong idea behind it. Pure.
//!
//! Every known mistake has a fingerprint: for each check, what its file answered.
//! A student's file is compared with all of them, function by function, beginning
//! with the function that the others are built from. What is still `todo!` fits
//! everything. One idea that fits is named, two are named as "one of these two",
//! and where more fit, or none, nothing is said: a wrong name is worse than none.

use crate::exercise::fingerprint;
use crate::report::{CheckReport, Diagnostic, ExerciseReport, Status};
use crate::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What was seen of a check, as short words that can be compared.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Trace {
    /// All answers and how the program ended.
    pub all: String,
    /// The verdict, and for a panic its message without numbers.
    pub kind: String,
}

/// The word for a check that is passed.
pub const PASSED: &str = "=";

/// The word for a check of which nothing is known: not begun, or not run.
pub const UNKNOWN: &str = "?";

impl Trace {
    /// A check that is passed.
    pub fn passed() -> Trace {
        Trace::same(PASSED)
    }

    /// A check of which nothing is known.
    pub fn unknown() -> Trace {
        Trace::same(UNKNOWN)
    }

    fn same(word: &str) -> Trace {
        Trace { all: word.to_string(), kind: word.to_string() }
    }

    /// A failed check. `answers` is everything it answered, `kind` the verdict with
    /// a panic's message.
    pub fn failed(answers: &str, kind: &str) -> Trace {
        let plain: String =
            kind.chars().map(|letter| if letter.is_ascii_digit() { '0' } else { letter }).collect();
        Trace { all: word(answers), kind: word(&plain) }
    }
}

/// A short word for a text.
fn word(text: &str) -> String {
    format!("{:08x}", fingerprint(&[text]) as u32)
}

/// What is known of a file that shows a mistake.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fingerprint {
    pub id: String,
    /// An id that no call can tell from this one.
    pub same_as: Option<String>,
    pub file: String,
    pub traces: Vec<Trace>,
    /// For a file that does not compile, a word for the compiler's errors; else
    /// empty.
    pub errors: String,
}

/// The ids that fit a file, and what they explain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fit {
    /// One or two ids, sorted.
    pub ids: Vec<String>,
    /// Whether every failing check is explained by the same idea.
    pub explains_all: bool,
}

/// The id of a file in which a given line was changed.
pub const SIGNATURE_CHANGED: &str = "signature-changed";

/// How many ids may be named together.
const MOST_IDS: usize = 2;

/// Finds the known mistakes that a graded file shows.
pub fn diagnose(report: &ExerciseReport, bank: &[Fingerprint]) -> Option<Fit> {
    if report.diagnostics.iter().any(|one| matches!(one, Diagnostic::Signature(_))) {
        return Some(Fit { ids: vec![SIGNATURE_CHANGED.to_string()], explains_all: true });
    }
    if report.status == Status::DoesNotCompile {
        let errors = errors_word(&report.diagnostics);
        let fitting = bank.iter().filter(|known| !errors.is_empty() && known.errors == errors);
        return named(fitting.collect(), true);
    }
    let (failing, first) = report.first_failure()?;
    let checks = &report.checks;
    let everything: Vec<usize> = (0..checks.len()).collect();
    let upto: Vec<usize> = (0..checks.len()).filter(|&at| checks[at].rank <= first.rank).collect();
    let answers: fn(&Trace) -> &str = |trace| &trace.all;
    let kinds: fn(&Trace) -> &str = |trace| &trace.kind;
    // The first wrong answer alone is not enough: measured with leave-one-out, it
    // gives every fifth unknown idea the name of another.
    let mut levels = vec![(&everything, answers, true), (&upto, answers, false)];
    if first.verdict() != Verdict::Wrong {
        // How a program fails without an answer says more than at which input.
        levels.push((&upto, kinds, false));
    }
    levels.into_iter().find_map(|(of, part, explains_all)| {
        let fitting: Vec<&Fingerprint> = bank
            .iter()
            .filter(|known| known.traces.len() == checks.len())
            .filter(|known| part(&known.traces[failing]) == part(&first.trace))
            .filter(|known| agrees(known, checks, of, part))
            .collect();
        (!fitting.is_empty()).then(|| named(fitting, explains_all))
    })?
}

/// Whether a known file answered the given checks as the student's did. A check of
/// which nothing is known fits.
fn agrees(
    known: &Fingerprint,
    checks: &[CheckReport],
    of: &[usize],
    part: fn(&Trace) -> &str,
) -> bool {
    of.iter().all(|&at| {
        let (a, b) = (part(&known.traces[at]), part(&checks[at].trace));
        a == b || b == UNKNOWN || a == UNKNOWN
    })
}

/// The ids of fitting files, unless there are too many to be told apart.
fn named(fitting: Vec<&Fingerprint>, explains_all: bool) -> Option<Fit> {
    let mut ids: BTreeSet<&str> = fitting.iter().map(|known| known.id.as_str()).collect();
    for known in &fitting {
        ids.extend(known.same_as.as_deref());
    }
    let ids: Vec<String> = ids.into_iter().map(str::to_string).collect();
    (1..=MOST_IDS).contains(&ids.len()).then_some(Fit { ids, explains_all })
}

/// A word for the compiler's errors, whatever their number and order; empty where
/// there are none.
pub fn errors_word(diagnostics: &[Diagnostic]) -> String {
    let errors: BTreeSet<String> = diagnostics
        .iter()
        .filter_map(|diagnostic| match diagnostic {
            Diagnostic::Compiler(error) => {
                Some(format!("{} {} {}", error.code, error.message, error.label))
            }
            _ => None,
        })
        .collect();
    if errors.is_empty() {
        return String::new();
    }
    word(&errors.into_iter().collect::<Vec<_>>().join("\n"))
}
