//! The report as a student reads it in a terminal, at 80 columns. The one user
//! of `colored`. State is always a word and a sign as well as a colour.

use crate::diff;
use crate::exercise::{Draw, split_input, statements};
use crate::judges;
use crate::manifest::Outline;
use crate::queens::{self, Line};
use crate::report::{CheckReport, Diagnosis, Diagnostic, ExerciseReport, Report, Score, Status};
use crate::tree::{self, Departure, Kind as NodeKind, Queens, Totals, Tree};
use crate::value::{Value, counted, shortened};
use crate::verdict::Verdict;
use colored::{ColoredString, Colorize};
use std::io::{self, Write};

/// When to use colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Color {
    /// In a terminal, unless `NO_COLOR`, `CLICOLOR=0` or `TERM=dumb` says not to.
    Auto,
    Always,
    Never,
}

/// Decides for the whole program whether colour is used.
pub fn use_color(color: Color) {
    match color {
        Color::Always => colored::control::set_override(true),
        Color::Never => colored::control::set_override(false),
        Color::Auto => {
            if std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
                colored::control::set_override(false);
            }
        }
    }
}

/// How text is laid out.
#[derive(Debug, Clone, Copy)]
pub struct Layout {
    /// Signs from ASCII alone.
    pub ascii: bool,
    /// Columns of the terminal.
    pub width: usize,
}

/// The columns of a terminal whose width is not known.
pub const WIDTH: usize = 80;

/// The roles a text can play, and their colours.
#[derive(Debug, Clone, Copy)]
enum Role {
    Good,
    Bad,
    Begun,
    Muted,
    Strong,
    Hint,
}

fn paint(text: &str, role: Role) -> ColoredString {
    match role {
        Role::Good => text.green(),
        Role::Bad => text.red(),
        Role::Begun => text.yellow(),
        Role::Muted => text.dimmed(),
        Role::Strong => text.bold(),
        Role::Hint => text.cyan(),
    }
}

/// The signs of one layout.
struct Signs {
    passed: &'static str,
    failed: &'static str,
    begun: &'static str,
    open: &'static str,
    star: &'static str,
    dot: &'static str,
}

impl Layout {
    fn signs(self) -> Signs {
        if self.ascii {
            Signs { passed: "ok", failed: "X ", begun: "~ ", open: "- ", star: "*", dot: "-" }
        } else {
            Signs { passed: "✓", failed: "✗", begun: "◐", open: "·", star: "★", dot: "·" }
        }
    }

    /// Text in this layout's characters.
    pub fn text(self, text: &str) -> String {
        if !self.ascii {
            return text.to_string();
        }
        text.chars()
            .map(|letter| match letter {
                '→' => "->".to_string(),
                '←' => "<-".to_string(),
                '…' => "...".to_string(),
                '·' => "-".to_string(),
                '–' | '—' | '−' => "-".to_string(),
                '×' => "x".to_string(),
                '≤' => "<=".to_string(),
                '≥' => ">=".to_string(),
                '≠' => "!=".to_string(),
                '“' | '”' => "\"".to_string(),
                '‘' | '’' => "'".to_string(),
                '★' => "*".to_string(),
                '✓' => "ok".to_string(),
                '✗' => "X".to_string(),
                '├' | '└' => "+".to_string(),
                '│' => "|".to_string(),
                '─' => "-".to_string(),
                'ⁿ' => "^n".to_string(),
                'µ' => "u".to_string(),
                letter if letter.is_ascii() => letter.to_string(),
                letter => letter.escape_unicode().to_string(),
            })
            .collect()
    }
}

/// What is shown below the overview.
#[derive(Debug)]
pub struct Focus<'a> {
    pub exercise: &'a ExerciseReport,
    /// The open hint: its level, and the text.
    pub hint: Option<(usize, &'a str)>,
    /// Exercises that this one builds on and that do not pass.
    pub waits_on: Vec<&'a str>,
}

/// Writes the overview: every exercise with its state and points.
///
/// # Errors
///
/// What the writer says.
pub fn overview(
    outline: &Outline,
    report: &Report,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let total = report.score();
    let points = format!("{} of {} points", total.earned, total.possible);
    writeln!(to, "{}", heading(&layout.text(&outline.title), &points, layout))?;
    let rows = |of: &[crate::exercise::ExerciseId]| -> Vec<&ExerciseReport> {
        report.exercises.iter().filter(|exercise| of.contains(&exercise.id)).collect()
    };
    for part in &outline.parts {
        let exercises = rows(&part.exercises);
        if exercises.is_empty() {
            continue;
        }
        writeln!(to, "\n{}", paint(&layout.text(&part.title), Role::Muted))?;
        for exercise in exercises {
            row(exercise, layout, to)?;
        }
    }
    let sum = |core: bool| -> Score {
        report.exercises.iter().filter(|one| one.core == core).map(|one| one.score).sum()
    };
    let (core, others) = (sum(true), sum(false));
    if core.possible > 0 && others.possible > 0 {
        let signs = layout.signs();
        writeln!(
            to,
            "\n{} core: {} of {}   extensions: {} of {}",
            signs.star, core.earned, core.possible, others.earned, others.possible
        )?;
    }
    Ok(())
}

