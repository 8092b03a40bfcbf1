//! Several files of one student, compiled to one library and one program. Starting a
//! compiler costs more than most files do, so a submission of six files is graded in
//! half of the time.
//!
//! It is a short cut and nothing else. Every file is a module of its own, and only a
//! file that means the same there joins in ([`may_join`]). Whatever then goes wrong,
//! an error in a file or a given line that was changed, puts that file aside, to be
//! compiled alone, where everything can be said about it.

use crate::compile::{BINARY, Compiled, Compiler, Folder, PROGRAM, STUDENT, errors, write_work};
use crate::confine::{End, Ended};
use crate::exercise::Exercise;
use crate::fault::Fault;
use crate::policy;
use crate::program::{self, Part, Program, Purpose};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// A file to compile beside others.
#[derive(Debug, Clone, Copy)]
pub struct File<'a> {
    pub exercise: &'a Exercise,
    pub source: &'a str,
    /// The path that messages name.
    pub shown: &'a Path,
}

/// How often it is tried again without the files in the way.
const ROUNDS: usize = 3;

/// Whether a file may be compiled beside others.
pub fn may_join(file: &File<'_>) -> bool {
    let generators = file.exercise.generators.is_none() || program::stand_alone(file.exercise);
    generators && policy::fits_beside_others(file.source)
}

/// Compiles files in a folder. The result has those that could be compiled together,
/// by their places in the list; the others are to be compiled alone.
pub fn compile(compiler: &Compiler, files: &[File<'_>], work: &Path) -> BTreeMap<usize, Compiled> {
    let mut joined: BTreeSet<usize> = (0..files.len()).collect();
    for _ in 0..ROUNDS {
        // For a single file there is nothing to save.
        if joined.len() < 2 {
            break;
        }
        match attempt(compiler, files, &joined, work) {
            Ok(Attempt::Compiled(compiled)) => return compiled,
            Ok(Attempt::InTheWay(places)) if !places.is_empty() => {
                joined = &joined - &places;
            }
            // A fault of the machine comes again where each file is compiled alone.
            Ok(Attempt::InTheWay(_)) | Err(_) => break,
        }
    }
    BTreeMap::new()
}

enum Attempt {
    Compiled(BTreeMap<usize, Compiled>),
    /// The places of the files that do not compile; empty where nobody knows.
    InTheWay(BTreeSet<usize>),
}

fn attempt(
    compiler: &Compiler,
    files: &[File<'_>],
    joined: &BTreeSet<usize>,
    work: &Path,
) -> Result<Attempt, Fault> {
    let folder = Folder { path: work, again: false };
    let ended = compile_files(compiler, files, joined, folder)?;
    if ended.end != End::Exited(0) {
        return Ok(Attempt::InTheWay(files_in_the_way(&ended, files, joined)));
    }
    let inputs = generators(compiler, files, joined)?;
    let checks: BTreeMap<usize, BTreeSet<usize>> =
        joined.iter().map(|&at| (at, (0..files[at].exercise.checks.len()).collect())).collect();
    let paths: BTreeMap<usize, String> =
        joined.iter().map(|&at| (at, format!("student::{}", module(&files[at])))).collect();
    let mut first = 0;
    let parts: Vec<(usize, Part<'_>)> = joined
        .iter()
        .map(|&at| {
            let exercise = files[at].exercise;
            let part = Part { exercise, checks: &checks[&at], student: &paths[&at], first };
            first += exercise.checks.len();
            (at, part)
        })
        .collect();
    let list: Vec<Part<'_>> = parts.iter().map(|(_, part)| *part).collect();
    let program = program::write_all(&list, Purpose::Run);
    let ended = compiler.compile_program(&program, &inputs, folder, Purpose::Run)?;
    if ended.end != End::Exited(0) {
        let places = parts_in_the_way(&ended, &program);
        return Ok(Attempt::InTheWay(places.into_iter().map(|part| parts[part].0).collect()));
    }
    let binary = work.join(BINARY);
    let compiled = parts.into_iter().map(|(at, part)| {
        let (binary, left_out) = (binary.clone(), BTreeMap::new());
        (at, Compiled { binary, first: part.first, left_out })
    });
    Ok(Attempt::Compiled(compiled.collect()))
}

/// The module of a file, which has the name of its exercise.
fn module<'a>(file: &File<'a>) -> &'a str {
    &file.exercise.id.name
}

/// The name under which a file lies in the work folder.
fn file_name(file: &File<'_>) -> String {
    format!("{}.rs", module(file))
}

fn compile_files(
    compiler: &Compiler,
    files: &[File<'_>],
    joined: &BTreeSet<usize>,
    folder: Folder<'_>,
) -> Result<Ended, Fault> {
    let mut root = String::new();
    let mut shown = Vec::new();
    for &at in joined {
        let file = &files[at];
        let name = file_name(file);
        write_work(&folder.path.join(&name), file.source)?;
        let _ = writeln!(root, "#[path = \"{name}\"] pub mod {};", module(file));
        shown.push((name, file.shown));
    }
    root.push_str(program::SHARING);
    write_work(&folder.path.join(STUDENT), &root)?;
    let shown: Vec<(&str, &Path)> =
        shown.iter().map(|(name, shown)| (name.as_str(), *shown)).collect();
    compiler.compile_student(&shown, folder, Purpose::Run)
}

fn generators(
    compiler: &Compiler,
    files: &[File<'_>],
    joined: &BTreeSet<usize>,
) -> Result<Vec<(String, PathBuf)>, Fault> {
    let mut inputs = Vec::new();
    for &at in joined {
        let exercise = files[at].exercise;
        if let Some(library) = compiler.generators(exercise)? {
            inputs.push((program::inputs_crate(exercise), library));
        }
    }
    Ok(inputs)
}

/// The files that the compiler's errors point into.
fn files_in_the_way(
    ended: &Ended,
    files: &[File<'_>],
    joined: &BTreeSet<usize>,
) -> BTreeSet<usize> {
    let points_into = |at: usize| errors(ended, files[at].shown).iter().any(|error| error.line > 0);
    joined.iter().copied().filter(|&at| points_into(at)).collect()
}

/// The parts of the program that the compiler's errors point into.
fn parts_in_the_way(ended: &Ended, program: &Program) -> BTreeSet<usize> {
    errors(ended, Path::new(PROGRAM)).iter().filter_map(|error| program.part(error.line)).collect()
}
