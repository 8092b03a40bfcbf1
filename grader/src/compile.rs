//! From a student's text to a program that can be run check by check.
//!
//! Two crates: the student's file as a library, then the generated program
//! linked with it. Where the generated program does not compile, the lines that
//! the compiler names tell which given functions were changed; the checks that
//! need them are left out and the rest is compiled again.
//!
//! Most files need only the first of the two: [`crate::together`] is the short way,
//! with programs that were compiled before and load the student's crate.

use crate::confine::{self, Bounds, Calls, End, Ended, Files, Jail, Spec};
use crate::exercise::{Exercise, fingerprint};
use crate::fault::{Fault, Place};
use crate::files::write_atomically;
use crate::given;
use crate::machine;
use crate::policy;
use crate::program::{self, Owner, Program, Purpose};
use crate::toolchain::Toolchain;
use crate::value::clean;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

/// What the compiler may use, beside its share of the memory.
const RUSTC_BOUNDS: Bounds = Bounds {
    cpu_seconds: 10,
    memory_mib: 0,
    file_mib: 256,
    open_files: 1024,
    output: 4 << 20,
    // A single message about a long line can take most of it.
    kept: 4 << 20,
    channel: 1 << 10,
};

/// How often the generated program is compiled anew without the checks that do
/// not fit. Names that are missing hide types that are wrong, and these hide
/// values that are moved: three kinds of error, then the program that is left.
const ROUNDS: usize = 4;

/// The file names inside a work folder.
pub(crate) const STUDENT: &str = "student.rs";
const PROGRAM: &str = "checks.rs";
const INPUTS: &str = "inputs.rs";
const BINARY: &str = if cfg!(windows) { "checks.exe" } else { "checks" };

/// What the names of copies of prepared programs begin with.
pub(crate) const PREPARED: &str = "checks_";

/// Whether a program can be told where to find the standard library.
const WITH_RPATH: bool = cfg!(unix);

/// Whether a program can be compiled before the student's file that it loads.
const PREPARES: bool = cfg!(target_os = "linux");

/// A student's crate as a file that is loaded when the program starts.
pub(crate) const LOADED: &str = "libstudent.so";

/// The path of a student's code that is compiled alone.
const STUDENTS_CRATE: &str = "student";

/// The shared instances as such a file.
const INSTANCES: &str = "libinstances.so";

/// How a student's crate gets to its program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Joined {
    /// The program is compiled afterwards, and holds it.
    Linked,
    /// The program was compiled before, and loads it.
    Loaded,
}

/// What compiling needs of the machine.
#[derive(Debug, Clone)]
pub struct Compiler {
    pub jail: Jail,
    pub toolchain: Toolchain,
    /// The folder of the compiled harness library and of the shared instances.
    shared: PathBuf,
    /// The folder with compiled generators.
    inputs: PathBuf,
    /// The folder with programs that were compiled before any student's file.
    programs: PathBuf,
    /// What one compiler may use of the memory, in MiB.
    memory_mib: u32,
    /// What a compiler and a linker read.
    readable: Vec<PathBuf>,
    /// What a compiled program loads.
    pub libraries: Vec<PathBuf>,
}

/// Folders of the system that hold linkers, what they link with, and libraries.
const SYSTEM: [&str; 8] =
    ["/usr/lib", "/usr/lib64", "/usr/libexec", "/lib", "/lib64", "/usr/bin", "/bin", "/nix/store"];

/// Those of them that a program loads libraries from.
const LIBRARIES: [&str; 6] =
    ["/usr/lib", "/usr/lib64", "/lib", "/lib64", "/etc/ld.so.cache", "/nix/store"];

/// An error in the student's file, in the compiler's own words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompilerError {
    /// `E0308`; empty where the compiler gives none.
    pub code: String,
    pub message: String,
    /// What stands below the marked place, e.g. "expected `isize`, found `usize`".
    pub label: String,
    /// Counted from 1; 0 where the error has no place.
    pub line: usize,
    pub column: usize,
    /// As the compiler draws it, with ANSI colours.
    pub rendered: String,
    /// One line below the compiler's words; empty where none is known.
    pub advice: String,
}

/// A folder to compile in, which nobody else uses meanwhile.
#[derive(Debug, Clone, Copy)]
pub struct Folder<'a> {
    pub path: &'a Path,
    /// Whether the same file, edited, will be compiled there again.
    pub again: bool,
}