/// A title, and a word at the other end of the line.
pub fn heading(title: &str, word: &str, layout: Layout) -> String {
    let gap = layout.width.saturating_sub(title.chars().count() + word.chars().count()).max(2);
    format!("{}{:gap$}{}", paint(title, Role::Strong), "", paint(word, Role::Strong))
}

/// The last line of a screen: where things stand, and the keys.
pub fn status_line(left: &str, keys: &str, width: usize) -> String {
    let room = width.saturating_sub(keys.chars().count() + 1);
    let left: String = left.chars().take(room.max(width.min(24))).collect();
    let gap = width.saturating_sub(left.chars().count() + keys.chars().count());
    let line: String = format!("{left}{:gap$}{keys}", "").chars().take(width).collect();
    line.reversed().to_string()
}

/// One exercise in the overview.
fn row(exercise: &ExerciseReport, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    let signs = layout.signs();
    let (sign, role) = sign(exercise.status, &signs);
    let star = if exercise.core { signs.star } else { " " };
    let state = state(exercise);
    let points = match exercise.status {
        Status::Error => "no mark".to_string(),
        _ if exercise.score.possible == 0 => "no points".to_string(),
        _ => format!("{} of {}", exercise.score.earned, exercise.score.possible),
    };
    writeln!(
        to,
        "  {:02} {star} {:<20} {} {}{:pad$}{points:>9}",
        exercise.id.number,
        exercise.id.name,
        paint(sign, role),
        paint(&state, role),
        "",
        pad = 32_usize.saturating_sub(state.chars().count()),
    )
}

fn sign(status: Status, signs: &Signs) -> (&'static str, Role) {
    match status {
        Status::Passed => (signs.passed, Role::Good),
        Status::Failed | Status::DoesNotCompile | Status::Error => (signs.failed, Role::Bad),
        Status::InProgress => (signs.begun, Role::Begun),
        Status::NotStarted => (signs.open, Role::Muted),
    }
}

/// How far an exercise has come, in a few words.
pub fn state(exercise: &ExerciseReport) -> String {
    let (passed, all) = (exercise.passed(), exercise.checks.len());
    match exercise.status {
        Status::Passed => "passed".to_string(),
        Status::Failed => format!("{passed} of {all} checks pass"),
        Status::InProgress => format!("in progress, {passed} of {all} pass"),
        Status::NotStarted => "not started".to_string(),
        Status::DoesNotCompile if has_only_changed_lines(exercise) => {
            "given lines were changed".to_string()
        }
        Status::DoesNotCompile => "does not compile".to_string(),
        Status::Error => "could not be graded".to_string(),
    }
}

/// How far an exercise has come, as a sign and a number or two.
pub fn short_state(exercise: &ExerciseReport, layout: Layout) -> String {
    let (sign, _) = sign(exercise.status, &layout.signs());
    match exercise.status {
        Status::Failed | Status::InProgress => {
            format!("{} {} of {}", sign.trim_end(), exercise.passed(), exercise.checks.len())
        }
        _ => format!("{} {}", sign.trim_end(), state(exercise)),
    }
}

/// Whether the file itself compiles, and nothing of it fits the given lines.
fn has_only_changed_lines(exercise: &ExerciseReport) -> bool {
    !exercise.diagnostics.is_empty()
        && exercise.diagnostics.iter().all(|one| matches!(one, Diagnostic::Signature(_)))
}

/// Writes one exercise: what is wrong first and what to try; with `full`, the
/// list of all checks and every compiler error.
///
/// # Errors
///
/// What the writer says.
pub fn exercise(
    focus: &Focus<'_>,
    full: bool,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let report = focus.exercise;
    if full {
        let star = if report.core { layout.signs().star } else { "" };
        let head = format!("{:02} {} {star}", report.id.number, report.id.name);
        writeln!(to, "{}  {}", paint(head.trim_end(), Role::Strong), layout.text(&report.title))?;
        // Where nothing could be run, the list says nothing.
        if report.status != Status::DoesNotCompile && !report.checks.is_empty() {
            writeln!(to)?;
            for check in &report.checks {
                check_row(check, layout, to)?;
            }
            match report.score.possible {
                0 => writeln!(to, "\n  It brings no points.")?,
                possible => writeln!(to, "\n  {} of {possible} points", report.score.earned)?,
            }
        }
    }
    diagnostics(report, full, layout, to)?;
    match report.first_failure() {
        Some((_, check)) if check.draw == Draw::Question => questions(report, layout, to)?,
        Some((number, check)) => failing(report, number, check, layout, to)?,
        None => {}
    }
    if report.status == Status::Failed && !focus.waits_on.is_empty() {
        let earlier = focus.waits_on.join(" and ");
        let verb = if focus.waits_on.len() == 1 { "does" } else { "do" };
        let text = format!("{earlier}, which this exercise builds on, {verb} not pass yet");
        labelled("First", Role::Strong, &text, layout, to)?;
    }
    if report.status != Status::Passed
        && report.status != Status::Error
        && let Some((level, text)) = focus.hint
    {
        writeln!(to)?;
        let label = format!("Hint {level}");
        labelled(&label, Role::Hint, &layout.text(text), layout, to)?;
    }
    Ok(())
}

