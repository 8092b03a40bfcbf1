//! Questions to a student's own functions outside of any check: what `show`,
//! `tree` and `table` draw.

use crate::compile::CompilerError;
use crate::exercise::{Case, Check, Draw, Exercise, Inputs, Judge, Limits, Visibility};
use crate::fault::{Fault, Place};
use crate::grade::{Grader, Origin, Seen, SeenCheck};
use crate::manifest::read_exercise;
use crate::program::Purpose;
use crate::run::Ending;
use crate::submission::{Content, Submission};
use crate::value::Value;
use crate::verdict::is_not_begun;

/// Calls to a file's functions, one after the other in one process.
#[derive(Debug, Clone)]
pub struct Question {
    pub calls: Vec<Call>,
    /// Processor time for all calls together.
    pub cpu_seconds: u32,
    /// Optimised, so that times can be compared.
    pub measure: bool,
}

/// Statements, which may be empty, and an expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    pub setup: String,
    pub expression: String,
}

impl Question {
    /// One call.
    pub fn one(expression: String, cpu_seconds: u32) -> Question {
        let calls = vec![Call { setup: String::new(), expression }];
        Question { calls, cpu_seconds, measure: false }
    }
}

/// What came back.
#[derive(Debug, Clone, PartialEq)]
pub struct Reply {
    /// In the order of the calls; fewer where something stopped the program.
    pub answers: Vec<Value>,
    /// Why there are no more answers, as the end of a sentence.
    pub stopped: Option<String>,
}

impl Reply {
    fn none(why: impl Into<String>) -> Reply {
        Reply { answers: Vec::new(), stopped: Some(why.into()) }
    }
}

/// Asks the functions in a file.
///
/// # Errors
///
/// A fault of the workbook or the machine; what is wrong with the file is in the
/// reply.
pub fn ask(grader: &Grader, file: &Submission, question: &Question) -> Result<Reply, Fault> {
    let source = match &file.content {
        Content::Source(source) => source,
        Content::Missing => return Ok(Reply::none("its file is missing")),
        Content::Unusable(why) => return Ok(Reply::none(why.clone())),
    };
    if let Some(refusal) = crate::policy::refusal(source) {
        return Ok(Reply::none(refusal));
    }
    let place = Place { file: file.shown.clone(), line: 0, column: 0 };
    let calls = question.calls.iter().map(|call| Case {
        setup: call.setup.clone(),
        call: call.expression.clone(),
        expect: None,
        place: place.clone(),
    });
    let check = Check {
        name: "a question".to_string(),
        visibility: Visibility::Public,
        points: 0,
        inputs: Inputs::Cases(calls.collect()),
        judge: Judge::Equal,
        draw: Draw::Nothing,
        fields: Vec::new(),
        note: String::new(),
        blank: None,
        reasons: Vec::new(),
        limits: Limits { cpu_seconds: question.cpu_seconds, ..Limits::default() },
        stays: None,
        place,
    };
    let exercise = Exercise {
        checks: vec![check],
        generators: None,
        ..read_exercise(&grader.layout, &file.id)?
    };
    let purpose = if question.measure { Purpose::Measure } else { Purpose::Run };
    let seen = grader.examine(&exercise, source, &file.shown, Origin::Elsewhere, purpose)?;
    let observed = match seen {
        Seen::Rejected(errors) => return Ok(Reply::none(first_error(&errors))),
        Seen::Stopped(why) => return Ok(Reply::none(why)),
        Seen::Ran(mut seen) => match seen.pop() {
            Some(SeenCheck::Observed(observed)) => observed,
            Some(SeenCheck::Failed(fault)) => return Err(fault),
            _ => return Ok(Reply::none("its given line was changed")),
        },
    };
    let stopped = match observed.ending {
        Ending::Complete => None,
        Ending::Panicked { message, .. } if is_not_begun(&message) => {
            Some("it is not begun".to_string())
        }
        Ending::Panicked { message, .. } => Some(format!("it panics ({message})")),
        Ending::TimedOut => Some(format!("it was stopped after {} seconds", question.cpu_seconds)),
        Ending::Waited => Some("it waits for something that never comes".to_string()),
        Ending::StackOverflow => Some("it calls itself without an end".to_string()),
        Ending::OutOfMemory => Some("it takes more memory than it may".to_string()),
        _ => Some("it ended before it answered".to_string()),
    };
    Ok(Reply { answers: observed.answers, stopped })
}

fn first_error(errors: &[CompilerError]) -> String {
    match errors.first() {
        Some(error) => format!("it does not compile ({}, line {})", error.message, error.line),
        None => "it does not compile".to_string(),
    }
}