/// A student's file, compiled.
#[derive(Debug)]
pub struct Compiled {
    /// Runs checks by their numbers.
    pub binary: PathBuf,
    /// What it loads beside what every program loads.
    pub loads: Option<PathBuf>,
    /// Checks that are not in the program, each with the given items (indices
    /// among the signatures) that it needs and that do not fit.
    pub left_out: BTreeMap<usize, BTreeSet<usize>>,
}

/// How compiling ended.
#[derive(Debug)]
pub enum Outcome {
    Compiled(Compiled),
    /// The student's file does not compile.
    Rejected(Vec<CompilerError>),
    /// The compiler was stopped, or failed on this file, in plain words.
    Stopped(String),
}

impl Compiler {
    /// A compiler with its harness library, which is compiled when `work` does
    /// not hold it yet.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn prepare(
        jail: Jail,
        toolchain: Toolchain,
        work: &Path,
        jobs: usize,
    ) -> Result<Compiler, Fault> {
        const SOURCES: [(&str, &str); 3] = [
            ("lib.rs", include_str!("../harness/src/lib.rs")),
            ("answer.rs", include_str!("../harness/src/answer.rs")),
            ("instances.rs", include_str!("../harness/src/instances.rs")),
        ];
        let texts = SOURCES.map(|(_, text)| text);
        let key = fingerprint(&[&texts[..], &[toolchain.verbose.as_str()]].concat());
        let folder = work.join("harness").join(format!("{key:016x}"));
        let memory_mib = machine::compiler_share_mib(machine::memory_mib(), jobs);
        let mut readable: Vec<PathBuf> = SYSTEM.iter().map(PathBuf::from).collect();
        readable.extend(["bin", "lib"].map(|part| toolchain.sysroot.join(part)));
        readable.extend([folder.clone(), toolchain.rustc.clone()]);
        // A C compiler in a place of its own, with what lies around it.
        readable.extend(linker_folder());
        let mut libraries: Vec<PathBuf> = LIBRARIES.iter().map(PathBuf::from).collect();
        libraries.push(toolchain.library_folder());
        let inputs = work.join("inputs");
        let programs = work.join("programs");
        if PREPARES {
            libraries.push(folder.join(INSTANCES));
        }
        let shared = folder;
        let compiler =
            Compiler { jail, toolchain, shared, inputs, programs, memory_mib, readable, libraries };
        if compiler.library("harness").is_file() {
            return Ok(compiler);
        }
        compiler.make_folder(&compiler.shared, |fresh| {
            for (name, text) in SOURCES {
                write_work(&fresh.join(name), text)?;
            }
            for (name, file) in [("instances", "instances.rs"), ("harness", "lib.rs")] {
                let mut arguments = compiler.shared_arguments(name, file, fresh);
                if PREPARES && name == "instances" {
                    // Both in one run, or they would be two different crates.
                    arguments
                        .extend(["--crate-type=dylib", "-Cprefer-dynamic"].map(OsString::from));
                }
                let ended = compiler.rustc(arguments, fresh, &[])?;
                if ended.end != End::Exited(0) {
                    return Err(Fault::machine(
                        format!(
                            "the harness library does not compile with {}:\n{}",
                            compiler.toolchain.version,
                            plain_errors(&ended)
                        ),
                        "Update Rust with `rustup update`, then run the command again.",
                    ));
                }
            }
            Ok(())
        })?;
        Ok(compiler)
    }

    /// Fills a folder under another name first: nobody meets half of it.
    fn make_folder(
        &self,
        folder: &Path,
        fill: impl FnOnce(&Path) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let fresh =
            folder.with_extension(format!("{}-{}-{count}", machine::name(), std::process::id()));
        let filled = fill(&fresh);
        // Another one may have been faster; what it made is as good.
        if filled.is_err() || fs::rename(&fresh, folder).is_err() {
            let _ = fs::remove_dir_all(&fresh);
        }
        filled
    }

    /// A compiled library that all programs share.
    fn library(&self, name: &str) -> PathBuf {
        self.shared.join(rlib(name))
    }

    /// Arguments for a library of ours. Instances are shared only by crates that are
    /// optimised little.
    fn shared_arguments(&self, name: &str, file: &str, folder: &Path) -> Vec<OsString> {
        let mut arguments = self.common_arguments();
        arguments.extend(["--crate-name", name, "--crate-type", "rlib"].map(OsString::from));
        arguments.push(format!("-Cmetadata={name}").into());
        arguments.extend(
            ["-Copt-level=1", "-Coverflow-checks=on", "-Cdebug-assertions=on", "-Awarnings"]
                .map(OsString::from),
        );
        arguments.extend(["--out-dir".into(), folder.into(), file.into()]);
        arguments
    }

    /// The program for an exercise's checks, compiled before any student's file: it
    /// loads the student's crate from the folder it lies in. `None` where there can be
    /// none; then it is compiled with each file.
    ///
    /// # Errors
    ///
    /// A fault of the machine.
    pub(crate) fn prepared(&self, exercise: &Exercise) -> Result<Option<PathBuf>, Fault> {
        let has_place = exercise.generators.is_none() || program::stand_alone(exercise);
        let Some(shape) = given::shape(exercise).filter(|_| PREPARES && has_place) else {
            return Ok(None);
        };
        let inputs = self.inputs(exercise)?;
        let checks: BTreeSet<usize> = (0..exercise.checks.len()).collect();
        let student = format!("student::{}", given::name(exercise));
        let program = program::write(exercise, &checks, &student, Purpose::Run);
        let libraries: Vec<String> =
            inputs.iter().map(|(_, library)| library.display().to_string()).collect();
        let shared = self.shared.display().to_string();
        let key = fingerprint(&[&shape, &program.source, &shared, &libraries.concat()]);
        let folder = self.programs.join(format!("{key:016x}"));
        let binary = folder.join(BINARY);
        if !folder.is_dir() {
            self.make_folder(&folder, |fresh| {
                self.prepare_program(&shape, &program, &inputs, fresh)
            })?;
        }
        // Without it, it has been tried before.
        Ok(binary.is_file().then_some(binary))
    }

    /// Compiles a program with the shape of a student's crate, and leaves nothing else
    /// in the folder.
    fn prepare_program(
        &self,
        shape: &str,
        program: &Program,
        inputs: &[(String, PathBuf)],
        fresh: &Path,
    ) -> Result<(), Fault> {
        let build = fresh.join("build");
        write_work(&build.join(STUDENT), shape)?;
        let folder = Folder { path: &build, again: false };
        let mut ended = self.compile_student(&[], folder, Purpose::Run, Joined::Loaded)?;
        if ended.end == End::Exited(0) {
            ended = self.compile_program(program, inputs, folder, Purpose::Run, Joined::Loaded)?;
        }
        if let Some(fault) = machine_fault(&ended) {
            return Err(fault);
        }
        let moved = match ended.end {
            End::Exited(0) => fs::rename(build.join(BINARY), fresh.join(BINARY)),
            _ => Ok(()),
        };
        moved
            .and_then(|()| fs::remove_dir_all(&build))
            .and_then(|()| close_to_others(fresh))
            .map_err(|error| cannot_write(&build, &error))
    }

    /// The compiled generators of an exercise, with the name of their crate; none where
    /// it has none that stand alone.
    ///
    /// # Errors
    ///
    /// A workbook fault where they do not compile, or a fault of the machine.
    fn inputs(&self, exercise: &Exercise) -> Result<Vec<(String, PathBuf)>, Fault> {
        if !program::stand_alone(exercise) {
            return Ok(Vec::new());
        }
        let text = program::inputs(exercise);
        let name = program::inputs_crate(exercise);
        let key = fingerprint(&[name.as_str(), &text, &self.shared.to_string_lossy()]);
        let folder = self.inputs.join(format!("{key:016x}"));
        let library = folder.join(rlib(&name));
        if library.is_file() {
            return Ok(vec![(name, library)]);
        }
        self.make_folder(&folder, |fresh| {
            write_work(&fresh.join(INPUTS), &text)?;
            let mut arguments = self.shared_arguments(&name, INPUTS, fresh);
            arguments.extend(external("instances", &self.library("instances")));
            let ended = self.rustc(arguments, fresh, &[])?;
            match ended.end {
                End::Exited(0) => Ok(()),
                _ => Err(fault_in_generators(exercise, &ended)),
            }
        })?;
        Ok(vec![(name, library)])
    }

    /// Compiles a student's text with the checks of an exercise.
    ///
    /// `shown` is the path that messages name.
    ///
    /// # Errors
    ///
    /// A machine fault, or a workbook fault where a check's own text is wrong.
    pub fn compile(
        &self,
        exercise: &Exercise,
        source: &str,
        shown: &Path,
        folder: Folder<'_>,
        purpose: Purpose,
    ) -> Result<Outcome, Fault> {
        let work = folder.path;
        remove_programs(work);
        let shares = policy::ends_with_an_item(source);
        let text =
            if shares { format!("{source}\n{}\n", program::SHARING) } else { source.to_string() };
        write_work(&work.join(STUDENT), &text)?;
        let ended = self.compile_student(&[(STUDENT, shown)], folder, purpose, Joined::Linked)?;
        if let Some(outcome) = rejection(&ended, shown)? {
            return Ok(without_folder(outcome, work));
        }
        if let Some(why) = policy::refusal_of_unreadable(source) {
            return Ok(Outcome::Stopped(why));
        }
        if !ended.isolation.files && policy::reads_while_compiled(source) {
            return Ok(Outcome::Stopped(
                "this system cannot keep the compiler from other files, so a file that reads \
                 others while it is compiled is not graded"
                    .to_string(),
            ));
        }
        let inputs = self.inputs(exercise)?;
        let mut checks: BTreeSet<usize> = (0..exercise.checks.len()).collect();
        let mut left_out: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for _ in 0..ROUNDS {
            let program = program::write(exercise, &checks, STUDENTS_CRATE, purpose);
            let ended = self.compile_program(&program, &inputs, folder, purpose, Joined::Linked)?;
            if ended.end == End::Exited(0) {
                let binary = work.join(BINARY);
                return Ok(Outcome::Compiled(Compiled { binary, loads: None, left_out }));
            }
            if let Some(fault) = machine_fault(&ended) {
                return Err(fault);
            }
            let own = |ended: &Ended| errors(ended, Path::new(PROGRAM));
            let mut misfits = misfits(&program, &checks, &own(&ended));
            if misfits.is_empty() {
                // An error in a call can hide one in a given line: look at those alone.
                let held = program::write(exercise, &checks, STUDENTS_CRATE, Purpose::HoldToTypes);
                let held_ended =
                    self.compile_program(&held, &inputs, folder, purpose, Joined::Linked)?;
                misfits = self::misfits(&held, &checks, &own(&held_ended));
            }
            if misfits.is_empty() {
                if let Some(fault) = fault_in_call(exercise, &program, &own(&ended)) {
                    return Err(fault);
                }
                // What is left only shows where the file's functions are used: a type
                // without an end, a second `main`. It is the file's own.
                return match rejection(&ended, shown)? {
                    Some(outcome) => Ok(without_folder(outcome, work)),
                    None => Err(unexplained(&ended)),
                };
            }
            for (check, signatures) in misfits {
                checks.remove(&check);
                left_out.entry(check).or_default().extend(signatures);
            }
            if checks.is_empty() {
                let binary = PathBuf::new();
                return Ok(Outcome::Compiled(Compiled { binary, loads: None, left_out }));
            }
        }
        Err(Fault::machine(
            "the checks do not compile with this file, and the compiler does not say which",
            "Report it together with the file.",
        ))
    }

    /// The warnings about a text, in the compiler's words.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn warnings(&self, source: &str, work: &Path) -> Result<Vec<String>, Fault> {
        write_work(&work.join(STUDENT), source)?;
        let mut arguments = self.student_arguments(Purpose::Run);
        arguments.extend(["--crate-name", "student", "--crate-type", "rlib"].map(OsString::from));
        arguments.extend(["--emit", "metadata", "-o"].map(OsString::from));
        arguments.extend([work.join("student.rmeta").into(), work.join(STUDENT).into()]);
        let ended = self.rustc(arguments, work, &[])?;
        Ok(messages(&ended)
            .into_iter()
            .filter(|message| message.level == "warning")
            .map(|message| message.placed_in(Path::new(STUDENT)))
            .map(|warning| format!("{} (line {})", warning.message, warning.line))
            .collect())
    }

    /// Compiles the file [`STUDENT`]. `shown` has the paths that messages name for
    /// it and for the files below it.
    pub(crate) fn compile_student(
        &self,
        shown: &[(&str, &Path)],
        folder: Folder<'_>,
        purpose: Purpose,
        joined: Joined,
    ) -> Result<Ended, Fault> {
        let work = folder.path;
        let mut arguments = self.student_arguments(purpose);
        for (name, shown) in shown {
            let mut remap = OsString::from("--remap-path-prefix=");
            remap.push(work.join(name));
            remap.push("=");
            remap.push(shown);
            arguments.push(remap);
        }
        arguments.extend(["--crate-name", "student"].map(OsString::from));
        arguments.extend(["-A", "warnings", "-F", "unsafe_code"].map(OsString::from));
        arguments.extend(["-F", "long_running_const_eval"].map(OsString::from));
        match joined {
            Joined::Linked => {
                arguments.extend(["--crate-type", "rlib"].map(OsString::from));
                arguments.extend(external("instances", &self.library("instances")));
                arguments.extend(folder.kept("student"));
                arguments.extend(["-o".into(), work.join(rlib("student")).into()]);
            }
            Joined::Loaded => {
                arguments.extend(["--crate-type", "dylib"].map(OsString::from));
                arguments.extend(external("instances", &self.shared.join(INSTANCES)));
                arguments.extend(self.loading(joined));
                arguments.extend(folder.kept("loaded"));
                arguments.extend(["-o".into(), work.join(LOADED).into()]);
            }
        }
        arguments.push(work.join(STUDENT).into());
        self.rustc(arguments, work, &[])
    }

    /// Compiles a program of checks to [`BINARY`]; `inputs` are the names and files
    /// of the generators it uses.
    pub(crate) fn compile_program(
        &self,
        program: &Program,
        inputs: &[(String, PathBuf)],
        folder: Folder<'_>,
        purpose: Purpose,
        joined: Joined,
    ) -> Result<Ended, Fault> {
        let work = folder.path;
        write_work(&work.join(PROGRAM), &program.source)?;
        let mut arguments = self.student_arguments(purpose);
        let (student, instances) = match joined {
            Joined::Linked => (work.join(rlib("student")), self.library("instances")),
            Joined::Loaded => (work.join(LOADED), self.shared.join(INSTANCES)),
        };
        arguments.extend(external("student", &student));
        arguments.extend(external("harness", &self.library("harness")));
        arguments.extend(external("instances", &instances));
        arguments.extend(inputs.iter().flat_map(|(name, library)| external(name, library)));
        arguments.extend(["--crate-name", "checks", "--crate-type", "bin"].map(OsString::from));
        arguments.extend(self.loading(joined));
        arguments.extend(folder.kept("checks"));
        arguments.extend(["-o".into(), work.join(BINARY).into()]);
        arguments.push(work.join(PROGRAM).into());
        let inputs: Vec<PathBuf> = inputs.iter().map(|(_, library)| library.clone()).collect();
        let ended = self.rustc(arguments, work, &inputs)?;
        if ended.end != End::Exited(0) {
            remove_objects(work);
        }
        Ok(ended)
    }

    /// Options with which a file loads the standard library, a third faster than with
    /// it linked in, and a program the student's crate.
    fn loading(&self, joined: Joined) -> Vec<OsString> {
        if !WITH_RPATH {
            return Vec::new();
        }
        let mut folders = vec![self.toolchain.library_folder()];
        if joined == Joined::Loaded {
            // The linker's word for the folder that the program lies in.
            folders.extend(["$ORIGIN".into(), self.shared.clone()]);
        }
        let mut arguments: Vec<OsString> = folders
            .into_iter()
            .map(|folder| {
                let mut argument = OsString::from("-Clink-arg=-Wl,-rpath,");
                argument.push(folder);
                argument
            })
            .collect();
        arguments.push("-Cprefer-dynamic".into());
        if joined == Joined::Loaded {
            // Names without the types in them, which are not the shape's.
            arguments.push("-Csymbol-mangling-version=v0".into());
        }
        arguments
    }

    /// Flags for a student's code and for the program that calls it. Overflow
    /// checks go with the caller for small functions, so both have them.
    /// Optimising would turn recursion without a base case into an endless loop, so
    /// it is for measuring alone.
    fn student_arguments(&self, purpose: Purpose) -> Vec<OsString> {
        let mut arguments = self.common_arguments();
        let level = if purpose == Purpose::Measure { "opt-level=3" } else { "opt-level=0" };
        for option in [level, "overflow-checks=on", "debug-assertions=on"] {
            arguments.extend(["-C".into(), option.into()]);
        }
        arguments
    }

    fn common_arguments(&self) -> Vec<OsString> {
        let mut sysroot = OsString::from("--sysroot=");
        sysroot.push(&self.toolchain.sysroot);
        let fixed = [
            "--edition=2024",
            "--error-format=json",
            "--json=diagnostic-rendered-ansi",
            "--diagnostic-width=80",
            "-Cdebuginfo=0",
            "-Cembed-bitcode=no",
        ];
        let portable = cfg!(grader_portable).then(|| OsString::from("--cfg=grader_portable"));
        fixed.map(OsString::from).into_iter().chain([sysroot]).chain(portable).collect()
    }

    /// Runs the compiler in a folder that it may write; `also` is what it may read
    /// beside what every compiler reads.
    fn rustc(
        &self,
        arguments: Vec<OsString>,
        folder: &Path,
        also: &[PathBuf],
    ) -> Result<Ended, Fault> {
        let temporary = folder.join("tmp");
        fs::create_dir_all(&temporary).map_err(|error| cannot_write(&temporary, &error))?;
        let mut env: Vec<(OsString, OsString)> = vec![
            // Relative, so that a file that asks for it learns nothing.
            ("TMPDIR".into(), "tmp".into()),
            ("LC_ALL".into(), "C.UTF-8".into()),
            ("RUSTC_ICE".into(), "0".into()),
            ("RUST_BACKTRACE".into(), "0".into()),
        ];
        // The linker is found by the search path; of the user's own, only its folder
        // is passed on.
        let linker = linker_folder().into_iter();
        env.extend(env::join_paths(linker).ok().map(|path| ("PATH".into(), path)));
        let spec = Spec {
            program: &self.toolchain.rustc,
            arguments,
            input: Vec::new(),
            folder,
            env,
            bounds: Bounds { memory_mib: self.memory_mib, ..RUSTC_BOUNDS },
            files: Files {
                read: [&self.readable, also].concat(),
                write: vec![folder.to_path_buf()],
            },
            calls: Calls::Compiler,
        };
        confine::run(&self.jail, &spec)
    }
}