/// The columns that points such as `2 of 16` take.
const POINTS_WIDTH: usize = 8;

fn check_row(check: &CheckReport, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    let signs = layout.signs();
    let (sign, role, word) = match check.verdict() {
        Verdict::Passed => (signs.passed, Role::Good, ""),
        Verdict::NotStarted => (signs.open, Role::Muted, "not begun"),
        Verdict::Wrong => (signs.failed, Role::Bad, ""),
        Verdict::NotRun => (signs.open, Role::Muted, "not run"),
        Verdict::Panicked => (signs.failed, Role::Bad, "panic"),
        Verdict::TimedOut => (signs.failed, Role::Bad, "out of time"),
        Verdict::OutOfMemory => (signs.failed, Role::Bad, "out of memory"),
        Verdict::OutputLimit => (signs.failed, Role::Bad, "too much output"),
        Verdict::Crashed => (signs.failed, Role::Bad, "crash"),
        Verdict::Exited => (signs.failed, Role::Bad, "ended early"),
        Verdict::DoesNotCompile => (signs.failed, Role::Bad, "does not fit"),
        Verdict::Error => (signs.failed, Role::Bad, "no mark"),
    };
    let points = match check.possible {
        0 => String::new(),
        possible => format!("{} of {possible}", check.earned),
    };
    let word = if word.is_empty() { String::new() } else { format!(" ({word})") };
    let name_width = layout.width - 4 - 2 - POINTS_WIDTH;
    let name = layout.text(&format!("{}{word}", check.name));
    let lines = wrapped(&name, name_width);
    for (at, line) in lines.iter().enumerate() {
        let last = at + 1 == lines.len();
        let pad = name_width.saturating_sub(line.chars().count());
        let sign = if at == 0 { paint(sign, role).to_string() } else { " ".to_string() };
        if last {
            let row = format!("  {sign} {line}{:pad$}  {points:>POINTS_WIDTH$}", "");
            writeln!(to, "{}", row.trim_end())?;
        } else {
            writeln!(to, "  {sign} {line}")?;
        }
    }
    Ok(())
}

/// The line above what is wrong with an exercise.
fn failed_head(report: &ExerciseReport, what: &str, layout: Layout) -> String {
    let Signs { failed, dot, .. } = layout.signs();
    format!("{} {:02} {} {dot} {what}", failed.trim_end(), report.id.number, report.id.name)
}

fn diagnostics(
    report: &ExerciseReport,
    full: bool,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let head = |what: &str| failed_head(report, what, layout);
    let errors: Vec<_> = report
        .diagnostics
        .iter()
        .filter_map(|diagnostic| match diagnostic {
            Diagnostic::Compiler(error) => Some(error),
            _ => None,
        })
        .collect();
    if let Some(first) = errors.first() {
        let what = "does not compile yet; the other exercises are graded as usual";
        writeln!(to, "\n{}", paint(&head(what), Role::Bad))?;
        let shown = if full { &errors[..] } else { std::slice::from_ref(first) };
        for (at, error) in shown.iter().enumerate() {
            let rendered = if colored::control::SHOULD_COLORIZE.should_colorize() {
                layout.text(&error.rendered)
            } else {
                layout.text(&without_colours(&error.rendered))
            };
            writeln!(to, "\n{}", rendered.trim_end())?;
            // The same line under the next error of the same kind says nothing new.
            let said = shown[..at].iter().any(|earlier| earlier.advice == error.advice);
            if !error.advice.is_empty() && !said {
                writeln!(to)?;
                labelled("In Rust", Role::Strong, &layout.text(&error.advice), layout, to)?;
            }
        }
        if let Some(diagnosis) = &report.diagnosis {
            likely(diagnosis, layout, to)?;
        }
        let more = errors.len() - shown.len();
        if more > 0 {
            writeln!(
                to,
                "\n  {} below this one. The first often causes the others; all of them:\n  \
                 cargo run -p grader -- {}",
                counted(more, "error", "errors"),
                report.id.name
            )?;
        }
    }
    for diagnostic in &report.diagnostics {
        match diagnostic {
            Diagnostic::Compiler(_) => {}
            Diagnostic::Signature(change) => {
                let what = "a given line was changed; its checks could not be run";
                writeln!(to, "\n{}", paint(&head(what), Role::Bad))?;
                labelled("Given", Role::Muted, &change.given, layout, to)?;
                let found = change.found.as_deref().unwrap_or("nothing of that name");
                labelled("Found", Role::Muted, &layout.text(found), layout, to)?;
                labelled(
                    "Changed",
                    Role::Muted,
                    &layout.text(&change.changed.join("; ")),
                    layout,
                    to,
                )?;
                let next = "Put the given line back; convert inside the body where another type \
                            is needed.";
                labelled("Try", Role::Muted, next, layout, to)?;
            }
            Diagnostic::Note { message } => {
                let what = match report.status {
                    Status::Error => "could not be graded, and has no mark",
                    Status::NotStarted => "nothing to grade",
                    _ => "cannot be graded as it is",
                };
                writeln!(to, "\n{}", paint(&head(what), Role::Bad))?;
                for line in message.lines() {
                    labelled("", Role::Muted, &layout.text(line.trim()), layout, to)?;
                }
            }
        }
    }
    Ok(())
}

