//! The source of the program that calls a student's functions, one function per
//! check, with a table that tells which line belongs to what.

use crate::exercise::{Case, Check, Exercise, Inputs, SEED, Signature, SignatureKind, mentions};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A generated program.
#[derive(Debug)]
pub struct Program {
    pub source: String,
    /// For every line of the source, in order.
    lines: Vec<Owner>,
}

/// What a line of the generated program is there for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    Frame,
    /// A line of the author's generators, counted from 1.
    Generators {
        line: usize,
    },
    /// The generators' use of a given type (its index among the signatures).
    GeneratorsImport {
        signature: usize,
    },
    /// Takes a given item from the student's crate and holds it to its type.
    Given {
        check: usize,
        signature: usize,
    },
    /// The case's own text.
    Call {
        check: usize,
        case: usize,
    },
}

impl Program {
    /// What line `number` (from 1) is there for.
    pub fn owner(&self, number: usize) -> Owner {
        number.checked_sub(1).and_then(|at| self.lines.get(at)).copied().unwrap_or(Owner::Frame)
    }

    fn push(&mut self, text: &str, owner: Owner) {
        self.source.push_str(text);
        self.source.push('\n');
        self.lines.extend(text.split('\n').map(|_| owner));
    }
}

/// What a generated program is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To run the checks.
    Run,
    /// To run them with optimised code, so that times can be compared.
    Measure,
    /// To run them and to send what each item of a sweep is called with.
    RunAndTell,
    /// Only to be compiled: it holds the given items to their types and calls
    /// nothing.
    HoldToTypes,
}

/// Writes the program for the given checks of an exercise. `student` is the path of
/// the student's code: `student`, or that of a module there.
pub fn write(
    exercise: &Exercise,
    checks: &BTreeSet<usize>,
    student: &str,
    purpose: Purpose,
) -> Program {
    let mut program = Program { source: String::new(), lines: Vec::new() };
    program.push("#![allow(warnings)]", Owner::Frame);
    program.push(SHARING, Owner::Frame);
    let table: Vec<String> =
        checks.iter().map(|number| format!("({number}, check_{number})")).collect();
    program.push(&format!("fn main() {{ ::harness::run(&[{}]) }}", table.join(", ")), Owner::Frame);
    program.push(&seed(exercise), Owner::Frame);
    if let Some(generators) = exercise.generators.as_ref().filter(|_| !stand_alone(exercise)) {
        program.push("mod inputs {", Owner::Frame);
        if mentions(generators, SEED) {
            program.push("use crate::SEED;", Owner::Frame);
        }
        for (signature, given) in exercise.signatures.iter().enumerate() {
            if matches!(given.kind, SignatureKind::Struct { .. })
                && mentions(generators, &given.name)
            {
                let line = format!("use ::{student}::{};", given.name);
                program.push(&line, Owner::GeneratorsImport { signature });
            }
        }
        for (at, line) in generators.lines().enumerate() {
            program.push(line, Owner::Generators { line: at + 1 });
        }
        program.push("}", Owner::Frame);
    }
    for &number in checks {
        write_check(&mut program, exercise, student, number, purpose);
    }
    program
}

/// Takes what the standard library has for the usual types from the shared
/// instances.
pub const SHARING: &str = "#[doc(hidden)] extern crate instances as _;";

/// The types that given lines and calls may name.
pub const TYPES: &str = "use ::std::collections::{BTreeMap, BTreeSet, HashMap, HashSet}; \
                         use ::std::time::Duration;";

/// What `SEED` is in generators and calls.
fn seed(exercise: &Exercise) -> String {
    format!("#[allow(unused)] const {SEED}: u64 = {};", exercise.seed)
}

/// Whether the generators of an exercise name none of the given types: then they
/// are compiled once, apart from any student's file.
pub fn stand_alone(exercise: &Exercise) -> bool {
    exercise.generators.as_deref().is_some_and(|text| {
        !exercise.signatures.iter().any(|given| {
            matches!(given.kind, SignatureKind::Struct { .. }) && mentions(text, &given.name)
        })
    })
}