/// The option that makes a library known by a name.
fn external(name: &str, path: &Path) -> [OsString; 2] {
    let mut argument = OsString::from(format!("{name}="));
    argument.push(path);
    ["--extern".into(), argument]
}

/// The name of a library's file.
fn rlib(name: &str) -> String {
    format!("lib{name}.rlib")
}

/// The fault in generators that do not compile.
fn fault_in_generators(exercise: &Exercise, ended: &Ended) -> Fault {
    if let Some(fault) = machine_fault(ended) {
        return fault;
    }
    let first = errors(ended, Path::new(INPUTS)).into_iter().next();
    let (line, message) = match first {
        Some(error) => (error.line, error.message),
        None => (0, "the compiler failed on it".to_string()),
    };
    in_generators(exercise, line, &message)
}

fn in_generators(exercise: &Exercise, line: usize, message: &str) -> Fault {
    let file = format!("grader/hidden/{}.rs", exercise.id.folder).into();
    not_compiling(Place { file, line, column: 0 }, message)
}

fn not_compiling(place: Place, message: &str) -> Fault {
    Fault::workbook(
        place,
        format!("this check does not compile: {message}"),
        "Correct it, then run `cargo run -p grader -- bless`.",
    )
}

/// Leaves a folder to its owner alone: programs hold what the checks call.
fn close_to_others(folder: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(folder, fs::Permissions::from_mode(0o700))?;
    }
    let _ = folder;
    Ok(())
}