/// The first failing check: what was asked, what was expected, what came.
fn failing(
    report: &ExerciseReport,
    number: usize,
    check: &CheckReport,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let judged = &check.judgement;
    let all = report.checks.len();
    let what = format!("check {} of {all}: {}", number + 1, layout.text(&check.name));
    let head = failed_head(report, &what, layout);
    writeln!(to)?;
    for line in wrapped(&head, layout.width) {
        writeln!(to, "{}", paint(&line, Role::Bad))?;
    }
    if !judged.input.is_empty() {
        let input = shortened(&judged.input);
        let (setup, call) = split_input(&input);
        for (at, part) in statements(setup).into_iter().chain([call]).enumerate() {
            labelled(if at == 0 { "Input" } else { "" }, Role::Muted, part, layout, to)?;
        }
        if check.draw == Draw::Square
            && let Some((queens, row, col)) = asked_square(&judged.input)
        {
            draw_square(&queens, (row, col), to)?;
        }
    }
    if !judged.expected.is_empty() || !judged.actual.is_empty() {
        answers(check, layout, to)?;
    }
    let place = where_it_differs(check);
    if !place.is_empty() {
        labelled("Where", Role::Muted, &layout.text(&place), layout, to)?;
    }
    if let Some(diagnosis) = &report.diagnosis {
        likely(diagnosis, layout, to)?;
    } else if !check.note.is_empty() {
        labelled("Note", Role::Muted, &layout.text(&check.note), layout, to)?;
    }
    if judged.items.0 > 0 && judged.verdict != Verdict::Error {
        let before = counted(judged.items.0, "input", "inputs");
        let verb = if judged.items.0 == 1 { "is" } else { "are" };
        let right =
            format!("{before} of this check {verb} right before this one, of {}", judged.items.1);
        labelled("In order", Role::Muted, &right, layout, to)?;
    }
    if !check.printed.trim().is_empty() {
        printed(&check.printed, layout, to)?;
    }
    let waiting = waiting(report, number);
    if !waiting.is_empty() {
        labelled("Waiting", Role::Muted, &waiting, layout, to)?;
    }
    let so_far = format!(
        "{} of {} checks pass, {} of {} points",
        report.passed(),
        report.checks.len(),
        report.score.earned,
        report.score.possible
    );
    labelled("So far", Role::Muted, &so_far, layout, to)
}

/// Questions that do not hang on each other: every wrong answer with its reason.
fn questions(report: &ExerciseReport, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    for check in report.checks.iter().filter(|check| check.is_failure()) {
        let what = format!("{}: {}", layout.text(&check.name), check.judgement.actual);
        let head = failed_head(report, &what, layout);
        writeln!(to)?;
        for line in wrapped(&head, layout.width) {
            writeln!(to, "{}", paint(&line, Role::Bad))?;
        }
        labelled("Why not", Role::Muted, &layout.text(&check.judgement.message), layout, to)?;
        if !check.note.is_empty() {
            labelled("Think", Role::Muted, &layout.text(&check.note), layout, to)?;
        }
    }
    let open = report.checks.iter().filter(|check| check.verdict() == Verdict::NotStarted).count();
    let so_far = format!(
        "{} of {} questions are right{}",
        report.passed(),
        report.checks.len(),
        if open == 0 { String::new() } else { format!(", {open} not answered yet") }
    );
    writeln!(to)?;
    labelled("So far", Role::Muted, &so_far, layout, to)
}

/// The idea that is wrong, and what to do about it.
fn likely(diagnosis: &Diagnosis, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    let likely = match diagnosis.ids.as_slice() {
        [one] => format!("{one}: {}", diagnosis.says),
        _ => diagnosis.says.clone(),
    };
    labelled("Likely", Role::Strong, &layout.text(&likely), layout, to)?;
    labelled("Try", Role::Strong, &layout.text(&diagnosis.next_step), layout, to)
}

/// The other failing checks, which are not shown: they hang on the same idea, or
/// come after this one is repaired.
fn waiting(report: &ExerciseReport, shown: usize) -> String {
    let others: Vec<String> = (0..report.checks.len())
        .filter(|&at| at != shown && report.checks[at].is_failure())
        .map(|at| (at + 1).to_string())
        .collect();
    let (word, verb) = match others.len() {
        0 => return String::new(),
        1 => ("check", "waits"),
        _ => ("checks", "wait"),
    };
    let listed = match others.as_slice() {
        [one] => one.clone(),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
        [] => String::new(),
    };
    match &report.diagnosis {
        Some(diagnosis) if diagnosis.explains_all => {
            format!("{word} {listed} {verb} on this same idea")
        }
        _ => format!("{word} {listed} {verb} until this one is repaired"),
    }
}

/// The most lines of a program's own output that are shown.
const PRINTED_LINES: usize = 8;