/// The generators of an exercise as a crate of their own; their lines keep their
/// numbers.
pub fn inputs(exercise: &Exercise) -> String {
    let generators = exercise.generators.as_deref().unwrap_or_default();
    format!("{generators}\n{}\n{SHARING}\n", seed(exercise))
}

/// The name of the crate that an exercise's generators are compiled to.
pub fn inputs_crate(exercise: &Exercise) -> String {
    format!("inputs_{}", exercise.id.name)
}

fn write_check(
    program: &mut Program,
    exercise: &Exercise,
    student: &str,
    number: usize,
    purpose: Purpose,
) {
    let check = &exercise.checks[number];
    program.push(&format!("fn check_{number}(__sender: &mut ::harness::Sender) {{"), Owner::Frame);
    program.push(TYPES, Owner::Frame);
    match exercise.generators {
        Some(_) if stand_alone(exercise) => {
            program.push(&format!("use ::{}::*;", inputs_crate(exercise)), Owner::Frame);
        }
        Some(_) => program.push("use crate::inputs::*;", Owner::Frame),
        None => {}
    }
    for (at, signature) in given_to(exercise, check) {
        let owner = Owner::Given { check: number, signature: at };
        program.push(&given(signature, student), owner);
    }
    let cases = match purpose {
        Purpose::HoldToTypes => &[],
        Purpose::Run | Purpose::Measure | Purpose::RunAndTell => check.inputs.cases(),
    };
    for (at, case) in cases.iter().enumerate() {
        let owner = Owner::Call { check: number, case: at };
        let answer = answer_line(case);
        let text = match &check.inputs {
            Inputs::Cases(_) => format!("{{ {answer} }}"),
            Inputs::Sweep { names, pattern, over, .. } => {
                let mut told = String::new();
                if purpose == Purpose::RunAndTell {
                    for name in names {
                        let _ = write!(told, "(\"{name}\", &{name} as &dyn ::harness::Answer), ");
                    }
                    told = format!("__sender.input(&[{told}]);");
                }
                format!("for {pattern} in {over} {{ {told} {answer} }}")
            }
        };
        program.push(&text, owner);
    }
    program.push("}", Owner::Frame);
}

fn answer_line(case: &Case) -> String {
    // The answer is bound first: the setup's values outlive the borrow in the call.
    format!("{} let __answer = {{ {} }}; __sender.answer(&__answer);", case.setup, case.call)
}

/// The given items a check needs: those it names, and the types in their lines.
pub fn given_to<'a>(exercise: &'a Exercise, check: &Check) -> Vec<(usize, &'a Signature)> {
    let used: Vec<&Signature> = exercise.used_by(check);
    exercise
        .signatures
        .iter()
        .enumerate()
        .filter(|(_, signature)| {
            let is_type = matches!(signature.kind, SignatureKind::Struct { .. });
            used.contains(signature)
                || is_type && used.iter().any(|other| mentions(&other.line, &signature.name))
        })
        .collect()
}

/// Imports a given item and holds it to its given type, on one line.
fn given(signature: &Signature, student: &str) -> String {
    let name = &signature.name;
    match &signature.kind {
        SignatureKind::Function { parameters, result } => format!(
            "use ::{student}::{name}; let {name}: fn({}) -> {result} = {name};",
            parameters.join(", ")
        ),
        SignatureKind::Struct { fields } => {
            let types: Vec<&str> = fields.iter().map(|(_, of)| of.as_str()).collect();
            let bound: Vec<&str> = fields.iter().map(|(field, _)| field.as_str()).collect();
            format!(
                "use ::{student}::{name}; let _: fn({name}) -> ({},) = \
                 |{name} {{ {} }}| ({},);",
                types.join(", "),
                bound.join(", "),
                bound.join(", ")
            )
        }
        SignatureKind::Constant { of } => {
            format!("use ::{student}::{name}; let _: {of} = {name};")
        }
    }
}
