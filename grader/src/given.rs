//! The given items of an exercise under names of our own, so that a program of checks
//! can be compiled once, before any student's file.
//!
//! A student's crate is a library that is loaded when the program starts. Beside the
//! file it has a module ([`name`]) with a function for every given function: it holds
//! the student's to its given line and calls it ([`items`]). The program is compiled
//! with the [`shape`] of such a crate, which has the same module and nothing behind
//! it, and then finds the functions of any student by their names.
//!
//! Values of a given struct go from one to the other as they lie in memory. The
//! compiler lays out a struct by the types of its fields and by its attributes alone;
//! the module compiles only where both are those of the given line.
//!
//! Whatever is not as it should be does not compile, and such a file is compiled
//! together with its program, where the compiler tells what is wrong.

use crate::exercise::{Exercise, Signature, SignatureKind};
use crate::program::{TYPES, given_to};
use std::fmt::Write;

/// The module with an exercise's given items, at the root of the student's crate.
pub fn name(exercise: &Exercise) -> String {
    format!("given_{}", exercise.id.name)
}

/// The text of the module in a student's crate. `student` is the path of the file's
/// own module there. `None` where the exercise has a constant: its value would have to
/// be in the program.
pub fn items(exercise: &Exercise, student: &str) -> Option<String> {
    let mut text = format!("{TYPES}\n");
    for signature in used(exercise) {
        match &signature.kind {
            SignatureKind::Function { parameters, result } => {
                let value = format!("{student}::{}", signature.name);
                text.push_str(&function(&signature.name, parameters, result, &value));
            }
            SignatureKind::Struct { fields } => {
                text.push_str(&held(&signature.name, fields, student));
                if makes_defaults(exercise, signature) {
                    let value = "::core::default::Default::default";
                    text.push_str(&function(&default_of(signature), &[], &signature.name, value));
                }
            }
            SignatureKind::Constant { .. } => return None,
        }
    }
    Some(text)
}

/// A crate to compile a program of checks with: the module alone, with functions that
/// are never called.
pub fn shape(exercise: &Exercise) -> Option<String> {
    let mut text = format!("pub mod {} {{ {TYPES}\n", name(exercise));
    for signature in used(exercise) {
        match &signature.kind {
            SignatureKind::Function { parameters, result } => {
                text.push_str(&function(&signature.name, parameters, result, "loop {}"));
            }
            SignatureKind::Struct { .. } => {
                let _ = writeln!(text, "{}", signature.line);
                if makes_defaults(exercise, signature) {
                    let (of, by) = (&signature.name, default_of(signature));
                    text.push_str(&function(&by, &[], of, "loop {}"));
                    // Inlined, so that it is not looked for in the student's crate.
                    let _ = writeln!(
                        text,
                        "impl ::core::default::Default for {of} {{ \
                         #[inline] fn default() -> {of} {{ {by}() }} }}"
                    );
                }
            }
            SignatureKind::Constant { .. } => return None,
        }
    }
    text.push_str("}\n");
    Some(text)
}

/// The given items that a check uses.
fn used(exercise: &Exercise) -> impl Iterator<Item = &Signature> {
    exercise.signatures.iter().filter(|signature| {
        exercise.checks.iter().any(|check| {
            given_to(exercise, check).iter().any(|(_, given)| given.name == signature.name)
        })
    })
}

/// A function that calls `value`, a path or an expression that never ends, with what
/// it is given.
fn function(name: &str, parameters: &[String], result: &str, value: &str) -> String {
    let types = parameters.join(", ");
    let listed: Vec<String> =
        parameters.iter().enumerate().map(|(at, of)| format!("a{at}: {of}")).collect();
    let passed: Vec<String> = (0..parameters.len()).map(|at| format!("a{at}")).collect();
    format!(
        "#[inline(never)] pub fn {name}({}) -> {result} \
         {{ let given: fn({types}) -> {result} = {value}; given({}) }}\n",
        listed.join(", "),
        passed.join(", ")
    )
}

