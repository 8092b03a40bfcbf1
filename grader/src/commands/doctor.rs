//! What this machine has for grading, what it lacks, and what each means.

use super::{Exit, Session};
use crate::compile::linker;
use crate::confine::HAS_JAIL;
use crate::fault::Fault;
use crate::machine;
use crate::report::terminal::finding;
use crate::verify::{self, Slowest};
use std::io::{self, Write};

/// Lists toolchain, linker, memory and what the kernel can confine.
pub fn doctor(session: &Session, out: &mut impl Write) -> Result<io::Result<Exit>, Fault> {
    let confinement = session.grader.confinement()?;
    let exercises: Vec<_> = session.outline().exercises().cloned().collect();
    let slowest = verify::slowest(&session.grader, &exercises)?;
    Ok(write(session, &confinement, slowest.as_ref(), out).map(|()| Exit::Fine))
}

fn write(
    session: &Session,
    confinement: &machine::Confinement,
    slowest: Option<&Slowest>,
    out: &mut impl Write,
) -> io::Result<()> {
    let layout = session.layout;
    let toolchain = &session.grader.compiler.toolchain;
    let compiler = format!("compiler: {} for {}", toolchain.version, toolchain.host);
    finding(true, &compiler, &toolchain.rustc.display().to_string(), layout, out)?;

    match linker() {
        Some(path) => finding(true, "linker: cc", &path.display().to_string(), layout, out)?,
        None => finding(
            false,
            "linker: none",
            "Rust needs a C compiler to put programs together; nothing can be graded without \
             one. `sudo apt install build-essential` on Debian or Ubuntu, \
             `xcode-select --install` on a Mac.",
            layout,
            out,
        )?,
    }

    let work = session.grader.work().display().to_string();
    finding(true, "folder for compiled files and the cache", &work, layout, out)?;

    let jobs = session.grader.jobs();
    let share = machine::compiler_share_mib(machine::memory_mib(), jobs);
    let memory = match machine::memory_mib() {
        Some(mib) => format!("memory: {mib} MiB, {jobs} processes at a time"),
        None => format!("memory: the system does not say, {jobs} processes at a time"),
    };
    let meaning = format!("Each compiler may use {share} MiB; `-j 1` gives more to each.");
    finding(true, &memory, &meaning, layout, out)?;

    if let Some(slowest) = slowest {
        let meaning = format!(
            "The model solutions come nearest to a limit in \"{}\" of {}: {} % of its time.{}",
            slowest.check,
            slowest.exercise.name,
            slowest.share,
            if slowest.is_fair() {
                ""
            } else {
                " This machine is too slow, or too busy, for the limits to be fair: grade with a \
                 smaller `-j`, or on another one."
            }
        );
        finding(slowest.is_fair(), "speed", &meaning, layout, out)?;
    }

    finding(
        confinement.compiler.files && confinement.program.files,
        "files (Landlock)",
        match (confinement.compiler.files, confinement.program.files) {
            (true, true) => {
                "A submission can open nothing but the toolchain's files and its own, neither \
                 while it is compiled nor while it runs."
            }
            (false, true) => {
                "This kernel's Landlock is too old for compilers (before Linux 5.19). A \
                 submission cannot read files while it runs; one that reads files while it is \
                 compiled is refused."
            }
            _ => {
                "This system has no Landlock (Linux 5.13 or later with `landlock` among its \
                 security modules). A submission can read and write this user's files while it \
                 runs: grade strangers' files under an account of its own or in a container."
            }
        },
        layout,
        out,
    )?;
    finding(
        confinement.compiler.calls && confinement.program.calls,
        "system calls (seccomp)",
        if confinement.program.calls {
            "A submission can start no process, open no connection and signal nobody."
        } else {
            "This system has no seccomp filter. A submission can start processes and use the \
             network: grade strangers' files in a container."
        },
        layout,
        out,
    )?;
    finding(
        HAS_JAIL,
        "limits",
        if HAS_JAIL {
            "Processor time, memory, file size, open files and output are bounded, and what a \
             program starts is ended with it. A fault of the machine is an error without a mark, \
             never zero points."
        } else {
            "On this system only time and output are bounded; memory, and what a program leaves \
             running, are not. Grade strangers' files on Linux, or in a container."
        },
        layout,
        out,
    )
}
