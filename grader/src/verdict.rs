//! From what was expected and what was seen to a verdict. Pure: no files, no
//! processes, no colour.

use crate::exercise::{Check, CheckAnswers, Exercise, Visibility};
use crate::judges;
use crate::run::{Ending, Observation};
use crate::value::{Value, shortened};
use serde::{Deserialize, Serialize};

/// The outcome of one check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Passed,
    Wrong,
    Panicked,
    TimedOut,
    OutOfMemory,
    OutputLimit,
    Crashed,
    /// The program ended before the function returned.
    Exited,
    /// A given function or type was changed.
    DoesNotCompile,
    /// The function is still the stub's `todo!`, or its blank.
    NotStarted,
    /// Left out after two time-outs in the same function.
    NotRun,
    /// The machine or the grader failed: no mark.
    Error,
}

impl Verdict {
    /// The word tools read.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Passed => "passed",
            Verdict::Wrong => "wrong",
            Verdict::Panicked => "panicked",
            Verdict::TimedOut => "timed_out",
            Verdict::OutOfMemory => "out_of_memory",
            Verdict::OutputLimit => "output_limit",
            Verdict::Crashed => "crashed",
            Verdict::Exited => "exited",
            Verdict::DoesNotCompile => "does_not_compile",
            Verdict::NotStarted => "not_started",
            Verdict::NotRun => "not_run",
            Verdict::Error => "error",
        }
    }
}

/// A verdict with its evidence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    pub verdict: Verdict,
    /// The first input that differs, as a student reads it; empty where nothing
    /// was asked or the check is passed.
    pub input: String,
    pub expected: String,
    /// What came instead: a value, or what happened.
    pub actual: String,
    /// Where the two first part, or what the verdict means, in a sentence; may be
    /// empty.
    pub message: String,
    /// How many items came out right before this one, of how many.
    pub items: (usize, usize),
}

impl Judgement {
    /// A verdict without an input.
    pub fn bare(verdict: Verdict, message: impl Into<String>) -> Judgement {
        Judgement {
            verdict,
            input: String::new(),
            expected: String::new(),
            actual: String::new(),
            message: message.into(),
            items: (0, 0),
        }
    }
}

/// What a `todo!` panics with.
const NOT_YET: &str = "not yet implemented";

/// Whether a panic's message is that of a `todo!`.
pub fn is_not_begun(message: &str) -> bool {
    message.starts_with(NOT_YET)
}

/// The first answer that decides the verdict, whatever comes after it: one that is
/// wrong, or that means "not begun".
pub fn deciding(check: &Check, expected: &CheckAnswers, answers: &[Value]) -> Option<usize> {
    answers.iter().zip(&expected.items).position(|(answer, asked)| {
        check.blank.as_ref() == Some(answer) || !judges::accepts(check.judge, asked, answer)
    })
}

/// Judges what was seen of a check against the reference's answers.
pub fn judge(
    exercise: &Exercise,
    check: &Check,
    expected: &CheckAnswers,
    seen: &Observation,
) -> Judgement {
    let total = expected.items.len();
    let at = |item: usize, verdict: Verdict, actual: String, message: String| {
        let asked = expected.items.get(item);
        Judgement {
            verdict,
            input: asked.map(|item| item.input.clone()).unwrap_or_default(),
            expected: asked.map(|item| judges::wanted(check.judge, item)).unwrap_or_default(),
            actual,
            message,
            items: (item, total),
        }
    };
    if let Some(item) = deciding(check, expected, &seen.answers) {
        let (answer, asked) = (&seen.answers[item], &expected.items[item]);
        if check.blank.as_ref() == Some(answer) {
            return at(item, Verdict::NotStarted, answer.to_string(), String::new());
        }
        let message = judges::why_wrong(check, asked, answer);
        let given = judges::given(check.judge, answer);
        return at(item, Verdict::Wrong, given, message);
    }
    let item = seen.answers.len();
    let limits = check.limits;
    match &seen.ending {
        Ending::Complete if item == total => at(total, Verdict::Passed, String::new(), String::new()),
        Ending::Complete | Ending::Garbled | Ending::Decided => at(
            item.min(total.saturating_sub(1)),
            Verdict::Crashed,
            "no answer that can be read".into(),
            "the answers did not arrive as they are sent; something else wrote where the answers go"
                .into(),
        ),
        Ending::Panicked { message, .. } if is_not_begun(message) => {
            at(item, Verdict::NotStarted, String::new(), begun(exercise, message))
        }
        Ending::Panicked { message, place } => {
            let first_line = message.lines().next().unwrap_or_default();
            let said = if place.is_empty() {
                String::new()
            } else {
                format!("stopped by a panic at {place}")
            };
            at(item, Verdict::Panicked, format!("panic: {}", shortened(first_line)), said)
        }
        Ending::TimedOut => at(
            item,
            Verdict::TimedOut,
            format!("no answer in {}", seconds(limits.cpu_seconds)),
            format!("stopped after {} of work", seconds(limits.cpu_seconds)),
        ),
        Ending::Waited => at(
            item,
            Verdict::TimedOut,
            "no answer: it waits".into(),
            "stopped because it did nothing for a long time: it sleeps, or waits for what never \
             comes"
                .into(),
        ),
        Ending::OutOfMemory => at(
            item,
            Verdict::OutOfMemory,
            "no answer: out of memory".into(),
            format!("it asked for more than {} MiB of memory", limits.memory_mib),
        ),
        Ending::OutputLimit => at(
            item,
            Verdict::OutputLimit,
            "no answer: too much output".into(),
            "stopped because it printed without an end".into(),
        ),
        Ending::StackOverflow => at(
            item,
            Verdict::Crashed,
            "no answer: stack overflow".into(),
            "each call made another call until the memory for calls ran out".into(),
        ),
        Ending::Crashed(signal) => at(
            item,
            Verdict::Crashed,
            "no answer: the program crashed".into(),
            format!("it was ended by signal {signal}"),
        ),
        Ending::Exited(code) => at(
            item,
            Verdict::Exited,
            "no answer".into(),
            format!("the program ended (exit code {code}) before the function returned"),
        ),
    }
}

