//! For authors: makes the expected answers of every check from the references,
//! and the fingerprints of known mistakes from the bank.

use crate::bank::{self, Entry, Kind};
use crate::diagnosis::{self, Fingerprint};
use crate::exercise::{Answers, CheckAnswers, Exercise, ExerciseId, Judge, Visibility};
use crate::fault::{Fault, Place};
use crate::files::write_atomically;
use crate::fingerprints;
use crate::grade::{Grader, Origin, Seen, SeenCheck, answers_from};
use crate::manifest::read_exercise;
use crate::program::Purpose;
use crate::report::{Diagnostic, ExerciseReport, Status};
use crate::run::{Ending, Observation};
use crate::submission::{Content, Submission};
use crate::value::Value;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;

/// Writes the answer files of the given exercises.
///
/// # Errors
///
/// A fault where a reference does not answer every check; nothing is written for
/// that exercise.
pub fn bless(
    grader: &Grader,
    exercises: &[ExerciseId],
    out: &mut impl Write,
) -> Result<io::Result<()>, Fault> {
    for id in exercises {
        let exercise = read_exercise(&grader.layout, id)?;
        let answers = reference_answers_of(&exercise, &observe_reference(grader, &exercise)?);
        let files = grader.layout.answer_files(id);
        for (path, secret) in files.iter().zip([false, true]) {
            let text = answers_text(&exercise, &answers, secret);
            let Some(text) = text else { continue };
            write(grader, path, &text)?;
            let items: usize = answers.checks.values().map(|check| check.items.len()).sum();
            let shown = grader.layout.shown(path);
            if let Err(error) = writeln!(out, "{}: {items} answers", shown.display()) {
                return Ok(Err(error));
            }
        }
        let known = fingerprints_of(&bank::grade(grader, &bank::read(&grader.layout, id)?));
        if known.is_empty() {
            continue;
        }
        let path = grader.layout.fingerprints(id);
        write(grader, &path, &fingerprints::text(&known)?)?;
        let shown = grader.layout.shown(&path);
        if let Err(error) = writeln!(out, "{}: {} known mistakes", shown.display(), known.len()) {
            return Ok(Err(error));
        }
    }
    Ok(Ok(()))
}

fn write(grader: &Grader, path: &Path, text: &str) -> Result<(), Fault> {
    write_atomically(path, text.as_bytes()).map_err(|error| {
        Fault::file(
            &grader.layout.shown(path),
            format!("cannot be written ({error})"),
            "Check its permissions.",
        )
    })
}

/// What the mistakes of a graded bank answered.
pub fn fingerprints_of(bank: &[(Entry, ExerciseReport)]) -> Vec<Fingerprint> {
    bank.iter()
        .filter_map(|(entry, report)| {
            let Kind::Mistake { id, same_as } = &entry.kind else { return None };
            // A changed given line is recognised as such; its checks were not run.
            if report.diagnostics.iter().any(|one| matches!(one, Diagnostic::Signature(_))) {
                return None;
            }
            let file = entry.submission.shown.file_name()?.to_string_lossy().into_owned();
            let errors = diagnosis::errors(&report.diagnostics);
            let traces = match report.status {
                Status::DoesNotCompile => Vec::new(),
                _ => report.checks.iter().map(|check| check.trace.clone()).collect(),
            };
            Some(Fingerprint { id: id.clone(), same_as: same_as.clone(), file, traces, errors })
        })
        .collect()
}

/// The answers in what was seen of the reference, check by check.
pub fn reference_answers_of(exercise: &Exercise, observed: &[Observation]) -> Answers {
    let checks = exercise
        .checks
        .iter()
        .zip(observed)
        .map(|(check, seen)| (check.name.clone(), answers_from(exercise, check, seen)))
        .collect();
    Answers { checks }
}

