//! The resolved types of the workbook: what an exercise is once its files have
//! been read. Impossible combinations do not exist here; `manifest` sees to it.

use crate::fault::Place;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Whole points; there are no fractions.
pub type Points = u32;

/// One exercise with all that is asked about it.
#[derive(Debug, Clone)]
pub struct Exercise {
    pub id: ExerciseId,
    pub title: String,
    /// Folder names of the exercises whose ideas this one uses again.
    pub builds_on: Vec<String>,
    pub signatures: Vec<Signature>,
    /// Names of the functions that the stub writes out: they call what the student
    /// writes.
    pub given: Vec<String>,
    /// Three levels: look here, the idea, almost.
    pub hints: Vec<String>,
    /// The command that shows the search behind it, such as `tree 4`; may be empty.
    pub see: String,
    /// In the order they are shown: public, hidden, secret; each in file order.
    pub checks: Vec<Check>,
    pub mistakes: Vec<Mistake>,
    /// The source of `hidden/NN_name.rs`, which the sweeps draw their inputs from.
    pub generators: Option<String>,
    /// What `SEED` is in generators and calls: 0 unless a course has its own.
    pub seed: u64,
    pub answers: Answers,
    /// The SHA-256 of all files it was read from, in turn.
    pub sha256: String,
}

/// The name by which generators and calls know the seed of random inputs.
pub const SEED: &str = "SEED";

/// The names an exercise goes by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExerciseId {
    pub number: u32,
    /// `is_safe`: the package's name.
    pub name: String,
    /// `01_is_safe`: the folder's name.
    pub folder: String,
}

impl ExerciseId {
    /// Reads `01_is_safe`; `None` where it is no such name.
    pub fn parse(folder: &str) -> Option<ExerciseId> {
        let (digits, name) = folder.split_once('_')?;
        let valid = digits.len() == 2
            && digits.bytes().all(|b| b.is_ascii_digit())
            && !name.is_empty()
            && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        valid.then(|| ExerciseId {
            number: digits.parse().unwrap_or_default(),
            name: name.to_string(),
            folder: folder.to_string(),
        })
    }

    /// Whether a student may mean this exercise by `word`: `1`, `01`, `is_safe`
    /// or `01_is_safe`.
    pub fn answers_to(&self, word: &str) -> bool {
        word == self.name || word == self.folder || word.parse() == Ok(self.number)
    }
}

/// A line of the given signatures, as the student must keep it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    /// The line as given: `pub fn diag_key(row: usize, col: usize) -> isize`.
    pub line: String,
    pub name: String,
    pub kind: SignatureKind,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignatureKind {
    /// The types of the parameters, and of the result (`()` where none is given).
    Function { parameters: Vec<String>, result: String },
    /// The public fields: names and types.
    Struct { fields: Vec<(String, String)> },
    /// The type of a constant.
    Constant { of: String },
}

/// What a student may see of a check, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Printed in the statement.
    Public,
    /// Not shown until it fails.
    Hidden,
    /// Shows only its name: it stays in the instructor's copy.
    Secret,
}

/// One check: inputs, how to judge the answers, and points.
#[derive(Debug, Clone)]
pub struct Check {
    pub name: String,
    pub visibility: Visibility,
    pub points: Points,
    pub inputs: Inputs,
    pub judge: Judge,
    pub draw: Draw,
    /// Names for the parts of a tuple.
    pub fields: Vec<String>,
    /// One sentence that says what failing this check tells.
    pub note: String,
    /// The answer that means "not begun".
    pub blank: Option<Value>,
    /// For a choice: the wrong options, and why each is wrong.
    pub reasons: Vec<(char, String)>,
    pub limits: Limits,
    /// Why the check stays although no mistake needs it.
    pub stays: Option<String>,
    /// Where the check is written.
    pub place: Place,
}

/// What a check calls the student's code with. The items of a check are called
/// one after the other in one process.
#[derive(Debug, Clone)]
pub enum Inputs {
    Cases(Vec<Case>),
    /// `each`: one call for every value that `over` yields.
    Sweep {
        names: Vec<String>,
        pattern: String,
        over: String,
        case: Case,
    },
}

impl Inputs {
    /// The calls as they are written.
    pub fn cases(&self) -> &[Case] {
        match self {
            Inputs::Cases(cases) => cases,
            Inputs::Sweep { case, .. } => std::slice::from_ref(case),
        }
    }
}