fn printed(text: &str, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    let lines: Vec<&str> = text.trim_end().lines().collect();
    for (at, line) in lines.iter().take(PRINTED_LINES).enumerate() {
        let label = if at == 0 { "Printed" } else { "" };
        labelled(label, Role::Muted, &layout.text(line), layout, to)?;
    }
    if lines.len() > PRINTED_LINES {
        let more = format!("and {} more lines", lines.len() - PRINTED_LINES);
        labelled("", Role::Muted, &more, layout, to)?;
    }
    Ok(())
}

fn draw_square(queens: &[usize], square: (usize, usize), to: &mut impl Write) -> io::Result<()> {
    let width = queens.iter().copied().chain([square.0, square.1]).max().unwrap_or(0) + 1;
    if width > LARGEST_DRAWN {
        return Ok(());
    }
    for line in queens::draw(queens, Some(square), square.0 + 1, width) {
        writeln!(to, "{:INDENT$}{line}", "")?;
    }
    Ok(())
}

/// What a failing check is about, drawn without colours and without a margin: the asked
/// square, both answers side by side, the nodes at which two walks part, or two texts
/// line by line. Empty where there is nothing to draw.
pub fn picture(check: &CheckReport) -> String {
    let mut drawn = Vec::new();
    let written = drawing(check, &mut drawn);
    let text = if written.is_ok() { String::from_utf8_lossy(&drawn) } else { "".into() };
    let line = |line: &str| format!("{}\n", line.get(INDENT..).unwrap_or_default());
    without_colours(&text).lines().map(line).collect()
}

fn drawing(check: &CheckReport, to: &mut impl Write) -> io::Result<()> {
    let judged = &check.judgement;
    let (expected, actual) =
        (Value::parse(&judged.expected).ok(), Value::parse(&judged.actual).ok());
    match check.draw {
        Draw::Square => match asked_square(&judged.input) {
            Some((queens, row, col)) => draw_square(&queens, (row, col), to),
            None => Ok(()),
        },
        Draw::Board => drawn_boards(&expected, &actual, to),
        Draw::Walk => match departure_of(&expected, &actual) {
            Some((right, departure)) => drawn_walks(&right, &departure, to),
            None => Ok(()),
        },
        _ => match (&expected, &actual) {
            (Some(Value::Text(expected)), Some(Value::Text(actual))) => {
                compared(expected, actual, Layout { ascii: false, width: WIDTH }, to)
            }
            _ => Ok(()),
        },
    }
}

/// The widest board that is drawn.
const LARGEST_DRAWN: usize = 12;

/// Expected and got: boards side by side, texts laid over each other, anything
/// else as values.
fn answers(check: &CheckReport, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    let judged = &check.judgement;
    let expected = Value::parse(&judged.expected).ok();
    let actual = Value::parse(&judged.actual).ok();
    if let (Some(expected), Some(actual)) =
        (expected.as_ref().and_then(Value::as_text), actual.as_ref().and_then(Value::as_text))
    {
        return texts(expected, actual, layout, to);
    }
    let show = |text: &str, value: &Option<Value>| match value {
        Some(Value::Tuple(parts)) if parts.len() == check.fields.len() => parts
            .iter()
            .zip(&check.fields)
            .map(|(part, name)| format!("{name} {part}"))
            .collect::<Vec<_>>()
            .join("  "),
        _ => shortened(text),
    };
    if check.draw == Draw::Walk
        && let Some((right, departure)) = departure_of(&expected, &actual)
    {
        return walks(&right, &departure, layout, to);
    }
    let expected_text = layout.text(&show(&judged.expected, &expected));
    let actual_text = layout.text(&show(&judged.actual, &actual));
    if expected_text.chars().count() + actual_text.chars().count() + INDENT + 12 <= layout.width {
        writeln!(
            to,
            "  {}  {expected_text}      {}  {actual_text}",
            paint(&format!("{:<8}", "Expected"), Role::Muted),
            paint("Got", Role::Muted)
        )?;
    } else {
        labelled("Expected", Role::Muted, &expected_text, layout, to)?;
        labelled("Got", Role::Muted, &actual_text, layout, to)?;
    }
    if check.draw == Draw::Board {
        drawn_boards(&expected, &actual, to)?;
    }
    Ok(())
}

fn drawn_boards(
    expected: &Option<Value>,
    actual: &Option<Value>,
    to: &mut impl Write,
) -> io::Result<()> {
    let board = |value: &Option<Value>| value.as_ref().and_then(Value::as_board);
    boards(board(expected), board(actual), to)
}

/// The right walk, and where the other leaves it.
fn departure_of(
    expected: &Option<Value>,
    actual: &Option<Value>,
) -> Option<(Vec<Queens>, Departure)> {
    let right = judges::boards(expected.as_ref()?)?;
    let seen = judges::boards(actual.as_ref()?)?;
    let departure = tree::departure(&right, &seen)?;
    Some((right, departure))
}

