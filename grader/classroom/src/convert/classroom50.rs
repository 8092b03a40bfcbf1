//! `result.json` for Classroom 50, in the form `classroom50/result/v1`.

use super::{Check, Document, Exercise};
use grader::fault::Fault;
use grader::value::clean;
use grader::verdict::Verdict;
use serde::Serialize;

/// The name of the form.
pub const SCHEMA: &str = "classroom50/result/v1";

/// What the system says about the submission: the environment of its runner, and the
/// time of the commit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    pub classroom: String,
    pub assignment: String,
    /// `individual`, `group` or `team`.
    pub assignment_type: String,
    pub owner: String,
    /// The tag: `submit/…`.
    pub tag: String,
    pub commit: String,
    pub release: String,
    pub review: String,
    /// When the graded commit was made, in UTC: `2026-11-30T09:00:00Z`.
    pub datetime: String,
}

impl Submission {
    /// Takes the values of the runner's variables from `value`, which answers with
    /// `None` or an empty text where one is not set. A runner that knows no
    /// `REVIEW_URL` shows the commit instead, and `USERNAME` may stand for `OWNER`.
    ///
    /// # Errors
    ///
    /// A usage fault that names the variable that is missing or wrong.
    pub fn from_runner(
        value: impl Fn(&str) -> Option<String>,
        datetime: String,
    ) -> Result<Submission, Fault> {
        let known = |name: &str| value(name).filter(|text| !text.trim().is_empty());
        let needed = |name: &str| {
            known(name).ok_or_else(|| {
                Fault::usage(
                    format!("the variable {name} is not set"),
                    "Run this inside of Classroom 50's autograde workflow, which sets it.",
                )
            })
        };
        let tag = needed("SUBMISSION_TAG")?;
        if !tag.starts_with("submit/") {
            return Err(Fault::usage(
                format!("the variable SUBMISSION_TAG is `{}`", clean(&tag)),
                "It begins with `submit/`: take it as the workflow sets it.",
            ));
        }
        let commit = needed("COMMIT_URL")?;
        let owner = match known("OWNER").or_else(|| known("USERNAME")) {
            Some(owner) => owner,
            None => needed("OWNER")?,
        };
        Ok(Submission {
            classroom: needed("CLASSROOM")?,
            assignment: needed("ASSIGNMENT")?,
            assignment_type: known("ASSIGNMENT_TYPE").unwrap_or_else(|| "individual".into()),
            owner,
            release: needed("RELEASE_URL")?,
            review: known("REVIEW_URL").unwrap_or_else(|| commit.clone()),
            tag,
            commit,
            datetime,
        })
    }
}

/// The whole file. Its scores are whole numbers, as the grader's are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ResultFile {
    pub schema: &'static str,
    pub classroom: String,
    pub assignment: String,
    pub assignment_type: String,
    pub owner: String,
    pub submission: String,
    pub commit: String,
    pub release: String,
    pub review: String,
    pub datetime: String,
    pub score: u32,
    #[serde(rename = "max-score")]
    pub max_score: u32,
    pub tests: Vec<Test>,
}

/// One check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Test {
    #[serde(rename = "test-name")]
    pub name: String,
    pub passed: bool,
    pub score: u32,
    #[serde(rename = "max-score")]
    pub max_score: u32,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub output: String,
}

/// The longest output beside a test, in characters: where Classroom 50 cuts what a
/// test printed.
const LONGEST: usize = 2000;

/// The result of one submission.
///
/// # Errors
///
/// A machine fault where some exercise has no mark: the form has no word for it.
pub fn result(document: &Document, submission: &Submission) -> Result<ResultFile, Fault> {
    document.marked()?;
    let score = document.score();
    let of = submission.clone();
    Ok(ResultFile {
        schema: SCHEMA,
        classroom: of.classroom,
        assignment: of.assignment,
        assignment_type: of.assignment_type,
        owner: of.owner,
        submission: of.tag,
        commit: of.commit,
        release: of.release,
        review: of.review,
        datetime: of.datetime,
        score: score.earned,
        max_score: score.possible,
        tests: document.exercises.iter().flat_map(tests).collect(),
    })
}

fn tests(exercise: &Exercise) -> Vec<Test> {
    if exercise.checks.is_empty() {
        return vec![Test {
            name: exercise.label(),
            passed: exercise.graded && exercise.score.is_full(),
            score: exercise.score.earned,
            max_score: exercise.score.possible,
            output: short(&clean(&exercise.notes().join("\n"))),
        }];
    }
    let test = |(at, check): (usize, &Check)| Test {
        name: clean(&format!("{}: {}", exercise.label(), check.name)),
        passed: check.verdict == Verdict::Passed,
        score: check.earned,
        max_score: check.possible,
        output: short(&exercise.words(at)),
    };
    exercise.checks.iter().enumerate().map(test).collect()
}

fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}