/// Takes a student's struct, and holds it to its fields and to the layout that these
/// have in the shape.
fn held(name: &str, fields: &[(String, String)], student: &str) -> String {
    let own: Vec<String> = fields.iter().map(|(field, of)| format!("pub {field}: {of}")).collect();
    let names: Vec<&str> = fields.iter().map(|(field, _)| field.as_str()).collect();
    let types: Vec<&str> = fields.iter().map(|(_, of)| of.as_str()).collect();
    let sizes =
        ["size_of", "align_of"].map(|of| (format!("{of}::<Held>()"), format!("{of}::<{name}>()")));
    let places = names.iter().map(|field| {
        (format!("offset_of!(Held, {field})"), format!("offset_of!({name}, {field})"))
    });
    let alike: String = sizes
        .into_iter()
        .chain(places)
        .map(|(ours, theirs)| {
            format!("::core::assert!(::core::mem::{ours} == ::core::mem::{theirs}); ")
        })
        .collect();
    format!(
        "pub use {student}::{name};\n\
         const _: fn({name}) -> ({types},) = |{name} {{ {bound} }}| ({bound},);\n\
         const _: () = {{ pub struct Held {{ {own} }} {alike} }};\n",
        types = types.join(", "),
        bound = names.join(", "),
        own = own.join(", "),
    )
}

/// Whether a check takes a struct as it is at the beginning.
fn makes_defaults(exercise: &Exercise, signature: &Signature) -> bool {
    let call = format!("{}::default()", signature.name);
    exercise
        .checks
        .iter()
        .flat_map(|check| check.inputs.cases())
        .any(|case| case.setup.contains(&call) || case.call.contains(&call))
}

fn default_of(signature: &Signature) -> String {
    format!("default_of_{}", signature.name.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::manifest::{Layout, read_exercise};
    use std::path::Path;

    fn exercise(name: &str) -> Exercise {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let layout = Layout::find(root).unwrap();
        read_exercise(&layout, &crate::exercise::ExerciseId::parse(name).unwrap()).unwrap()
    }

    #[test]
    fn a_function_is_held_to_its_line_and_called() {
        let text = items(&exercise("01_is_safe"), "crate::is_safe").unwrap();
        let line = "pub fn is_safe(a0: &[usize], a1: usize, a2: usize) -> bool { \
                    let given: fn(&[usize], usize, usize) -> bool = crate::is_safe::is_safe; \
                    given(a0, a1, a2) }";
        assert!(text.contains(line), "{text}");
    }

    #[test]
    fn a_struct_is_held_to_its_fields_and_to_their_places() {
        let text = items(&exercise("04_undo_step"), "crate::undo_step").unwrap();
        assert!(text.contains("pub use crate::undo_step::Marks;"), "{text}");
        for field in ["cols", "diag", "anti"] {
            let alike = format!(
                "::core::mem::offset_of!(Held, {field}) == ::core::mem::offset_of!(Marks, {field})"
            );
            assert!(text.contains(&alike), "{text}");
        }
        assert_eq!(text.matches("::core::assert!").count(), 5, "{text}");
    }

    #[test]
    fn what_a_program_calls_is_in_the_shape_and_in_a_students_crate() {
        for name in ["01_is_safe", "04_undo_step", "07_node_counting", "16_bug_hunt"] {
            let exercise = exercise(name);
            let functions = |text: &str| -> Vec<String> {
                text.lines()
                    .filter_map(|line| line.split_once("pub fn ")?.1.split_once(" {"))
                    .map(|(line, _)| line.to_string())
                    .collect()
            };
            let in_shape = functions(&shape(&exercise).unwrap());
            assert_eq!(functions(&items(&exercise, "crate::x").unwrap()), in_shape, "{name}");
            assert!(in_shape.len() >= 2, "{name}: {in_shape:?}");
        }
    }

    #[test]
    fn a_default_is_asked_for_only_where_a_check_takes_one() {
        let begins = |name: &str| items(&exercise(name), "crate::x").unwrap().contains("Default");
        assert!(begins("04_undo_step"));
        assert!(!begins("13_growth"));
    }

    #[test]
    fn a_constant_has_to_be_in_the_program() {
        assert_eq!(items(&exercise("17_quiz"), "crate::quiz"), None);
        assert_eq!(shape(&exercise("17_quiz")), None);
    }
}
