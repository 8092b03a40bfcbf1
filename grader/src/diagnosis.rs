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

/// The word for a check of which nothing is known: not begun, not run, or so slow
/// that another machine may see something else.
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

    /// A check that ran out of time. A faster machine may see it come close to its
    /// limit, where nothing is known, but not far from it.
    pub fn timed_out() -> Trace {
        Trace::same(&word("timed out"))
    }

    /// Whether two traces may be of the same program on two machines.
    pub fn may_be(&self, other: &Trace) -> bool {
        fits(&self.all, &other.all) && fits(&self.kind, &other.kind)
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
    /// For a file that does not compile, a word for each kind of error; else empty.
    pub errors: BTreeSet<String>,
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

/// Stands in the place of the id that no call can tell from another where there are
/// several such ids: then nothing is named.
pub const MANY: &str = "many";

/// How many ids may be named together.
const MOST_IDS: usize = 2;

/// Finds the known mistakes that a graded file shows.
pub fn diagnose(report: &ExerciseReport, bank: &[Fingerprint]) -> Option<Fit> {
    if report.diagnostics.iter().any(|one| matches!(one, Diagnostic::Signature(_))) {
        return Some(Fit { ids: vec![SIGNATURE_CHANGED.to_string()], explains_all: true });
    }
    if report.status == Status::DoesNotCompile {
        return explaining(&errors(&report.diagnostics), bank);
    }
    let (_, first) = report.first_failure()?;
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
            .filter(|known| shares_a_failure(known, checks, of, part))
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
    of.iter().all(|&at| fits(part(&known.traces[at]), part(&checks[at].trace)))
}

/// Whether a known file fails one of the given checks in the same, known way.
fn shares_a_failure(
    known: &Fingerprint,
    checks: &[CheckReport],
    of: &[usize],
    part: fn(&Trace) -> &str,
) -> bool {
    of.iter().any(|&at| {
        let word = part(&checks[at].trace);
        checks[at].is_failure() && word != UNKNOWN && part(&known.traces[at]) == word
    })
}

/// Whether two words are the same, as far as they are known.
fn fits(a: &str, b: &str) -> bool {
    a == b || a == UNKNOWN || b == UNKNOWN
}

/// The ids of fitting files, unless there are too many to be told apart.
fn named(fitting: Vec<&Fingerprint>, explains_all: bool) -> Option<Fit> {
    if fitting.iter().any(|known| known.same_as.as_deref() == Some(MANY)) {
        return None;
    }
    let mut ids: BTreeSet<&str> = fitting.iter().map(|known| known.id.as_str()).collect();
    for known in &fitting {
        ids.extend(known.same_as.as_deref());
    }
    let ids: Vec<String> = ids.into_iter().map(str::to_string).collect();
    (1..=MOST_IDS).contains(&ids.len()).then_some(Fit { ids, explains_all })
}

/// The ids whose files show the given errors of the compiler: all of them in one
/// file, or else each in some file of the same id.
fn explaining(errors: &BTreeSet<String>, bank: &[Fingerprint]) -> Option<Fit> {
    if errors.is_empty() {
        return None;
    }
    let same: Vec<&Fingerprint> = bank.iter().filter(|known| known.errors == *errors).collect();
    if !same.is_empty() {
        return named(same, true);
    }
    let shown_by = |id: &str, error: &String| {
        bank.iter().any(|known| known.id == id && known.errors.contains(error))
    };
    let some =
        bank.iter().filter(|known| errors.iter().all(|error| shown_by(&known.id, error))).collect();
    named(some, true)
}

/// A word for each kind of error that the compiler found: its code, its message and
/// what stands below the marked place, but not where.
pub fn errors(diagnostics: &[Diagnostic]) -> BTreeSet<String> {
    diagnostics
        .iter()
        .filter_map(|diagnostic| match diagnostic {
            Diagnostic::Compiler(error) => {
                Some(word(&format!("{} {} {}", error.code, error.message, error.label)))
            }
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::{Draw, ExerciseId, Limits, Visibility};
    use crate::verdict::Judgement;

    /// A report whose checks answered the given texts; "=" is passed, "?" not begun.
    /// The number before a colon is the check's rank.
    fn report(checks: &[&str]) -> ExerciseReport {
        let check = |text: &&str| {
            let (rank, answers) = text.split_once(':').unwrap();
            let (verdict, trace) = match answers {
                PASSED => (Verdict::Passed, Trace::passed()),
                UNKNOWN => (Verdict::NotStarted, Trace::unknown()),
                panic if panic.starts_with("panic") => {
                    (Verdict::Panicked, Trace::failed(panic, &panic[..7]))
                }
                wrong => (Verdict::Wrong, Trace::failed(wrong, "wrong")),
            };
            CheckReport {
                name: String::new(),
                visibility: Visibility::Hidden,
                earned: 0,
                possible: 1,
                judgement: Judgement::bare(verdict, ""),
                rank: rank.parse().unwrap(),
                limits: Limits::default(),
                draw: Draw::Nothing,
                fields: Vec::new(),
                note: String::new(),
                printed: String::new(),
                trace,
            }
        };
        ExerciseReport {
            checks: checks.iter().map(check).collect(),
            ..ExerciseReport::bare(ExerciseId::parse("04_undo_step").unwrap(), Status::Failed)
        }
    }

    fn known(id: &str, checks: &[&str]) -> Fingerprint {
        let traces = report(checks).checks.into_iter().map(|check| check.trace).collect();
        Fingerprint {
            id: id.into(),
            same_as: None,
            file: format!("{id}.rs"),
            traces,
            errors: BTreeSet::new(),
        }
    }

    fn ids(checks: &[&str], bank: &[Fingerprint]) -> Vec<String> {
        diagnose(&report(checks), bank).map(|fit| fit.ids).unwrap_or_default()
    }

    #[test]
    fn the_one_idea_that_answers_alike_is_named() {
        let bank =
            [known("undo", &["0:=", "1:{0}", "2:0"]), known("place", &["0:{}", "1:=", "2:5"])];
        assert_eq!(ids(&["0:=", "1:{0}", "2:0"], &bank), ["undo"]);
        assert!(ids(&["0:=", "1:{1}", "2:0"], &bank).is_empty());
    }

    #[test]
    fn what_is_not_begun_fits_everything() {
        let bank = [known("undo", &["0:=", "1:{0}", "2:0"])];
        assert_eq!(ids(&["0:=", "1:{0}", "2:?"], &bank), ["undo"]);
        assert!(ids(&["0:=", "1:?", "2:?"], &bank).is_empty());
    }

    #[test]
    fn an_idea_in_an_early_function_is_named_beside_another_in_a_later_one() {
        let bank = [known("undo", &["0:=", "1:{0}", "2:0"])];
        let fit = diagnose(&report(&["0:=", "1:{0}", "2:7"]), &bank).unwrap();
        assert_eq!((fit.ids, fit.explains_all), (vec!["undo".to_string()], false));
    }

    #[test]
    fn a_time_out_is_not_a_quick_wrong_answer_but_may_be_a_slow_one() {
        let mut slow = known("slow", &["0:1", "0:2"]);
        slow.traces[1] = Trace::unknown();
        let quick = known("quick", &["0:1", "0:2"]);
        let mut endless = report(&["0:1", "0:2"]);
        endless.checks[1].judgement.verdict = Verdict::TimedOut;
        endless.checks[1].trace = Trace::timed_out();
        let ids = |bank: &[Fingerprint]| diagnose(&endless, bank).map(|fit| fit.ids);
        assert_eq!(ids(&[slow, quick.clone()]).unwrap(), ["slow"]);
        assert_eq!(ids(&[quick]), None);
    }

    #[test]
    fn two_ideas_that_fit_are_both_named_and_three_are_not() {
        let same = ["0:=", "1:{0}"];
        let bank = [known("a", &same), known("b", &same), known("c", &same)];
        assert_eq!(ids(&same, &bank[..2]), ["a", "b"]);
        assert!(ids(&same, &bank).is_empty());
    }

    #[test]
    fn an_idea_that_many_others_answer_like_is_not_named() {
        let same = ["0:=", "1:{0}"];
        let one_of_many = Fingerprint { same_as: Some(MANY.into()), ..known("b", &same) };
        assert!(ids(&same, &[known("a", &same), one_of_many]).is_empty());
    }

    #[test]
    fn the_cause_of_a_panic_counts_and_not_at_which_input() {
        let bank = [known("underflow", &["0:panic 1 first"]), known("index", &["0:panic 2 first"])];
        assert_eq!(ids(&["0:panic 1 first"], &bank), ["underflow"]);
        let other_input = [known("underflow", &["0:panic 1 third"])];
        assert_eq!(ids(&["0:panic 1 first"], &other_input), ["underflow"]);
    }

    #[test]
    fn errors_of_the_compiler_are_explained_by_the_files_of_one_idea() {
        let broken = |id: &str, errors: &[&str]| Fingerprint {
            errors: errors.iter().map(|error| error.to_string()).collect(),
            ..known(id, &[])
        };
        let bank =
            [broken("by-value", &["a"]), broken("by-value", &["b"]), broken("other", &["a", "c"])];
        let errors = |of: &[&str]| of.iter().map(|error| error.to_string()).collect();
        let ids = |of: &[&str]| explaining(&errors(of), &bank).map(|fit| fit.ids);
        assert_eq!(ids(&["a", "b"]).unwrap(), ["by-value"]);
        assert_eq!(ids(&["a", "c"]).unwrap(), ["other"]);
        assert_eq!(ids(&["a", "d"]), None);
    }
}