#[derive(Debug, Clone)]
pub struct Case {
    /// Statements before the call; may be empty.
    pub setup: String,
    /// A Rust expression.
    pub call: String,
    pub expect: Option<Value>,
    pub place: Place,
}

impl Case {
    /// The input as a student reads it: the statements before, then the call.
    pub fn shown(&self) -> String {
        if self.setup.is_empty() {
            self.call.clone()
        } else {
            format!("{} {}", self.setup.trim(), self.call)
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judge {
    /// The answer itself.
    Equal,
    /// A list whose order is free.
    AnyOrder,
    /// Any valid board of the size of the expected one.
    Placement,
    /// Any proper colouring of the graph in the call, with the colours in the call.
    Colouring,
    /// Any completion of the grid in the call.
    Sudoku,
    /// One letter of several. The right one is never told; every wrong one has a
    /// reason ([`Check::reasons`]).
    Choice,
    /// `(n, one answer, the other)`: the smallest n for which the two differ. It is
    /// never told.
    Witness,
    /// `(n, one answer, the other)`: any n for which the two differ.
    AnyWitness,
}

/// How a failing input or answer is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// As text only.
    Nothing,
    /// The call's arguments are queens, row, column: a board with the square.
    Square,
    /// The answer is a board.
    Board,
    /// The answer is the list of nodes that a walk of the state-space tree visits.
    Walk,
    /// The question is one of several that do not hang on each other: all wrong
    /// answers are shown, each with its reason.
    Question,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Processor time of one check, in seconds.
    pub cpu_seconds: u32,
    /// Memory of one check, in MiB.
    pub memory_mib: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { cpu_seconds: 2, memory_mib: 256 }
    }
}

/// A known wrong idea.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    pub id: String,
    pub says: String,
    pub next_step: String,
    /// Empty, or three levels that replace the exercise's own.
    pub hints: Vec<String>,
}

/// The expected answers of an exercise, generated from its reference.
#[derive(Debug, Clone, Default)]
pub struct Answers {
    pub checks: HashMap<String, CheckAnswers>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct CheckAnswers {
    /// [`Check::hash`] at the time the answers were generated.
    pub hash: String,
    pub items: Vec<Expected>,
}

/// One item of a check: the input as it is shown, and the reference's answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Expected {
    pub input: String,
    pub answer: Value,
}

impl Exercise {
    /// The points of all checks.
    pub fn possible(&self) -> Points {
        self.checks.iter().map(|check| check.points).sum()
    }

    /// The given function that a check is about: of the functions it calls, the
    /// one that the exercise lists last. Helpers are listed before what uses them.
    pub fn subject(&self, check: &Check) -> Option<&Signature> {
        self.used_by(check)
            .into_iter()
            .rfind(|signature| matches!(signature.kind, SignatureKind::Function { .. }))
    }

    /// The place of a check's function among those of the exercise, what others are
    /// built from first. Functions that the stub writes out and that stand next to
    /// each other have the same place: a mistake behind one of them shows in all.
    pub fn rank(&self, check: &Check) -> usize {
        let subject = self.subject(check);
        let Some(place) = self.signatures.iter().position(|one| Some(one) == subject) else {
            return 0;
        };
        let is_given = |place: usize| self.given.contains(&self.signatures[place].name);
        let run = (0..=place).rev().take_while(|&earlier| is_given(earlier)).last();
        run.unwrap_or(place)
    }

    /// Whether the inputs of a check may change with the seed.
    pub fn is_seeded(&self, check: &Check) -> bool {
        let sweep = match &check.inputs {
            Inputs::Sweep { over, .. } => over.as_str(),
            Inputs::Cases(_) => "",
        };
        let calls = check.inputs.cases().iter().flat_map(|case| [&*case.setup, &case.call]);
        let own: Vec<&str> = calls.chain([sweep]).collect();
        let drawn = self.generators.as_deref().is_some_and(|text| mentions(text, SEED));
        own.iter().any(|text| mentions(text, SEED)) || drawn && !sweep.is_empty()
    }

    /// The given functions, types and constants whose names occur in a check.
    pub fn used_by(&self, check: &Check) -> Vec<&Signature> {
        self.signatures
            .iter()
            .filter(|signature| {
                check.inputs.cases().iter().any(|case| {
                    mentions(&case.call, &signature.name) || mentions(&case.setup, &signature.name)
                })
            })
            .collect()
    }
}