/// The node at which two walks part, as it should be and as it is.
fn walks(
    right: &[Queens],
    departure: &Departure,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let node = |node: &Option<Queens>| match node {
        Some(queens) => tree::named(queens),
        None => "the end of the walk".to_string(),
    };
    let (expected, visited) = (node(&departure.expected), node(&departure.visited));
    let step = format!("node {} of {}", departure.step + 1, right.len().max(departure.step + 1));
    labelled("Visit", Role::Muted, &step, layout, to)?;
    labelled("Expected", Role::Muted, &expected, layout, to)?;
    labelled("Got", Role::Muted, &visited, layout, to)?;
    drawn_walks(right, departure, to)
}

/// The two nodes as boards, where they are not too wide.
fn drawn_walks(right: &[Queens], departure: &Departure, to: &mut impl Write) -> io::Result<()> {
    let width = right.iter().flatten().max().map_or(0, |col| col + 1);
    let seen = departure.visited.iter().flatten().map(|&col| col.saturating_add(1));
    let width = seen.max().unwrap_or(0).max(width);
    if width == 0 || width > LARGEST_DRAWN {
        return Ok(());
    }
    let rows = right.iter().map(Vec::len).max().unwrap_or(0);
    let drawn = |queens: &Option<Queens>| match queens {
        Some(queens) => queens::draw(queens, None, rows.max(queens.len()), width),
        None => Vec::new(),
    };
    let (left, right) = (drawn(&departure.expected), drawn(&departure.visited));
    beside(&left, &right, width, to)
}

fn boards(
    expected: Option<Vec<usize>>,
    actual: Option<Vec<usize>>,
    to: &mut impl Write,
) -> io::Result<()> {
    let size = |board: &Option<Vec<usize>>| {
        board.as_ref().map_or(0, |board| {
            board.iter().map(|&col| col.saturating_add(1)).max().unwrap_or(0).max(board.len())
        })
    };
    let width = size(&expected).max(size(&actual));
    if width == 0 || width > LARGEST_DRAWN {
        return Ok(());
    }
    let drawn = |board: Option<Vec<usize>>| {
        let board = board.unwrap_or_default();
        queens::draw(&board, None, board.len(), width)
    };
    if expected.is_none() {
        // Any valid board would have been right: there is none to lay beside.
        for line in drawn(actual) {
            writeln!(to, "{:INDENT$}{line}", "")?;
        }
        return Ok(());
    }
    beside(&drawn(expected), &drawn(actual), width, to)
}

/// Two drawn boards next to each other.
fn beside(left: &[String], right: &[String], width: usize, to: &mut impl Write) -> io::Result<()> {
    let column = (2 * width - 1).max("expected".len()) + 4;
    let head = format!(
        "{:INDENT$}{:<column$}{}",
        "",
        if left.is_empty() { "" } else { "expected" },
        if right.is_empty() { "" } else { "got" }
    );
    writeln!(to, "{}", head.trim_end())?;
    for row in 0..left.len().max(right.len()) {
        let line = |board: &[String]| board.get(row).cloned().unwrap_or_default();
        let text = format!("{:INDENT$}{:<column$}{}", "", line(left), line(right));
        writeln!(to, "{}", text.trim_end())?;
    }
    Ok(())
}

fn texts(expected: &str, actual: &str, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    let key = "lines with - are missing, lines with + are too much";
    labelled("Compare", Role::Muted, key, layout, to)?;
    compared(expected, actual, layout, to)
}

/// Two texts as one, each line with its sign.
fn compared(expected: &str, actual: &str, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    for line in diff::lines(expected, actual) {
        let (sign, text, role) = match &line {
            diff::Line::Same(text) => (" ", text, Role::Muted),
            diff::Line::Missing(text) => ("-", text, Role::Good),
            diff::Line::Extra(text) => ("+", text, Role::Bad),
        };
        let text = if text.is_empty() { "(an empty line)".to_string() } else { layout.text(text) };
        writeln!(to, "{:INDENT$}{}", "", paint(&format!("{sign} {text}"), role))?;
    }
    Ok(())
}

/// Where the answers part, in words; for a square, which queen attacks it.
fn where_it_differs(check: &CheckReport) -> String {
    let judged = &check.judgement;
    let square = (check.draw == Draw::Square && judged.verdict == Verdict::Wrong)
        .then(|| asked_square(&judged.input))
        .flatten();
    let Some((queens, row, col)) = square else {
        return judged.message.clone();
    };
    match queens::attack_on(&queens, row, col) {
        Some(attack) => format!(
            "the queen on {:?} attacks {:?} {}: it is {}",
            attack.queen,
            (row, col),
            match attack.line {
                Line::Column => "down its column",
                Line::DownRight => "down-right",
                Line::DownLeft => "down-left",
            },
            queens::offset_in_words(attack.queen, (row, col))
        ),
        None => "no queen shares a column or a slanted line with the square".to_string(),
    }
}

/// Queens, row and column of a call such as `is_safe(&[2], 2, 0)`.
fn asked_square(input: &str) -> Option<(Vec<usize>, usize, usize)> {
    let arguments = &input[input.find('(')?..];
    let Value::Tuple(parts) = Value::parse(&arguments.replace('&', "")).ok()? else {
        return None;
    };
    let [queens, row, col] = parts.as_slice() else { return None };
    let number = |value: &Value| usize::try_from(value.as_integer()?).ok();
    Some((queens.as_board()?, number(row)?, number(col)?))
}