fn seconds(number: u32) -> String {
    crate::value::counted(number as usize, "second", "seconds")
}

/// Which given function is still its stub, read from the words of its `todo!`.
fn begun(exercise: &Exercise, message: &str) -> String {
    let name = message
        .trim_start_matches(NOT_YET)
        .trim_start_matches(':')
        .split(':')
        .next()
        .unwrap_or_default()
        .trim();
    if exercise.signatures.iter().any(|signature| signature.name == name) {
        format!("`{name}` is not begun")
    } else {
        "not begun".to_string()
    }
}

/// How many time-outs a function may have before its other checks are left out.
const TIMEOUT_BUDGET: usize = 2;

/// Leaves out, in the order of the checks, what comes after two time-outs in the
/// same function. It depends on the verdicts alone, not on which check happened
/// to run first. `subject` names the function of each check.
pub fn leave_out_after_timeouts(judgements: &mut [Judgement], subject: &[Option<&str>]) {
    for at in 0..judgements.len() {
        let earlier = (0..at)
            .filter(|&before| {
                subject[before] == subject[at] && judgements[before].verdict == Verdict::TimedOut
            })
            .count();
        if subject[at].is_some() && earlier >= TIMEOUT_BUDGET {
            judgements[at] = left_out(subject[at].unwrap_or_default());
        }
    }
}

/// The verdict on a check that was left out.
pub fn left_out(function: &str) -> Judgement {
    Judgement::bare(Verdict::NotRun, format!("not run: `{function}` ran out of time twice before"))
}

/// Whether a check may be left out because earlier checks of its function, by
/// number, have timed out.
pub fn is_over_budget(timed_out: &[usize], check: usize) -> bool {
    timed_out.iter().filter(|&&earlier| earlier < check).count() >= TIMEOUT_BUDGET
}

/// What a student may see: a secret check keeps its inputs and answers.
pub fn shown(judgement: Judgement, visibility: Visibility) -> Judgement {
    match visibility {
        Visibility::Public | Visibility::Hidden => judgement,
        Visibility::Secret => Judgement {
            input: String::new(),
            expected: String::new(),
            actual: String::new(),
            message: String::new(),
            ..judgement
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_two_time_outs_the_rest_of_a_function_is_left_out_and_nothing_else() {
        let verdicts = [
            Verdict::Passed,
            Verdict::TimedOut,
            Verdict::TimedOut,
            Verdict::Passed,
            Verdict::Passed,
            Verdict::TimedOut,
        ];
        let mut judgements: Vec<Judgement> =
            verdicts.iter().map(|&verdict| Judgement::bare(verdict, "")).collect();
        let subject = ["slow", "slow", "slow", "slow", "fine", "slow"].map(Some);
        leave_out_after_timeouts(&mut judgements, &subject);
        let after: Vec<Verdict> = judgements.iter().map(|judged| judged.verdict).collect();
        use Verdict::*;
        assert_eq!(after, [Passed, TimedOut, TimedOut, NotRun, Passed, NotRun]);
    }
}
