//! The workbook's TOML files: read, checked and turned into resolved types once,
//! at the door. Every complaint names file, line and column, and what to do.

use crate::diff::closest;
use crate::exercise::{
    Answers, Case, Check, CheckAnswers, Draw, Exercise, ExerciseId, Expected, Inputs, Judge,
    Limits, Mistake, Points, Signature, SignatureKind, Visibility,
};
use crate::fault::{Fault, Place};
use crate::files::sha256;
use crate::puzzles::{ColouringTask, Grid};
use crate::value::Value;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::{fs, io};
use toml::Spanned;

/// The outline of the workbook: what `exercises/workbook.toml` says.
#[derive(Debug, Clone)]
pub struct Outline {
    pub title: String,
    pub parts: Vec<Part>,
    /// Lab sets by name, sorted: the exercises in them.
    pub labs: Vec<(String, Vec<ExerciseId>)>,
}

/// A part of the workbook: a heading with its exercises.
#[derive(Debug, Clone)]
pub struct Part {
    pub title: String,
    pub exercises: Vec<ExerciseId>,
}

/// The lab set whose exercises carry the ★.
pub const CORE: &str = "core";

impl Outline {
    pub fn exercises(&self) -> impl Iterator<Item = &ExerciseId> {
        self.parts.iter().flat_map(|part| &part.exercises)
    }

    /// The exercises of a lab set.
    ///
    /// # Errors
    ///
    /// A usage fault where there is no such set.
    pub fn lab(&self, name: &str) -> Result<&[ExerciseId], Fault> {
        if let Some((_, exercises)) = self.labs.iter().find(|(lab, _)| lab == name) {
            return Ok(exercises);
        }
        let names: Vec<&str> = self.labs.iter().map(|(lab, _)| lab.as_str()).collect();
        let next = match closest(name, &names) {
            Some(meant) => format!("Did you mean `{meant}`?"),
            None => format!("There are {}.", names.join(", ")),
        };
        Err(Fault::usage(format!("there is no lab set `{name}`"), next))
    }

    /// Whether an exercise is one of the core set.
    pub fn is_core(&self, id: &ExerciseId) -> bool {
        self.labs.iter().any(|(name, exercises)| name == CORE && exercises.contains(id))
    }
}

/// Where the files of a workbook lie.
#[derive(Debug, Clone)]
pub struct Layout {
    pub root: PathBuf,
    /// Where the secret checks are; `None`: in the workbook, at `grader/secret`.
    pub private: Option<PathBuf>,
}

impl Layout {
    /// The workbook that `from` lies in: the nearest folder upwards with
    /// `exercises/workbook.toml`.
    ///
    /// # Errors
    ///
    /// A usage fault where no folder upwards is one.
    pub fn find(from: &Path) -> Result<Layout, Fault> {
        from.ancestors()
            .find(|folder| folder.join("exercises/workbook.toml").is_file())
            .map(|root| Layout { root: root.to_path_buf(), private: None })
            .ok_or_else(|| {
                Fault::usage(
                    "no workbook here: neither this folder nor one above it has \
                     `exercises/workbook.toml`",
                    "Change to the folder the workbook was cloned into, then run the command again.",
                )
            })
    }

    /// The workbook around the current folder.
    ///
    /// # Errors
    ///
    /// A usage fault where there is none; a machine fault where the current folder
    /// cannot be read.
    pub fn here() -> Result<Layout, Fault> {
        let here = std::env::current_dir().map_err(|error| {
            Fault::machine(
                format!("the current folder cannot be read ({error})"),
                "Change to the workbook's folder, then run the command again.",
            )
        })?;
        Layout::find(&here)
    }

    pub fn outline(&self) -> PathBuf {
        self.root.join("exercises/workbook.toml")
    }

    pub fn exercise(&self, id: &ExerciseId) -> PathBuf {
        self.root.join("exercises").join(&id.folder)
    }

    /// The file a student edits.
    pub fn student(&self, id: &ExerciseId) -> PathBuf {
        self.exercise(id).join("src/lib.rs")
    }

    pub fn solution(&self, id: &ExerciseId) -> PathBuf {
        self.root.join("solutions").join(&id.folder).join("src/lib.rs")
    }

    pub fn stub(&self, id: &ExerciseId) -> PathBuf {
        self.root.join("grader/stubs").join(format!("{}.rs", id.folder))
    }

