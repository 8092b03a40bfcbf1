//! The short way to a program: a student's files become one library, which the
//! programs of their exercises load. These were compiled before ([`given`]), so what
//! is left is one run of the compiler, for a file or for a whole submission.
//!
//! It is a short cut and nothing else. Every file is a module of its own, and only a
//! file that means the same there joins in ([`may_join`]). Whatever then goes wrong,
//! an error in a file or a given line that was changed, puts that file aside, to be
//! compiled alone and with its program, where everything can be said about it.

use crate::compile::{
    Compiled, Compiler, Folder, Joined, LOADED, PREPARED, STUDENT, errors, remove_programs,
    write_work,
};
use crate::confine::{End, Ended};
use crate::exercise::Exercise;
use crate::fault::Fault;
use crate::given;
use crate::policy;
use crate::program::{self, Purpose};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
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
    policy::fits_beside_others(file.source)
}

/// Compiles files in a folder. The result has those that could be compiled, by their
/// places in the list; the others are to be compiled alone.
pub fn compile(
    compiler: &Compiler,
    files: &[File<'_>],
    folder: Folder<'_>,
) -> BTreeMap<usize, Compiled> {
    // A fault of the machine comes again where each file is compiled alone.
    let prepared = |at: usize| Some((at, compiler.prepared(files[at].exercise).ok()??));
    let mut programs: BTreeMap<usize, PathBuf> = (0..files.len()).filter_map(prepared).collect();
    for _ in 0..ROUNDS {
        if programs.is_empty() {
            break;
        }
        match attempt(compiler, files, &programs, folder) {
            Ok(Attempt::Compiled(compiled)) => return compiled,
            Ok(Attempt::InTheWay(places)) if !places.is_empty() => {
                programs.retain(|at, _| !places.contains(at));
            }
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

/// Compiles files to the library that their programs load.
fn attempt(
    compiler: &Compiler,
    files: &[File<'_>],
    programs: &BTreeMap<usize, PathBuf>,
    folder: Folder<'_>,
) -> Result<Attempt, Fault> {
    remove_programs(folder.path);
    let mut root = String::new();
    let mut shown = Vec::new();
    for &at in programs.keys() {
        let file = &files[at];
        let (module, given) = (module(file), given::name(file.exercise));
        let Some(items) = given::items(file.exercise, &format!("crate::{module}")) else {
            return Ok(Attempt::InTheWay(BTreeSet::from([at])));
        };
        let names = [format!("{module}.rs"), given_file(file)];
        write_work(&folder.path.join(&names[0]), file.source)?;
        write_work(&folder.path.join(&names[1]), &items)?;
        let _ = writeln!(root, "#[path = \"{}\"] pub mod {module};", names[0]);
        let _ = writeln!(root, "#[path = \"{}\"] pub mod {given};", names[1]);
        shown.push((names[0].clone(), file.shown));
    }
    root.push_str(program::SHARING);
    write_work(&folder.path.join(STUDENT), &root)?;
    let shown: Vec<(&str, &Path)> =
        shown.iter().map(|(name, shown)| (name.as_str(), *shown)).collect();
    let ended = compiler.compile_student(&shown, folder, Purpose::Run, Joined::Loaded)?;
    if ended.end != End::Exited(0) {
        return Ok(Attempt::InTheWay(files_in_the_way(&ended, files, programs)));
    }
    let mut compiled = BTreeMap::new();
    for (&at, program) in programs {
        let binary = folder.path.join(program_name(&files[at]));
        if fs::copy(program, &binary).is_err() {
            continue;
        }
        let loads = Some(folder.path.join(LOADED));
        compiled.insert(at, Compiled { binary, loads, left_out: BTreeMap::new() });
    }
    Ok(Attempt::Compiled(compiled))
}

/// The module of a file, which has the name of its exercise.
fn module<'a>(file: &File<'a>) -> &'a str {
    &file.exercise.id.name
}

/// The file with the given items of an exercise, in the work folder.
fn given_file(file: &File<'_>) -> String {
    format!("{}.rs", given::name(file.exercise))
}

/// The program of an exercise, in the work folder: it lies beside what it loads.
fn program_name(file: &File<'_>) -> String {
    format!("{PREPARED}{}", module(file))
}

/// The files that the compiler's errors point into, and those whose given items do
/// not fit.
fn files_in_the_way(
    ended: &Ended,
    files: &[File<'_>],
    programs: &BTreeMap<usize, PathBuf>,
) -> BTreeSet<usize> {
    let points_into = |file: &Path| errors(ended, file).iter().any(|error| error.line > 0);
    programs
        .keys()
        .copied()
        .filter(|&at| {
            points_into(files[at].shown) || points_into(Path::new(&given_file(&files[at])))
        })
        .collect()
}
