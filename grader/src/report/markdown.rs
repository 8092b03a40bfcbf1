//! The report as Markdown, for a step summary or a comment.

use crate::report::{Diagnostic, ExerciseReport, Report, Status};
use std::io::{self, Write};

/// The longest value shown in full, in characters.
const LONGEST: usize = 300;

/// Writes the report: a table of all exercises, then the first failing check of
/// each.
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
    for exercise in &report.exercises {
        write_exercise(exercise, &mut to)?;
    }
    writeln!(to, "\n{}", report.toolchain)
}

fn write_exercise(exercise: &ExerciseReport, to: &mut impl Write) -> io::Result<()> {
    let quiet = matches!(exercise.status, Status::Passed | Status::NotStarted);
    if quiet && exercise.diagnostics.is_empty() {
        return Ok(());
    }
    writeln!(to, "\n## {:02} {}", exercise.id.number, exercise.id.name)?;
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
    if let Some((_, check)) = exercise.first_failure() {
        let judged = &check.judgement;
        writeln!(
            to,
            "\n**{}**: {}\n",
            escaped(&check.name),
            judged.verdict.word().replace('_', " ")
        )?;
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
    }
    if let Some(diagnosis) = &exercise.diagnosis {
        writeln!(to, "- likely `{}`: {}", diagnosis.ids.join("` or `"), escaped(&diagnosis.says))?;
        writeln!(to, "- try: {}", escaped(&diagnosis.next_step))?;
    }
    writeln!(to, "- {} of {} checks pass", exercise.passed(), exercise.checks.len())
}

/// Text as code that cannot end the code early.
fn code(text: &str) -> String {
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    let ticks = if short.contains('`') { "``" } else { "`" };
    let pad = if short.contains('`') { " " } else { "" };
    format!("{ticks}{pad}{}{pad}{ticks}", short.replace('\n', "\\n"))
}

/// Text for a fenced block that cannot end the block early.
fn fenced(text: &str) -> String {
    text.replace("```", "` ` `")
}

/// Text that is no markup.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        if matches!(letter, '<' | '>' | '*' | '_' | '|' | '[' | ']') {
            out.push('\\');
        }
        out.push(if letter == '\n' { ' ' } else { letter });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_says_cannot_become_markup() {
        assert_eq!(escaped("<b>*x*|"), "\\<b\\>\\*x\\*\\|");
        assert_eq!(code("a`b"), "`` a`b ``");
        assert_eq!(fenced("```\n# heading"), "` ` `\n# heading");
        assert_eq!(code(&"x".repeat(400)).chars().count(), 303);
    }
}