    pub fn generators(&self, id: &ExerciseId) -> PathBuf {
        self.root.join("grader/hidden").join(format!("{}.rs", id.folder))
    }

    /// The files of checks: public, hidden and, where it is there, secret.
    pub fn check_files(&self, id: &ExerciseId) -> [(Visibility, PathBuf); 3] {
        [
            (Visibility::Public, self.exercise(id).join("exercise.toml")),
            (Visibility::Hidden, self.in_grader("hidden", id)),
            (Visibility::Secret, self.in_grader("secret", id)),
        ]
    }

    /// The files of answers: of the public and hidden checks, and of the secret.
    pub fn answer_files(&self, id: &ExerciseId) -> [PathBuf; 2] {
        ["hidden", "secret"].map(|folder| self.in_grader(folder, id).with_extension("answers.toml"))
    }

    /// The files that decide the marks of an exercise.
    pub fn files_of(&self, id: &ExerciseId) -> Vec<PathBuf> {
        let checks = self.check_files(id).map(|(_, path)| path);
        checks.into_iter().chain(self.answer_files(id)).chain([self.generators(id)]).collect()
    }

    /// The file of known mistakes, made from the bank.
    pub fn fingerprints(&self, id: &ExerciseId) -> PathBuf {
        self.in_grader("hidden", id).with_extension("fingerprints.toml")
    }

    fn in_grader(&self, folder: &str, id: &ExerciseId) -> PathBuf {
        let folder = match &self.private {
            Some(private) if folder == "secret" => private.clone(),
            _ => self.root.join("grader").join(folder),
        };
        folder.join(format!("{}.toml", id.folder))
    }

    /// A path as a person reads it: relative to the root where it lies below it.
    pub fn shown(&self, path: &Path) -> PathBuf {
        path.strip_prefix(&self.root).unwrap_or(path).to_path_buf()
    }
}

/// Reads the outline.
///
/// # Errors
///
/// A workbook fault with its place.
pub fn read_outline(layout: &Layout) -> Result<Outline, Fault> {
    let file = Source::read(layout, &layout.outline())?;
    let raw: RawOutline = file.parse()?;
    let mut seen = HashSet::new();
    let mut parts = Vec::new();
    for part in raw.part {
        let exercises = part
            .exercises
            .iter()
            .map(|folder| {
                let id = file.exercise_id(folder)?;
                if seen.insert(id.folder.clone()) {
                    Ok(id)
                } else {
                    Err(file.fault(
                        folder.span(),
                        format!("`{}` is listed twice", id.folder),
                        "Leave one of the two lines.",
                    ))
                }
            })
            .collect::<Result<_, Fault>>()?;
        parts.push(Part { title: part.title, exercises });
    }
    let mut labs = Vec::new();
    for (name, folders) in raw.labs {
        let exercises = folders
            .iter()
            .map(|folder| {
                let id = file.exercise_id(folder)?;
                if seen.contains(&id.folder) {
                    Ok(id)
                } else {
                    Err(file.fault(
                        folder.span(),
                        format!("lab set `{name}` names `{}`, which no part lists", id.folder),
                        "Add the exercise to a [[part]], or take it out of the lab set.",
                    ))
                }
            })
            .collect::<Result<_, Fault>>()?;
        labs.push((name, exercises));
    }
    Ok(Outline { title: raw.title, parts, labs })
}

