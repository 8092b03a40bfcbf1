//! Reports in the forms of other systems. A report is read once, here, and looked
//! into before anything is written: what has no mark never becomes a zero.

pub mod classroom50;
pub mod gradescope;
pub mod junit;

use grader::exercise::{Exercise as Known, Points, Visibility};
use grader::fault::Fault;
use grader::report::{CheckReport, Diagnosis, Diagnostic, ExerciseReport, FileReceipt};
use grader::report::{Receipt, Report, Score, Status, json, terminal};
use grader::value::clean;
use grader::verdict::Verdict;
use serde::Deserialize;

/// The name of a report on a whole class.
pub const CLASS: &str = "class-report/v1";

/// A report, in the form `workbook-report/v1`. Names that are not used here are
/// passed over.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Document {
    /// `rustc 1.95.0`
    pub toolchain: String,
    pub receipt: Option<Receipt>,
    /// In the order of the workbook.
    pub exercises: Vec<Exercise>,
}

/// One exercise of a report.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Exercise {
    pub number: u32,
    pub name: String,
    pub title: String,
    pub status: Status,
    pub score: Score,
    #[serde(default)]
    pub receipt: FileReceipt,
    pub checks: Vec<Check>,
    pub diagnosis: Option<Diagnosis>,
    pub diagnostics: Vec<Diagnostic>,
    /// Whether it was graded; otherwise the run was stopped before it.
    #[serde(skip, default = "always")]
    pub graded: bool,
}

/// One check of an exercise.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Check {
    pub name: String,
    pub visibility: Visibility,
    pub verdict: Verdict,
    pub input: String,
    pub expected: String,
    pub actual: String,
    pub earned: Points,
    pub possible: Points,
    pub message: String,
    /// The board it is about, drawn; empty where there is none, and in reports that
    /// were read from a file, which hold values alone.
    #[serde(skip)]
    pub board: String,
}

fn always() -> bool {
    true
}

/// What a file holds: one report, or a class of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Given {
    One(Document),
    Class(Vec<Member>),
}

/// A student of a class report.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Member {
    /// The student's id.
    pub student: String,
    /// How the student stands: `graded`, `to_resolve`, and so on.
    #[serde(default)]
    pub state: String,
    /// What is to be resolved is not in it.
    pub report: Document,
}

impl Member {
    /// Whether something that was handed in waits for a person.
    pub fn waits(&self) -> bool {
        self.state == "to_resolve"
    }
}

#[derive(Deserialize)]
struct Named {
    schema: Option<String>,
}

#[derive(Deserialize)]
struct Class {
    students: Vec<Member>,
}

/// Reads a report; `from` names it in faults.
///
/// # Errors
///
/// A usage fault where it is no JSON, no report of a known form, or where its points
/// do not add up.
pub fn read(bytes: &[u8], from: &str) -> Result<Given, Fault> {
    let broken = |error: serde_json::Error| {
        let what = if error.is_eof() {
            "the report ends too early"
        } else if error.is_data() {
            "this is no report"
        } else {
            "this is no JSON"
        };
        Fault::usage(
            format!("{from}: {what} ({error})"),
            "Make it again with `grader --format json --output report.json`.",
        )
    };
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let named: Named = serde_json::from_slice(text).map_err(broken)?;
    let given = match named.schema.as_deref() {
        Some(json::SCHEMA) => Given::One(serde_json::from_slice(text).map_err(broken)?),
        Some(CLASS) => {
            let class: Class = serde_json::from_slice(text).map_err(broken)?;
            Given::Class(class.students)
        }
        other => {
            let what = match other {
                Some(name) => format!("{from} has the form `{}`", clean(name)),
                None => format!("{from} does not say which form it has: it lacks `schema`"),
            };
            return Err(Fault::usage(what, format!("Give a `{}` or a `{CLASS}`.", json::SCHEMA)));
        }
    };
    match &given {
        Given::One(document) if document.exercises.is_empty() => {
            return Err(Fault::usage(
                format!("{from}: the report has no exercises"),
                "Grade at least one exercise.",
            ));
        }
        Given::One(document) => document.add_up(from)?,
        Given::Class(members) => {
            for Member { student, report, .. } in members {
                report.add_up(&format!("{from}, student `{}`", clean(student)))?;
            }
        }
    }
    Ok(given)
}

impl Given {
    /// The one report, for systems that take one student at a time.
    ///
    /// # Errors
    ///
    /// A usage fault where it is a class.
    pub fn one(&self, format: &str) -> Result<&Document, Fault> {
        match self {
            Given::One(document) => Ok(document),
            Given::Class(students) => Err(Fault::usage(
                format!(
                    "{format} takes one student's report, and this is a class of {}",
                    students.len()
                ),
                "Give the report of one student, from `grader --submission DIR --format json`.",
            )),
        }
    }
}

impl Document {
    /// A report as it is in memory, with its boards drawn.
    pub fn of(report: &Report) -> Document {
        Document {
            toolchain: report.toolchain.clone(),
            receipt: report.receipt.clone(),
            exercises: report.exercises.iter().map(Exercise::of).collect(),
        }
    }

    pub fn score(&self) -> Score {
        self.exercises.iter().map(|exercise| exercise.score).sum()
    }

    /// That every exercise has a mark, or is known to wait for one.
    ///
    /// # Errors
    ///
    /// A machine fault that names the exercises that could not be graded.
    pub fn marked(&self) -> Result<(), Fault> {
        let failed: Vec<&Exercise> =
            self.exercises.iter().filter(|exercise| exercise.has_error()).collect();
        if failed.is_empty() {
            return Ok(());
        }
        let names: Vec<String> = failed.iter().map(|exercise| exercise.label()).collect();
        let why = failed.iter().find_map(|exercise| exercise.notes().into_iter().next());
        Err(Fault::machine(
            format!(
                "there is no mark for {}: the workbook or the machine failed{}",
                names.join(", "),
                why.map(|why| format!(" ({})", clean(&why).replace('\n', " "))).unwrap_or_default()
            ),
            "Grade once more, then convert that report: what has no mark is no zero.",
        ))
    }