/// Removes the programs of checks that an earlier run left: they must not lie where a
/// student's file can read them while it is compiled.
pub(crate) fn remove_programs(work: &Path) {
    for entry in fs::read_dir(work).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name == PROGRAM || name == BINARY || name.starts_with(PREPARED) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Removes the object files that a compiler leaves when it fails to link.
fn remove_objects(work: &Path) {
    for entry in fs::read_dir(work).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().ends_with(".rcgu.o") {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The program that links: the first `cc` on the search path.
pub fn linker() -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join("cc")).find(|cc| cc.is_file())
}

/// The folder of the linker.
fn linker_folder() -> Option<PathBuf> {
    linker()?.parent().map(Path::to_path_buf)
}

impl Folder<'_> {
    /// The compiler's options for what it keeps. For a file that is compiled again
    /// and again, incremental compiling saves a third of the time; for one that is
    /// compiled once, it costs two thirds more.
    fn kept(&self, name: &str) -> Vec<OsString> {
        if self.again {
            let mut incremental = OsString::from("-Cincremental=");
            incremental.push(self.path.join(format!("incremental-{name}")));
            vec![incremental, "-Ccodegen-units=4".into()]
        } else {
            vec!["-Ccodegen-units=1".into()]
        }
    }
}

pub(crate) fn write_work(path: &Path, text: &str) -> Result<(), Fault> {
    write_atomically(path, text.as_bytes()).map_err(|error| cannot_write(path, &error))
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Fault {
    Fault::machine(
        format!("{} cannot be written ({error})", path.display()),
        "Check that the disk is not full and that the folder belongs to this user.",
    )
}

/// Takes the name of the scratch folder out of the compiler's words: it means
/// nothing to the student, and tells of the machine.
fn without_folder(outcome: Outcome, work: &Path) -> Outcome {
    let Outcome::Rejected(mut errors) = outcome else { return outcome };
    let folder = format!("{}/", work.display());
    for error in &mut errors {
        for text in [&mut error.message, &mut error.label, &mut error.rendered] {
            *text = text.replace(&folder, "");
        }
    }
    Outcome::Rejected(errors)
}

/// The most errors that are kept of one file; nobody reads more at a time.
const MOST_ERRORS: usize = 30;

/// The longest drawing of an error that is kept, in characters.
const LONGEST_DRAWING: usize = 8000;

/// What a rustc that did not succeed on the student's file says; `None` where it
/// succeeded.
fn rejection(ended: &Ended, shown: &Path) -> Result<Option<Outcome>, Fault> {
    if ended.end == End::Exited(0) {
        return Ok(None);
    }
    if let Some(fault) = machine_fault(ended) {
        return Err(fault);
    }
    let mut errors = errors(ended, shown);
    errors.truncate(MOST_ERRORS);
    let stopped = |why: &str| Ok(Some(Outcome::Stopped(why.to_string())));
    match ended.end {
        _ if !errors.is_empty() => Ok(Some(Outcome::Rejected(errors))),
        End::CpuTime | End::WallTime => stopped(&format!(
            "the compiler was stopped after {} seconds of work on this file",
            RUSTC_BOUNDS.cpu_seconds
        )),
        End::Signal(confine::FILE_TOO_LARGE) => stopped(&format!(
            "the compiler was stopped: what it makes of this file is larger than {} MiB",
            RUSTC_BOUNDS.file_mib
        )),
        End::Output => stopped("the compiler was stopped: its messages had no end"),
        _ => stopped("the compiler itself failed on this file"),
    }
}

/// Failures of the machine, as the compiler or the linker words them. Only
/// messages without a place in a file count: a student's text can put any words
/// into the others.
fn machine_fault(ended: &Ended) -> Option<Fault> {
    if ended.end == End::Signal(confine::KILLED) {
        return Some(Fault::machine(
            "the compiler was killed from outside, most likely because memory ran out",
            "Close other programs and run the command again, with `-j 1` if need be.",
        ));
    }
    const KNOWN: [(&str, &str, &str); 4] = [
        (
            "linker `",
            "the linker was not found: Rust needs a C compiler to put programs together",
            "Install one: `sudo apt install build-essential` on Debian or Ubuntu, \
             `xcode-select --install` on a Mac.",
        ),
        ("No space left on device", "the disk is full", "Free some space, then run it again."),
        (
            "Read-only file system",
            "the target folder cannot be written",
            "Set CARGO_TARGET_DIR to a folder that can be written.",
        ),
        (
            "can't find crate for `std`",
            "the toolchain has no standard library for this machine",
            "Repair it with `rustup toolchain install stable`.",
        ),
    ];
    // No message has a place in a file without a name.
    let said = messages(ended);
    let said = |sign: &str| {
        said.iter().filter(|message| message.spans.is_empty()).any(|message| {
            let drawn = message.rendered.as_deref().unwrap_or_default();
            let linker_is_there = sign.starts_with("linker") && !message.text.contains("not found");
            (message.text.contains(sign) || drawn.contains(sign)) && !linker_is_there
        })
    };
    KNOWN.iter().find(|(sign, ..)| said(sign)).map(|&(_, what, next)| Fault::machine(what, next))
}

fn unexplained(ended: &Ended) -> Fault {
    Fault::machine(
        format!("the checks could not be put together with this file:\n{}", plain_errors(ended)),
        "Run the command again; if it stays, report it together with the file.",
    )
}

/// Which checks cannot be part of the program, and for which given items.
fn misfits(
    program: &Program,
    checks: &BTreeSet<usize>,
    errors: &[CompilerError],
) -> BTreeMap<usize, BTreeSet<usize>> {
    let mut misfits: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for error in errors {
        match program.owner(error.line) {
            Owner::Given { check, signature } => {
                misfits.entry(check).or_default().insert(signature);
            }
            Owner::GeneratorsImport { signature } => {
                for &check in checks {
                    misfits.entry(check).or_default().insert(signature);
                }
            }
            Owner::Call { .. } | Owner::Generators { .. } | Owner::Frame => {}
        }
    }
    misfits
}

/// The fault in a check's own text, where all given items fit.
fn fault_in_call(
    exercise: &Exercise,
    program: &Program,
    errors: &[CompilerError],
) -> Option<Fault> {
    errors.iter().find_map(|error| match program.owner(error.line) {
        Owner::Call { check, case } => {
            let place = exercise.checks[check].inputs.cases()[case].place.clone();
            Some(not_compiling(place, &error.message))
        }
        Owner::Generators { line } => Some(in_generators(exercise, line, &error.message)),
        _ => None,
    })
}

/// The errors among the compiler's messages, ordered by their place in `file`;
/// those that have none there come first, at line 0.
pub(crate) fn errors(ended: &Ended, file: &Path) -> Vec<CompilerError> {
    let mut errors: Vec<CompilerError> = messages(ended)
        .into_iter()
        .filter(|message| message.level == "error" && !message.text.starts_with("aborting due"))
        .map(|message| message.placed_in(file))
        .collect();
    errors.sort_by_key(|error| (error.line, error.column));
    errors
}

/// A message of the compiler.
#[derive(Debug, Deserialize)]
struct Message {
    #[serde(rename = "message")]
    text: String,
    level: String,
    code: Option<Code>,
    spans: Vec<Span>,
    rendered: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Code {
    code: String,
}

/// A place that a message points at.
#[derive(Debug, Deserialize)]
struct Span {
    file_name: String,
    line_start: usize,
    column_start: usize,
    is_primary: bool,
    label: Option<String>,
    /// Where the macro was used that the place lies in.
    expansion: Option<Box<Expansion>>,
}

#[derive(Debug, Deserialize)]
struct Expansion {
    span: Span,
}

impl Span {
    /// This place, or the nearest use of a macro around it, in a file.
    fn in_file(&self, file: &Path) -> Option<&Span> {
        if Path::new(&self.file_name).ends_with(file) {
            return Some(self);
        }
        self.expansion.as_ref().and_then(|expansion| expansion.span.in_file(file))
    }
}

impl Message {
    /// The message with its place in a file. A message about other files alone
    /// keeps only its words: what is drawn there is none of the student's.
    fn placed_in(&self, file: &Path) -> CompilerError {
        let primary = self.spans.iter().filter(|span| span.is_primary);
        let others = self.spans.iter().filter(|span| !span.is_primary);
        let place = primary.chain(others).find_map(|span| span.in_file(file));
        let drawn = self.rendered.as_ref().filter(|_| place.is_some());
        let drawn: String = drawn.unwrap_or(&self.text).chars().take(LONGEST_DRAWING).collect();
        CompilerError {
            code: self.code.as_ref().map(|code| code.code.clone()).unwrap_or_default(),
            message: clean(&self.text),
            label: place.and_then(|span| span.label.as_deref()).map(clean).unwrap_or_default(),
            line: place.map_or(0, |span| span.line_start),
            column: place.map_or(0, |span| span.column_start),
            rendered: clean_keeping_colours(&drawn),
            advice: String::new(),
        }
    }
}

/// The compiler's messages, as they come.
fn messages(ended: &Ended) -> Vec<Message> {
    let said = String::from_utf8_lossy(&ended.stderr);
    said.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// A message as the compiler coloured it, with every other control character made
/// harmless.
fn clean_keeping_colours(rendered: &str) -> String {
    let mut parts = rendered.split("\u{1b}[");
    let mut out = clean(parts.next().unwrap_or_default());
    for part in parts {
        let length = part.bytes().take_while(|b| b.is_ascii_digit() || *b == b';').count();
        let (numbers, rest) = part.split_at(length);
        match rest.strip_prefix('m') {
            Some(rest) => {
                out.push_str("\u{1b}[");
                out.push_str(numbers);
                out.push('m');
                out.push_str(&clean(rest));
            }
            None => {
                out.push('\u{fffd}');
                out.push_str(&clean(part));
            }
        }
    }
    out
}

fn plain_errors(ended: &Ended) -> String {
    let errors = messages(ended).into_iter().filter(|message| message.level == "error");
    let messages: Vec<String> = errors.map(|message| clean(&message.text)).collect();
    if messages.is_empty() {
        crate::value::shortened(&clean(&String::from_utf8_lossy(&ended.stderr)))
    } else {
        messages.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::clean_keeping_colours;

    #[test]
    fn colours_stay_and_other_control_characters_do_not() {
        assert_eq!(
            clean_keeping_colours("\u{1b}[1;31merror\u{1b}[0m: \u{7}\u{1b}[2Jx\u{1b}]0;owned\n"),
            "\u{1b}[1;31merror\u{1b}[0m: \u{fffd}\u{fffd}2Jx\u{fffd}]0;owned\n"
        );
    }
}
