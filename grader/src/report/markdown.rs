//! The report as Markdown, for a step summary or a comment.

use crate::report::{CheckReport, Diagnosis, Diagnostic, ExerciseReport, Report, Status};
use std::io::{self, Write};

/// The longest value shown in full, in characters.
const LONGEST: usize = 300;

/// The longest report, in bytes: GitHub shows 1024 KiB of a step's summary and drops
/// all of a longer one. The rest is for what the step itself adds.
const MOST: usize = 960 * 1024;

/// Writes the report: a table of all exercises, then the first failing check of
/// each. Where that would be longer than GitHub shows, whole exercises are left out,
/// and a sentence says which.
///
/// # Errors
///
/// What the writer says.
pub fn write(report: &Report, mut to: impl Write) -> io::Result<()> {
    let score = report.score();
    writeln!(to, "# {} of {} points\n", score.earned, score.possible)?;
    writeln!(to, "| exercise | state | points |\n|---|---|---|")?;
    for exercise in &report.exercises {
        writeln!(
            to,
            "| {:02} {}{} | {} | {} of {} |",
            exercise.id.number,
            if exercise.core { "★ " } else { "" },
            exercise.id.name,
            exercise.status.word().replace('_', " "),
            exercise.score.earned,
            exercise.score.possible
        )?;
    }
    let mut room = MOST;
    let mut left_out = Vec::new();
    for exercise in &report.exercises {
        let mut details = Vec::new();
        write_exercise(exercise, &mut details)?;
        if details.len() > room {
            left_out.push(exercise.id.name.as_str());
            continue;
        }
        room -= details.len();
        to.write_all(&details)?;
    }
    if !left_out.is_empty() {
        writeln!(
            to,
            "\nLeft out, because the summary would be longer than GitHub shows: what was found \
             in `{}`. `cargo run -p grader -- {}` shows it.",
            left_out.join("`, `"),
            left_out[0]
        )?;
    }
    writeln!(to, "\n{}", report.toolchain)
}

fn write_exercise(exercise: &ExerciseReport, to: &mut impl Write) -> io::Result<()> {
    let quiet = matches!(exercise.status, Status::Passed | Status::NotStarted);
    if quiet && exercise.diagnostics.is_empty() {
        return Ok(());
    }
    writeln!(to, "\n## {:02} {}", exercise.id.number, exercise.id.name)?;
    diagnostics(exercise, to)?;
    if let Some((_, check)) = exercise.first_failure() {
        failure(check, to)?;
    }
    if let Some(diagnosis) = &exercise.diagnosis {
        likely(diagnosis, to)?;
    }
    writeln!(to, "- {} of {} checks pass", exercise.passed(), exercise.checks.len())
}

/// Writes why something of an exercise could not be graded, each in a paragraph.
///
/// # Errors
///
/// What the writer says.
pub fn diagnostics(exercise: &ExerciseReport, to: &mut impl Write) -> io::Result<()> {
    for diagnostic in &exercise.diagnostics {
        match diagnostic {
            Diagnostic::Compiler(error) => {
                let rendered = super::terminal::without_colours(&error.rendered);
                writeln!(to, "\n```text\n{}\n```", fenced(rendered.trim_end()))?;
                if !error.advice.is_empty() {
                    writeln!(to, "\n{}", escaped(&error.advice))?;
                }
            }
            Diagnostic::Signature(change) => writeln!(
                to,
                "\n- given: {}\n- found: {}\n- changed: {}",
                code(&change.given),
                change.found.as_deref().map_or("nothing of that name".into(), code),
                escaped(&change.changed.join("; "))
            )?,
            Diagnostic::Note { message } => writeln!(to, "\n{}", escaped(message))?,
        }
    }
    Ok(())
}

/// Writes what was asked in a failing check, what was expected and what came.
///
/// # Errors
///
/// What the writer says.
pub fn failure(check: &CheckReport, to: &mut impl Write) -> io::Result<()> {
    let judged = &check.judgement;
    writeln!(to, "\n**{}**: {}\n", escaped(&check.name), judged.verdict.word().replace('_', " "))?;
    for (label, text) in
        [("input", &judged.input), ("expected", &judged.expected), ("got", &judged.actual)]
    {
        if !text.is_empty() {
            writeln!(to, "- {label}: {}", code(text))?;
        }
    }
    if !judged.message.is_empty() {
        writeln!(to, "- {}", escaped(&judged.message))?;
    }
    Ok(())
}