/// Reads an exercise: its public, hidden and secret checks, known mistakes,
/// generators, and the answers as they stand (stale or not).
///
/// # Errors
///
/// A workbook fault with its place.
pub fn read_exercise(layout: &Layout, id: &ExerciseId) -> Result<Exercise, Fault> {
    let [public, hidden, secret] = layout.check_files(id);
    let file = Source::read(layout, &public.1)?;
    let raw: RawExercise = file.parse()?;
    let signatures = raw
        .signatures
        .iter()
        .map(|line| {
            parse_signature(line.as_ref()).map_err(|what| {
                file.fault(
                    line.span(),
                    what,
                    "Write it as the first line of the item, e.g. \
                     \"pub fn diag_key(row: usize, col: usize) -> isize\".",
                )
            })
        })
        .collect::<Result<Vec<_>, Fault>>()?;
    if raw.hints.as_ref().len() != HINT_LEVELS {
        return Err(file.fault(
            raw.hints.span(),
            format!("{} hints; there are always {HINT_LEVELS}", raw.hints.as_ref().len()),
            "Write three: look here, the idea, almost.",
        ));
    }
    let mut checks = file.checks(raw.check, Visibility::Public)?;
    let mut mistakes = Vec::new();
    for (visibility, path) in [hidden, secret] {
        if visibility == Visibility::Secret && !path.exists() {
            continue;
        }
        let file = Source::read(layout, &path)?;
        let raw: RawHidden = file.parse()?;
        checks.extend(file.checks(raw.check, visibility)?);
        mistakes.extend(file.mistakes(raw.mistake)?);
    }
    let mut names: HashMap<&str, &Place> = HashMap::new();
    for check in &checks {
        if let Some(first) = names.insert(&check.name, &check.place) {
            return Err(Fault::workbook(
                check.place.clone(),
                format!("a second check is called \"{}\"", check.name),
                format!("Give it a name of its own; the first one is at {first}."),
            ));
        }
    }
    let generators = layout.generators(id);
    let generators = match fs::read_to_string(&generators) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(cannot_read(&layout.shown(&generators), &error)),
    };
    Ok(Exercise {
        id: id.clone(),
        title: raw.title,
        builds_on: raw.builds_on,
        given: raw.given,
        signatures,
        hints: raw.hints.into_inner(),
        see: raw.see,
        checks,
        mistakes,
        generators,
        seed: 0,
        answers: read_answers(layout, id)?,
        sha256: hash_of_files(layout, id),
    })
}

/// The SHA-256 of all files of an exercise in turn, those that are missing included.
fn hash_of_files(layout: &Layout, id: &ExerciseId) -> String {
    let hashes: Vec<String> = layout
        .files_of(id)
        .iter()
        .map(|path| fs::read(path).map_or_else(|_| "none".to_string(), |bytes| sha256(&bytes)))
        .collect();
    sha256(hashes.join(" ").as_bytes())
}

/// How many hints an exercise has.
pub const HINT_LEVELS: usize = 3;

fn read_answers(layout: &Layout, id: &ExerciseId) -> Result<Answers, Fault> {
    let mut answers = Answers::default();
    for path in layout.answer_files(id) {
        if !path.exists() {
            continue;
        }
        let file = Source::read(layout, &path)?;
        let raw: RawAnswers = file.parse()?;
        for check in raw.check {
            let items = check
                .items
                .iter()
                .map(|item| {
                    let [input, answer] = item.as_ref();
                    let answer = Value::parse(answer).map_err(|what| {
                        file.fault(item.span(), what, "Run `cargo run -p grader -- bless`.")
                    })?;
                    Ok(Expected { input: input.clone(), answer })
                })
                .collect::<Result<_, Fault>>()?;
            answers.checks.insert(check.name, CheckAnswers { hash: check.hash, items });
        }
    }
    Ok(answers)
}

/// A TOML file with what is needed to point into it.
#[derive(Debug)]
pub struct Source {
    shown: PathBuf,
    text: String,
}

fn cannot_read(shown: &Path, error: &io::Error) -> Fault {
    match error.kind() {
        io::ErrorKind::NotFound => Fault::file(
            shown,
            "the file is missing",
            format!(
                "Bring it back with `git checkout -- {}`, or clone the workbook again.",
                shown.display()
            ),
        ),
        io::ErrorKind::InvalidData => {
            Fault::file(shown, "the file is not UTF-8 text", "Save it as UTF-8.")
        }
        _ => Fault::file(shown, format!("cannot be read ({error})"), "Check its permissions."),
    }
}

impl Source {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// A workbook fault where it cannot be read or is no text.
    pub fn read(layout: &Layout, path: &Path) -> Result<Source, Fault> {
        let shown = layout.shown(path);
        match fs::read_to_string(path) {
            Ok(text) => Ok(Source { shown, text }),
            Err(error) => Err(cannot_read(&shown, &error)),
        }
    }