/// Runs every check on the reference of an exercise.
///
/// # Errors
///
/// A workbook fault where the reference does not compile or does not complete a
/// check.
pub fn observe_reference(grader: &Grader, exercise: &Exercise) -> Result<Vec<Observation>, Fault> {
    let path = grader.layout.solution(&exercise.id);
    let shown = grader.layout.shown(&path);
    let submission = Submission::read(&exercise.id, &path, shown.clone());
    let complain =
        |what: String| Fault::file(&shown, what, "Correct the reference, then run it again.");
    let source = match submission.content {
        Content::Source(source) => source,
        Content::Missing => return Err(complain("the reference is missing".into())),
        Content::Unusable(why) => return Err(complain(why)),
    };
    let seen =
        match grader.examine(exercise, &source, &shown, Origin::Solution, Purpose::RunAndTell)? {
            Seen::Ran(seen) => seen,
            Seen::Stopped(why) => return Err(complain(why)),
            Seen::Rejected(errors) => {
                let first = errors.into_iter().next();
                return Err(match first {
                    Some(error) => Fault::workbook(
                        Place { file: shown.clone(), line: error.line, column: error.column },
                        format!("the reference does not compile: {}", error.message),
                        "Correct the reference, then run it again.",
                    ),
                    None => complain("the reference does not compile".into()),
                });
            }
        };
    exercise
        .checks
        .iter()
        .zip(seen)
        .map(|(check, seen)| match seen {
            SeenCheck::Observed(observed) if observed.ending == Ending::Complete => Ok(observed),
            SeenCheck::Observed(observed) => Err(complain(format!(
                "the reference does not complete check \"{}\": {:?}",
                check.name, observed.ending
            ))),
            SeenCheck::Failed(fault) => Err(fault),
            SeenCheck::Misfit(_) => Err(Fault::workbook(
                check.place.clone(),
                format!("check \"{}\" needs a line that the reference does not have", check.name),
                "Compare `signatures` in exercise.toml with the reference.",
            )),
            SeenCheck::LeftOut => Err(complain("the reference ran out of time twice".into())),
        })
        .collect()
}

/// The text of an answer file: of the secret checks, or of all others; `None`
/// where there are no such checks.
pub fn answers_text(exercise: &Exercise, answers: &Answers, secret: bool) -> Option<String> {
    let mut text = String::from(
        "# Generated by `cargo run -p grader -- bless` from the reference. Never edited by hand.\n",
    );
    let checks: Vec<_> = exercise
        .checks
        .iter()
        .filter(|check| (check.visibility == Visibility::Secret) == secret)
        .collect();
    if checks.is_empty() {
        return None;
    }
    for check in checks {
        let CheckAnswers { hash, items } = answers.checks.get(&check.name)?;
        let _ = writeln!(text, "\n[[check]]\nname = {}", quoted(&check.name));
        let _ = writeln!(text, "hash = {}\nitems = [", quoted(hash));
        for item in items {
            let answer = match check.judge {
                Judge::Placement => width_of_board(&item.answer),
                _ => item.answer.to_string(),
            };
            let _ = writeln!(text, "    [{}, {}],", quoted(&item.input), quoted(&answer));
        }
        text.push_str("]\n");
    }
    Some(text)
}

/// A board of which only the width was kept, in the short form.
fn width_of_board(answer: &Value) -> String {
    match (answer, answer.as_board()) {
        (Value::Present(_), Some(board)) => format!("Some([0..{}])", board.len()),
        (_, Some(board)) => format!("[0..{}]", board.len()),
        _ => answer.to_string(),
    }
}

/// A TOML string: literal where that is possible, so that it reads as it is.
fn quoted(text: &str) -> String {
    if !text.contains('\'') && !text.chars().any(char::is_control) {
        return format!("'{text}'");
    }
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            letter if letter.is_control() => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn any_text_comes_back_out_of_toml() {
        for text in ["is_safe(&[2], 2, 0)", "'?'", "a\nb", "\"x\"", "'\\'", "\u{7f}", ""] {
            let line = format!("x = {}", quoted(text));
            let table: toml::Table = line.parse().unwrap();
            assert_eq!(table["x"].as_str(), Some(text), "{line}");
        }
    }
}