/// The column at which the text beside a label begins.
const INDENT: usize = 12;

/// Writes a label and the text beside it, wrapped.
fn labelled(
    label: &str,
    role: Role,
    text: &str,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    for (at, line) in wrapped(text, layout.width - INDENT).iter().enumerate() {
        if at == 0 && !label.is_empty() {
            let label = format!("{label:<8}");
            writeln!(to, "  {}  {line}", paint(&label, role))?;
        } else {
            writeln!(to, "{:INDENT$}{line}", "")?;
        }
    }
    Ok(())
}

/// Writes a paragraph at the width of the terminal.
///
/// # Errors
///
/// What the writer says.
pub fn paragraph(text: &str, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    for line in wrapped(&layout.text(text), layout.width) {
        writeln!(to, "{line}")?;
    }
    Ok(())
}

/// Writes a line that should not be overlooked.
///
/// # Errors
///
/// What the writer says.
pub fn warning(text: &str, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    writeln!(to, "{}", paint(&layout.text(text), Role::Begun))
}

/// Writes a finding about the machine: a sign, a name, and what it means.
///
/// # Errors
///
/// What the writer says.
pub fn finding(
    good: bool,
    name: &str,
    meaning: &str,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let signs = layout.signs();
    let (sign, role) = if good { (signs.passed, Role::Good) } else { (signs.failed, Role::Begun) };
    writeln!(to, "{} {}", paint(sign, role), paint(&layout.text(name), Role::Strong))?;
    for line in wrapped(&layout.text(meaning), layout.width - 4) {
        writeln!(to, "    {line}")?;
    }
    Ok(())
}

/// Writes a hint.
///
/// # Errors
///
/// What the writer says.
pub fn hint(level: usize, text: &str, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    labelled(&format!("Hint {level}"), Role::Hint, &layout.text(text), layout, to)
}

/// Writes what to do next, as a last line.
///
/// # Errors
///
/// What the writer says.
pub fn next_step(text: &str, layout: Layout, to: &mut impl Write) -> io::Result<()> {
    writeln!(to)?;
    labelled("Next", Role::Strong, &layout.text(text), layout, to)
}

/// Writes boards next to each other, as many as fit in the width.
///
/// # Errors
///
/// What the writer says.
pub fn board_rows(
    boards: &[Vec<usize>],
    n: usize,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let column = 2 * n + 3;
    let per_row = (layout.width / column).max(1);
    for group in boards.chunks(per_row) {
        writeln!(to)?;
        let drawn: Vec<Vec<String>> =
            group.iter().map(|board| queens::draw(board, None, board.len(), n)).collect();
        for row in 0..drawn.iter().map(Vec::len).max().unwrap_or(0) {
            let line: String = drawn
                .iter()
                .map(|board| format!("{:<column$}", board.get(row).map_or("", String::as_str)))
                .collect();
            writeln!(to, "  {}", line.trim_end())?;
        }
    }
    Ok(())
}

/// Writes a table with a line of headings; the cells of a column end at the same
/// place.
///
/// # Errors
///
/// What the writer says.
pub fn table(
    heads: &[&str],
    rows: &[Vec<String>],
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let shown = |text: &str| layout.text(text);
    let widths: Vec<usize> = heads
        .iter()
        .enumerate()
        .map(|(at, head)| {
            let cells = rows.iter().filter_map(|row| row.get(at));
            let cells = cells.map(|cell| shown(cell).chars().count());
            cells.max().unwrap_or(0).max(shown(head).chars().count())
        })
        .collect();
    let line = |cells: &[&str]| -> String {
        let cells = cells.iter().zip(&widths);
        cells.map(|(cell, &width)| format!("  {:>width$}", shown(cell))).collect()
    };
    writeln!(to, "{}", paint(&line(heads), Role::Muted))?;
    for row in rows {
        let cells: Vec<&str> = row.iter().map(String::as_str).collect();
        writeln!(to, "{}", line(&cells))?;
    }
    Ok(())
}

/// A line of a tree: plain text for its length, and as it is painted.
struct Drawn {
    plain: String,
    painted: String,
}

/// The lines of a tree; the node at place `mark` of the walk gets an arrow.
fn drawn_tree(tree: &Tree, mark: Option<usize>, most: usize, layout: Layout) -> Vec<Drawn> {
    let signs = layout.signs();
    tree.lines(most)
        .into_iter()
        .map(|line| {
            let stem = layout.text(&line.stem);
            let (sign, role) = match line.kind {
                NodeKind::Inner => (String::new(), Role::Strong),
                NodeKind::DeadEnd => (format!("  {} dead end", signs.failed.trim_end()), Role::Bad),
                NodeKind::Solution => (format!("  {} solution", signs.passed), Role::Good),
                NodeKind::Attacked => ("  ! attacked".to_string(), Role::Begun),
            };
            let folded = line.folded.map_or(String::new(), |below| {
                let mut parts = vec![counted(below.nodes, "node below", "nodes below")];
                if below.dead_ends > 0 {
                    parts.push(counted(below.dead_ends, "dead end", "dead ends"));
                }
                if below.solutions > 0 {
                    parts.push(counted(below.solutions, "solution", "solutions"));
                }
                format!("  ({})", parts.join(", "))
            });
            let arrow = if mark == Some(line.place) {
                layout.text("  ← here it departs")
            } else {
                String::new()
            };
            Drawn {
                plain: format!("{stem}{}{sign}{folded}{arrow}", line.label),
                painted: format!(
                    "{stem}{}{}{}{}",
                    line.label,
                    paint(&sign, role),
                    paint(&folded, Role::Muted),
                    paint(&arrow, Role::Begun)
                ),
            }
        })
        .collect()
}