    /// That the points of the checks are those of their exercises.
    fn add_up(&self, from: &str) -> Result<(), Fault> {
        for exercise in &self.exercises {
            let sum = exercise.checks.iter().fold((0, 0), |(earned, possible), check| {
                (earned + u64::from(check.earned), possible + u64::from(check.possible))
            });
            let score = (u64::from(exercise.score.earned), u64::from(exercise.score.possible));
            let listed = !exercise.checks.is_empty() && !exercise.has_error();
            if (listed && sum != score) || score.0 > score.1 {
                return Err(Fault::usage(
                    format!(
                        "{from}: {} has {} of {} points, and its checks have {} of {}",
                        exercise.label(),
                        score.0,
                        score.1,
                        sum.0,
                        sum.1
                    ),
                    "The file was changed: make the report again.",
                ));
            }
        }
        Ok(())
    }
}

impl Exercise {
    fn of(report: &ExerciseReport) -> Exercise {
        Exercise {
            number: report.id.number,
            name: report.id.name.clone(),
            title: report.title.clone(),
            status: report.status,
            score: report.score,
            receipt: report.receipt.clone(),
            checks: report.checks.iter().map(Check::of).collect(),
            diagnosis: report.diagnosis.clone(),
            diagnostics: report.diagnostics.clone(),
            graded: true,
        }
    }

    /// An exercise whose turn has not come.
    pub fn waiting(exercise: &Known) -> Exercise {
        Exercise {
            number: exercise.id.number,
            name: exercise.id.name.clone(),
            title: exercise.title.clone(),
            status: Status::NotStarted,
            score: Score { earned: 0, possible: exercise.possible() },
            receipt: FileReceipt::default(),
            checks: Vec::new(),
            diagnosis: None,
            diagnostics: Vec::new(),
            graded: false,
        }
    }

    /// `01 is_safe`
    pub fn label(&self) -> String {
        format!("{:02} {}", self.number, clean(&self.name))
    }

    /// Whether the machine or the workbook failed.
    pub fn has_error(&self) -> bool {
        self.status == Status::Error
            || self.checks.iter().any(|check| check.verdict == Verdict::Error)
    }

    /// Why something could not be graded, one text for each reason.
    pub fn notes(&self) -> Vec<String> {
        self.diagnostics.iter().map(note).collect()
    }

    /// What to read beside a check: its evidence, and, beside the first that fails,
    /// what holds for the whole exercise. Empty where the check is passed.
    pub fn words(&self, at: usize) -> String {
        let Some(check) = self.checks.get(at) else { return String::new() };
        if check.verdict == Verdict::Passed {
            return String::new();
        }
        let mut parts = check.evidence();
        if self.checks.iter().position(|check| check.verdict != Verdict::Passed) == Some(at) {
            parts.extend(self.notes());
            if let Some(diagnosis) = &self.diagnosis {
                parts.push(format!("likely idea: {}", diagnosis.says));
                parts.push(format!("next step: {}", diagnosis.next_step));
            }
        }
        short(&clean(&parts.join("\n")))
    }
}

/// The longest text beside a check, in characters.
const LONGEST: usize = 12_000;

fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}\n(cut here: it was longer)", &text[..end]),
        None => text.to_string(),
    }
}

fn note(diagnostic: &Diagnostic) -> String {
    match diagnostic {
        Diagnostic::Note { message } => message.clone(),
        Diagnostic::Signature(change) => {
            let found = change.found.as_deref().unwrap_or("nothing of that name");
            let changed = change.changed.join("; ");
            format!("given:   {}\nfound:   {found}\nchanged: {changed}", change.given)
        }
        Diagnostic::Compiler(error) => {
            let drawn = terminal::without_colours(&error.rendered);
            [drawn.trim_end(), &error.advice]
                .into_iter()
                .filter(|part| !part.is_empty())
                .collect::<Vec<_>>()
                .join("\n")
        }
    }
}

impl Check {
    fn of(report: &CheckReport) -> Check {
        let judged = &report.judgement;
        let secret = report.visibility == Visibility::Secret;
        Check {
            name: report.name.clone(),
            visibility: report.visibility,
            verdict: judged.verdict,
            input: judged.input.clone(),
            expected: judged.expected.clone(),
            actual: judged.actual.clone(),
            earned: report.earned,
            possible: report.possible,
            message: judged.message.clone(),
            board: if secret { String::new() } else { terminal::picture(report) },
        }
    }

    /// What happened, in words that people read: `timed out`.
    pub fn verdict_in_words(&self) -> String {
        self.verdict.word().replace('_', " ")
    }

    /// The evidence, line by line. A secret check tells its verdict alone, whatever
    /// the report holds.
    fn evidence(&self) -> Vec<String> {
        if self.visibility == Visibility::Secret {
            return vec![format!("{}: this check shows only its name", self.verdict_in_words())];
        }
        let mut lines = Vec::new();
        for (label, text) in
            [("input:   ", &self.input), ("expected:", &self.expected), ("got:     ", &self.actual)]
        {
            if !text.is_empty() {
                lines.push(format!("{label} {text}"));
            }
        }
        if !self.board.is_empty() {
            lines.push(self.board.trim_end().to_string());
        }
        if !self.message.is_empty() {
            lines.push(self.message.clone());
        }
        if lines.is_empty() {
            lines.push(self.verdict_in_words());
        }
        lines
    }
}