/// Writes the idea that is likely wrong, and what to try.
///
/// # Errors
///
/// What the writer says.
pub fn likely(diagnosis: &Diagnosis, to: &mut impl Write) -> io::Result<()> {
    writeln!(to, "- likely `{}`: {}", diagnosis.ids.join("` or `"), escaped(&diagnosis.says))?;
    writeln!(to, "- try: {}", escaped(&diagnosis.next_step))
}

/// Text as code that cannot end the code early: its fences are longer than any row of
/// ticks in it.
pub fn code(text: &str) -> String {
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    let longest = short.split(|letter| letter != '`').map(str::len).max().unwrap_or(0);
    let ticks = "`".repeat(longest + 1);
    let pad = if longest > 0 { " " } else { "" };
    format!("{ticks}{pad}{}{pad}{ticks}", short.replace('\n', "\\n"))
}

/// Text for a fenced block that cannot end the block early.
pub fn fenced(text: &str) -> String {
    text.replace("```", "` ` `")
}

/// Text that is no markup, in one line. Words in backticks stay code, in which there
/// is no other markup; a `_` inside of a name stays as it is.
pub fn escaped(text: &str) -> String {
    let mut out = String::new();
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let in_name =
            before.is_alphanumeric() && letters.peek().is_some_and(|c| c.is_alphanumeric());
        // An own backslash would take the one before the next sign away.
        if matches!(letter, '\\' | '<' | '>' | '*' | '|' | '[' | ']') || (letter == '_' && !in_name)
        {
            out.push('\\');
        }
        out.push(if matches!(letter, '\n' | '\r') { ' ' } else { letter });
        before = letter;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::CompilerError;
    use crate::exercise::ExerciseId;

    #[test]
    fn what_a_program_says_cannot_become_markup() {
        assert_eq!(escaped("<b>*x*|"), "\\<b\\>\\*x\\*\\|");
        assert_eq!(escaped(r"\<b>"), r"\\\<b\>");
        assert_eq!(escaped("is_safe _x_ a__b\n# c"), r"is_safe \_x\_ a\_\_b # c");
        assert_eq!(code("a`b"), "`` a`b ``");
        assert_eq!(code("a``<b>"), "``` a``<b> ```");
        assert_eq!(fenced("```\n# heading"), "` ` `\n# heading");
        assert_eq!(code(&"x".repeat(400)).chars().count(), 303);
    }

    /// A report on exercises of which each has this many errors from the compiler, each
    /// drawn in as many characters as are kept.
    fn hostile(errors: &[usize]) -> Report {
        let error = || {
            let drawn = "```\n<b>é</b> ".repeat(8000 / 13);
            Diagnostic::Compiler(CompilerError {
                code: "E0308".into(),
                message: "mismatched".into(),
                label: String::new(),
                line: 1,
                column: 1,
                rendered: drawn,
                advice: "`".repeat(300),
            })
        };
        let exercise = |(at, errors): (usize, &usize)| {
            let mut report = ExerciseReport::bare(
                ExerciseId::parse("01_is_safe").unwrap(),
                Status::DoesNotCompile,
            );
            report.id.name = format!("exercise_{at}");
            report.diagnostics = (0..*errors).map(|_| error()).collect();
            report
        };
        Report {
            toolchain: "rustc 1.95.0".into(),
            receipt: None,
            exercises: errors.iter().enumerate().map(exercise).collect(),
        }
    }

    fn written(report: &Report) -> String {
        let mut out = Vec::new();
        write(report, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_summary_stays_shorter_than_github_takes_and_says_what_is_left_out() {
        let text = written(&hostile(&[30; 17]));
        assert!(text.len() < 1024 * 1024, "{} bytes", text.len());
        assert!(text.contains("\n| 01 ★ exercise_16 |"), "the table is whole");
        assert!(text.contains("what was found in `exercise_"), "{}", &text[text.len() - 500..]);
        assert!(text.ends_with("\nrustc 1.95.0\n"));
        let fences = text.lines().filter(|line| line.starts_with("```")).count();
        assert_eq!(fences % 2, 0, "a fence is left open");
    }

    #[test]
    fn an_exercise_too_long_to_show_takes_no_other_with_it() {
        let text = written(&hostile(&[1, 200, 1]));
        assert!(text.contains("\n## 01 exercise_0\n") && text.contains("\n## 01 exercise_2\n"));
        assert!(!text.contains("\n## 01 exercise_1\n"));
        assert!(text.contains("what was found in `exercise_1`."));
    }

    #[test]
    fn a_summary_that_github_takes_is_whole() {
        let text = written(&hostile(&[1, 1]));
        assert!(!text.contains("Left out"));
        assert_eq!(text.matches("\n## ").count(), 2);
    }
}