/// Draws a tree, with what it holds as its first line.
///
/// # Errors
///
/// What the writer says.
pub fn tree(
    tree: &Tree,
    mark: Option<usize>,
    most: usize,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    writeln!(to, "{}\n", paint(&totals(tree), Role::Strong))?;
    for line in drawn_tree(tree, mark, most, layout) {
        writeln!(to, "{}", line.painted)?;
    }
    Ok(())
}

fn totals(tree: &Tree) -> String {
    let Totals { nodes, dead_ends, solutions } = tree.totals();
    format!(
        "{}, {}, {}",
        counted(nodes, "node", "nodes"),
        counted(dead_ends, "dead end", "dead ends"),
        counted(solutions, "solution", "solutions")
    )
}

/// Draws the right tree and another, side by side where both fit.
///
/// # Errors
///
/// What the writer says.
pub fn two_trees(
    right: &Tree,
    own: &Tree,
    mark: Option<usize>,
    most: usize,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    let mut left = drawn_tree(right, None, most, layout);
    let mut other = drawn_tree(own, mark, most, layout);
    for (lines, head) in [(&mut left, "the right tree"), (&mut other, "this walk")] {
        let line = |plain: String| Drawn { painted: plain.clone(), plain };
        let of = if head == "this walk" { own } else { right };
        lines.splice(0..0, [line(format!("{head}:")), line(totals(of)), line(String::new())]);
    }
    let longest =
        |lines: &[Drawn]| lines.iter().map(|line| line.plain.chars().count()).max().unwrap_or(0);
    let column = longest(&left) + 4;
    if column + longest(&other) > layout.width {
        for line in left.iter().chain([&Drawn { plain: String::new(), painted: String::new() }]) {
            writeln!(to, "{}", line.painted)?;
        }
        for line in &other {
            writeln!(to, "{}", line.painted)?;
        }
        return Ok(());
    }
    for at in 0..left.len().max(other.len()) {
        let (plain, painted) =
            left.get(at).map_or(("", ""), |line| (line.plain.as_str(), line.painted.as_str()));
        match other.get(at) {
            Some(line) if !line.plain.is_empty() => {
                let pad = column - plain.chars().count();
                writeln!(to, "{painted}{:pad$}{}", "", line.painted)?;
            }
            _ => writeln!(to, "{painted}")?,
        }
    }
    Ok(())
}

/// Says where a walk leaves the right tree: the two nodes as boards, and why.
///
/// # Errors
///
/// What the writer says.
pub fn departure(
    right: &[Queens],
    departure: &Departure,
    layout: Layout,
    to: &mut impl Write,
) -> io::Result<()> {
    walks(right, departure, layout, to)?;
    labelled("Where", Role::Muted, &layout.text(&departure.why), layout, to)
}

/// Text in lines of at most `width` characters, broken at spaces; a longer word
/// is cut.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        let length = line.chars().count();
        let fits = length + usize::from(length > 0) + word.chars().count() <= width;
        if fits || length == 0 {
            if length > 0 {
                line.push(' ');
            }
            line.push_str(word);
        } else {
            lines.push(word.to_string());
        }
        while let Some(line) = lines.last_mut().filter(|line| line.chars().count() > width) {
            let cut = line.char_indices().nth(width).map_or(line.len(), |(at, _)| at);
            let rest = line.split_off(cut);
            lines.push(rest);
        }
    }
    lines
}

/// Text without its ANSI colour sequences.
pub fn without_colours(text: &str) -> String {
    let mut out = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\u{1b}' {
            out.push(letter);
            continue;
        }
        // `[`, numbers, one closing letter.
        if letters.next() == Some('[') {
            let _ = letters.by_ref().find(|letter| letter.is_ascii_alphabetic());
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_spaces_and_long_words_are_cut() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("abcdefghij kl", 4), ["abcd", "efgh", "ij", "kl"]);
        assert_eq!(wrapped("", 8), [""]);
        assert_eq!(wrapped("größer als", 6), ["größer", "als"]);
    }

    #[test]
    fn colours_are_taken_out_of_a_message() {
        assert_eq!(without_colours("\u{1b}[1m\u{1b}[38;5;9merror\u{1b}[0m: x"), "error: x");
    }

    #[test]
    fn the_asked_square_is_read_from_the_call() {
        assert_eq!(asked_square("is_safe(&[1, 3], 2, 0)"), Some((vec![1, 3], 2, 0)));
        assert_eq!(asked_square("is_safe(&[], 0, 0)"), Some((vec![], 0, 0)));
        assert_eq!(asked_square("diag_key(0, 1)"), None);
    }
}