impl Check {
    /// A hash of all that decides the expected answers, in hexadecimal. It is
    /// stored with the answers: where the two differ, the answers are stale.
    pub fn hash(&self, generators: Option<&str>) -> String {
        let mut parts = Vec::new();
        if let Inputs::Sweep { pattern, over, .. } = &self.inputs {
            parts.extend([pattern.as_str(), over]);
        }
        for case in self.inputs.cases() {
            parts.extend([case.setup.as_str(), &case.call]);
        }
        parts.extend(generators);
        format!("{:016x}", fingerprint(&parts))
    }
}

/// Whether `name` occurs in Rust text as a word of its own.
pub fn mentions(text: &str, name: &str) -> bool {
    words_at(text, name).next().is_some()
}

/// The byte offsets at which `name` occurs in Rust text as a word of its own.
pub fn words_at<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name).map(|(at, _)| at).filter(move |&at| {
        !text[..at].ends_with(part_of_word) && !text[at + name.len()..].starts_with(part_of_word)
    })
}

/// Statements and the expression behind them.
pub fn split_input(input: &str) -> (&str, &str) {
    let end = statement_ends(input).last().copied().unwrap_or(0);
    (&input[..end], input[end..].trim())
}

/// Statements, one by one.
pub fn statements(setup: &str) -> Vec<&str> {
    let mut start = 0;
    let mut statements = Vec::new();
    for end in statement_ends(setup) {
        statements.push(setup[start..end].trim());
        start = end;
    }
    statements
}

/// The offsets behind each `;` outside of brackets.
fn statement_ends(text: &str) -> Vec<usize> {
    let mut depth = 0_i32;
    let mut ends = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ';' if depth == 0 => ends.push(at + 1),
            _ => {}
        }
    }
    ends
}

/// A 64-bit FNV-1a hash of texts, each closed by its length so that no two
/// different lists run together. It is the same on every machine and toolchain;
/// it guards against change, not against malice.
pub fn fingerprint<T: AsRef<[u8]>>(parts: &[T]) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for part in parts {
        let part = part.as_ref();
        for &byte in part.iter().chain(&(part.len() as u64).to_le_bytes()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exercise_answers_to_its_number_name_and_folder() {
        let id = ExerciseId::parse("01_is_safe").unwrap();
        for word in ["1", "01", "is_safe", "01_is_safe"] {
            assert!(id.answers_to(word), "{word}");
        }
        for word in ["2", "safe", "01_is_saf", "", "is_safe_solution"] {
            assert!(!id.answers_to(word), "{word}");
        }
    }

    #[test]
    fn a_folder_that_is_no_exercise_has_no_id() {
        for folder in ["notes", "1_is_safe", "001_is_safe", "01_", "01_Is safe", "01-is_safe"] {
            assert_eq!(ExerciseId::parse(folder), None, "{folder}");
        }
    }

    #[test]
    fn a_name_is_found_as_a_word_only() {
        assert!(mentions("place(&mut marks, 0, 1)", "place"));
        assert!(!mentions("unplace(&mut marks, 0, 1)", "place"));
        assert!(!mentions("place_all()", "place"));
        assert_eq!(words_at("n + fn(n)", "n").collect::<Vec<_>>(), [0, 7]);
    }

    #[test]
    fn statements_are_told_from_the_expression_behind_them() {
        assert_eq!(split_input("f(1)"), ("", "f(1)"));
        assert_eq!(
            split_input("let mut m = M { a: [1].into() }; g(&mut m); (m.a, m.b)"),
            ("let mut m = M { a: [1].into() }; g(&mut m);", "(m.a, m.b)")
        );
        assert_eq!(split_input("{ let x = 1; f(x) }"), ("", "{ let x = 1; f(x) }"));
        assert_eq!(statements("let a = [1; 2]; g(a);"), ["let a = [1; 2];", "g(a);"]);
    }

    #[test]
    fn a_fingerprint_tells_lists_apart_that_join_to_the_same_text() {
        assert_ne!(fingerprint(&["ab", "c"]), fingerprint(&["a", "bc"]));
        assert_eq!(fingerprint(&["ab"]), fingerprint(&["ab"]));
        // The published test vector of FNV-1a for "a" is af63dc4c8601ec8c.
        let a = 0xaf63_dc4c_8601_ec8c_u64;
        let closed = 1_u64
            .to_le_bytes()
            .iter()
            .fold(a, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
        assert_eq!(fingerprint(&["a"]), closed);
    }
}