    /// Its values.
    ///
    /// # Errors
    ///
    /// A workbook fault that points to the line.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        toml::from_str(&self.text).map_err(|error| {
            let what = error.message().trim().replace('\n', "; ");
            self.fault(
                error.span().unwrap_or(0..0),
                what,
                "Correct the line and run the command again.",
            )
        })
    }

    fn place(&self, span: Range<usize>) -> Place {
        let before = &self.text[..span.start.min(self.text.len())];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place {
            file: self.shown.clone(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// A fault in a part of the file.
    pub fn fault(&self, span: Range<usize>, what: impl Into<String>, next: &str) -> Fault {
        Fault::workbook(self.place(span), what, next)
    }

    fn exercise_id(&self, folder: &Spanned<String>) -> Result<ExerciseId, Fault> {
        ExerciseId::parse(folder.as_ref()).ok_or_else(|| {
            self.fault(
                folder.span(),
                format!("`{}` is no exercise folder", folder.as_ref()),
                "Write two digits, `_` and a name in small letters, e.g. `01_is_safe`.",
            )
        })
    }

    fn value(&self, text: &Spanned<String>) -> Result<Value, Fault> {
        Value::parse(text.as_ref()).map_err(|what| {
            self.fault(
                text.span(),
                what,
                "Write the answer as Rust prints it, e.g. `Some([1, 3, 0, 2])` or `{1, 2}`.",
            )
        })
    }

    fn checks(&self, raw: Vec<RawCheck>, visibility: Visibility) -> Result<Vec<Check>, Fault> {
        raw.into_iter().map(|check| self.check(check, visibility)).collect()
    }

    fn check(&self, raw: RawCheck, visibility: Visibility) -> Result<Check, Fault> {
        let name_span = raw.name.span();
        let complain = |what: &str, next: &str| {
            Err(self.fault(
                name_span.clone(),
                format!("check \"{}\" {what}", raw.name.as_ref()),
                next,
            ))
        };
        let setup = raw.setup.unwrap_or_default();
        let inputs = match (raw.call, raw.cases, raw.each) {
            (Some(call), None, each) => {
                let expect = raw.expect.as_ref().map(|text| self.value(text)).transpose()?;
                let place = self.place(call.span());
                let case = Case { setup, call: call.into_inner(), expect, place };
                match each {
                    None => Inputs::Cases(vec![case]),
                    Some(each) => self.sweep(&each, case)?,
                }
            }
            (None, Some(cases), None) if setup.is_empty() && raw.expect.is_none() => {
                let cases = cases
                    .into_iter()
                    .map(|raw| {
                        Ok(Case {
                            setup: raw.setup.unwrap_or_default(),
                            expect: raw.expect.as_ref().map(|text| self.value(text)).transpose()?,
                            place: self.place(raw.call.span()),
                            call: raw.call.into_inner(),
                        })
                    })
                    .collect::<Result<Vec<_>, Fault>>()?;
                if cases.is_empty() {
                    return complain("has an empty list of cases", "Add at least one.");
                }
                Inputs::Cases(cases)
            }
            (None, Some(_), None) => {
                return complain(
                    "has `setup` or `expect` beside `cases`",
                    "Write them inside the cases.",
                );
            }
            (None, None, _) => {
                return complain(
                    "asks nothing: it has neither `call` nor `cases`",
                    "Add a Rust expression, e.g. call = \"count_queens(4)\".",
                );
            }
            (_, Some(_), _) => {
                return complain(
                    "has `cases` beside `call` or `each`",
                    "Keep one of them: `cases`, or `call` with or without `each`.",
                );
            }
        };
        if visibility == Visibility::Public
            && inputs.cases().iter().any(|case| case.expect.is_none())
        {
            return complain("is public and has no `expect`", "Write the answer beside the call.");
        }
        let default = Limits::default();
        let limits = Limits {
            cpu_seconds: raw.cpu_seconds.unwrap_or(default.cpu_seconds),
            memory_mib: raw.memory_mib.unwrap_or(default.memory_mib),
        };
        if limits.cpu_seconds == 0 || limits.memory_mib < SMALLEST_MEMORY {
            return complain(
                "has a limit no program can keep",
                "`cpu_seconds` is at least 1 and `memory_mib` at least 16.",
            );
        }
        let judge = raw.judge.unwrap_or(Judge::Equal);
        let draw = match judge {
            Judge::Choice => Draw::Question,
            _ => raw.draw.unwrap_or(Draw::Nothing),
        };
        if let Some(what) = unfit_for(judge, &inputs, &raw.reasons) {
            return complain(&what, "Correct it, or take another judge.");
        }
        Ok(Check {
            visibility,
            points: raw.points,
            inputs,
            judge,
            draw,
            reasons: raw.reasons.into_iter().collect(),
            fields: raw.fields.unwrap_or_default(),
            note: raw.note.unwrap_or_default(),
            blank: raw.blank.as_ref().map(|text| self.value(text)).transpose()?,
            limits,
            stays: raw.stays,
            place: self.place(raw.name.span()),
            name: raw.name.into_inner(),
        })
    }

    fn sweep(&self, each: &Spanned<String>, case: Case) -> Result<Inputs, Fault> {
        let complain = || {
            self.fault(
                each.span(),
                format!("`each = \"{}\"` cannot be read", each.as_ref()),
                "Write names, ` in ` and an expression, e.g. \
                 \"(queens, row, col) in squares_to_ask(5)\".",
            )
        };
        let (pattern, over) = each.as_ref().split_once(" in ").ok_or_else(complain)?;
        let names: Vec<String> = pattern
            .trim()
            .trim_start_matches('(')
            .trim_end_matches(')')
            .split(',')
            .map(|name| name.trim().to_string())
            .filter(|name| !name.is_empty())
            .collect();
        let plain = |name: &String| name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if names.is_empty() || !names.iter().all(plain) {
            return Err(complain());
        }
        Ok(Inputs::Sweep {
            names,
            pattern: pattern.trim().to_string(),
            over: over.trim().to_string(),
            case,
        })
    }

    fn mistakes(&self, raw: Vec<RawMistake>) -> Result<Vec<Mistake>, Fault> {
        let mut seen = HashSet::new();
        raw.into_iter()
            .map(|raw| {
                let hints = raw.hints.unwrap_or_default();
                if !(hints.is_empty() || hints.len() == HINT_LEVELS) {
                    return Err(self.fault(
                        raw.id.span(),
                        format!("mistake `{}` has {} hints", raw.id.as_ref(), hints.len()),
                        "Give it three, or none where the exercise's own fit.",
                    ));
                }
                if !seen.insert(raw.id.as_ref().clone()) {
                    return Err(self.fault(
                        raw.id.span(),
                        format!("mistake `{}` is described twice", raw.id.as_ref()),
                        "Leave one of the two.",
                    ));
                }
                Ok(Mistake {
                    id: raw.id.into_inner(),
                    says: raw.says,
                    next_step: raw.next_step,
                    hints,
                })
            })
            .collect()
    }
}

/// What keeps a judge from judging the given inputs, as the end of a sentence.
fn unfit_for(judge: Judge, inputs: &Inputs, reasons: &BTreeMap<char, String>) -> Option<String> {
    if judge != Judge::Choice && !reasons.is_empty() {
        return Some("has `reasons`, which only `judge = \"choice\"` reads".to_string());
    }
    let Inputs::Cases(cases) = inputs else { return None };
    cases.iter().find_map(|case| {
        let call = &case.call;
        match judge {
            Judge::Colouring if ColouringTask::read(call).is_none() => {
                Some(format!("has no graph and number of colours in `{call}`"))
            }
            Judge::Sudoku if Grid::read(call).is_none() => {
                Some(format!("has no square grid in `{call}`"))
            }
            Judge::Choice => match case.expect {
                Some(Value::Char(right))
                    if reasons.keys().any(|option| option.eq_ignore_ascii_case(&right)) =>
                {
                    Some(format!("has a reason against its own answer '{right}'"))
                }
                Some(Value::Char(_)) if !reasons.is_empty() => None,
                Some(Value::Char(_)) => Some("has no `reasons` against the wrong options".into()),
                _ => Some("is a choice and expects no letter".to_string()),
            },
            _ => None,
        }
    })
}

/// The least memory a check may be given, in MiB.
const SMALLEST_MEMORY: u32 = 16;

/// Reads a given line: a function's head, a struct in one line, or a constant.
///
/// # Errors
///
/// A sentence where the line is none of these.
pub fn parse_signature(line: &str) -> Result<Signature, String> {
    let unreadable = || format!("`{line}` is no signature that can be checked");
    let rest = line.trim().strip_prefix("pub ").ok_or_else(unreadable)?;
    let (word, rest) = rest.split_once(' ').ok_or_else(unreadable)?;
    let end =
        rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).ok_or_else(unreadable)?;
    let (name, rest) = rest.split_at(end);
    let rest = rest.trim();
    let typed = |part: &str| {
        let (name, of) = part.split_once(':').ok_or_else(unreadable)?;
        Ok::<_, String>((name.trim().trim_start_matches("pub ").to_string(), of.trim().to_string()))
    };
    let kind = match word {
        "fn" => {
            let close = matching_bracket(rest).ok_or_else(unreadable)?;
            let parameters = split_at_commas(&rest[1..close])
                .into_iter()
                .map(|part| typed(part).map(|(_, of)| of))
                .collect::<Result<_, _>>()?;
            let result = match rest[close + 1..].trim().strip_prefix("->") {
                Some(of) => of.trim().to_string(),
                None if rest[close + 1..].trim().is_empty() => "()".to_string(),
                None => return Err(unreadable()),
            };
            SignatureKind::Function { parameters, result }
        }
        "struct" => {
            let body = rest.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
            let fields = split_at_commas(body.ok_or_else(unreadable)?)
                .into_iter()
                .map(typed)
                .collect::<Result<_, _>>()?;
            SignatureKind::Struct { fields }
        }
        "const" => SignatureKind::Constant {
            of: rest.strip_prefix(':').ok_or_else(unreadable)?.trim().to_string(),
        },
        _ => return Err(unreadable()),
    };
    Ok(Signature { line: line.trim().to_string(), name: name.to_string(), kind })
}

/// The offset of the bracket that closes the one `text` begins with.
fn matching_bracket(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' if depth == 1 => return Some(at),
            ')' => depth = depth.checked_sub(1)?,
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The parts of a list, split at commas outside of brackets.
fn split_at_commas(list: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut depth = 0_i32;
    let mut start = 0;
    for (at, letter) in list.char_indices() {
        match letter {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' | '>' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&list[start..]);
    parts.retain(|part| !part.trim().is_empty());
    parts
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOutline {
    title: String,
    part: Vec<RawPart>,
    #[serde(default)]
    labs: BTreeMap<String, Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPart {
    title: String,
    exercises: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawExercise {
    title: String,
    builds_on: Vec<String>,
    signatures: Vec<Spanned<String>>,
    #[serde(default)]
    given: Vec<String>,
    hints: Spanned<Vec<String>>,
    #[serde(default)]
    see: String,
    #[serde(default)]
    check: Vec<RawCheck>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHidden {
    #[serde(default)]
    check: Vec<RawCheck>,
    #[serde(default)]
    mistake: Vec<RawMistake>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCheck {
    name: Spanned<String>,
    call: Option<Spanned<String>>,
    cases: Option<Vec<RawCase>>,
    each: Option<Spanned<String>>,
    setup: Option<String>,
    expect: Option<Spanned<String>>,
    judge: Option<Judge>,
    draw: Option<Draw>,
    fields: Option<Vec<String>>,
    points: Points,
    note: Option<String>,
    blank: Option<Spanned<String>>,
    #[serde(default)]
    reasons: BTreeMap<char, String>,
    cpu_seconds: Option<u32>,
    memory_mib: Option<u32>,
    stays: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCase {
    call: Spanned<String>,
    setup: Option<String>,
    expect: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMistake {
    id: Spanned<String>,
    says: String,
    next_step: String,
    hints: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAnswers {
    #[serde(default)]
    check: Vec<RawCheckAnswers>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCheckAnswers {
    name: String,
    hash: String,
    items: Vec<Spanned<[String; 2]>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signature(line: &str) -> SignatureKind {
        parse_signature(line).unwrap().kind
    }

    fn types(of: &[&str]) -> Vec<String> {
        of.iter().map(|one| one.to_string()).collect()
    }

    #[test]
    fn given_lines_are_read() {
        assert_eq!(
            signature("pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool"),
            SignatureKind::Function {
                parameters: types(&["&[usize]", "usize", "usize"]),
                result: "bool".into()
            }
        );
        assert_eq!(
            signature("pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize]))"),
            SignatureKind::Function {
                parameters: types(&["usize", "&mut dyn FnMut(&[usize])"]),
                result: "()".into()
            }
        );
        assert_eq!(
            signature("pub struct Marks { pub cols: BTreeSet<usize>, pub diag: BTreeSet<isize> }"),
            SignatureKind::Struct {
                fields: vec![
                    ("cols".into(), "BTreeSet<usize>".into()),
                    ("diag".into(), "BTreeSet<isize>".into())
                ]
            }
        );
        assert_eq!(
            signature("pub const QUIZ: [char; 12]"),
            SignatureKind::Constant { of: "[char; 12]".into() }
        );
    }

    #[test]
    fn a_line_that_is_no_signature_is_refused() {
        for line in ["fn private()", "pub fn", "pub fn f(", "pub fn f(x)", "pub enum E { A }", ""] {
            assert!(parse_signature(line).is_err(), "{line}");
        }
    }
}
