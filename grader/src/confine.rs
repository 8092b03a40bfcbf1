//! Limits for the programs the grader starts, and the end of their whole
//! process tree.
//!
//! # Theory of operation
//!
//! Every rustc and every check runs as `grader __jail <limits> -- program …`: the
//! grader starts itself again, that fresh process with a single thread takes
//! rights from itself, and then becomes the program ([`enter_jail`]). So the
//! limits hold before the first instruction of a stranger's code.
//!
//! In this order: a session of its own; death with the grader; every inherited
//! file but the first three closed at exec; the limits on processor time, memory,
//! file size, open files and core dumps; where the grader is told to, the rights of
//! another user ([`USER`]); no new privileges and no capabilities;
//! files by Landlock and system calls by seccomp, where the kernel has them. It
//! then says on the channel what holds, and becomes the program.
//!
//! The grader then waits in one loop over the program's output, its error
//! output, the channel, and the clock ([`run`]). It never reads "to the end" to
//! learn that a program ended: a process left behind can hold a pipe open for
//! ever. When the program has ended, its process group is killed, and orphans
//! that left the group are found as children of the grader, which is their
//! subreaper, and killed as well.
//!
//! Processor time is the limit that counts; wall time is the backstop behind it,
//! for programs that sleep. A loaded machine does not make a check fail.
//!
//! # Two ways to go wrong
//!
//! [`Ended`] says what the program inside did. [`Fault`] says that the machine
//! or the grader failed; it is never held against the student.

//!
//! # Where
//!
//! `unix.rs` is the jail and the loop that watches it, the one file with `unsafe`
//! code; `sandbox.rs` what the Linux kernel adds. `portable.rs` is for other
//! systems: wall time and output are bounded there, and nothing else.

#[cfg(all(target_os = "linux", not(grader_portable)))]
mod sandbox;

#[cfg(all(unix, not(grader_portable)))]
#[path = "confine/unix.rs"]
mod system;

#[cfg(not(all(unix, not(grader_portable))))]
#[path = "confine/portable.rs"]
mod system;

pub use system::{enter_jail, is_alive, run_until};

use crate::fault::Fault;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The word after the program's name that makes the grader a jail.
pub const JAIL: &str = "__jail";

/// Whether this system has a jail: limits on processor time, memory and files, and
/// the end of everything that a program starts.
pub const HAS_JAIL: bool = cfg!(all(unix, not(grader_portable)));

/// The signal that ends a program from outside; the system may send it when memory
/// runs out.
pub const KILLED: i32 = 9;

/// The signal for writing beyond the largest file allowed.
pub const FILE_TOO_LARGE: i32 = 25;

/// What one program may use.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Processor time of the whole program, in seconds.
    pub cpu_seconds: u32,
    /// Memory for data and stacks, in MiB.
    pub memory_mib: u32,
    /// The largest file it may write, in MiB.
    pub file_mib: u32,
    /// Open files.
    pub open_files: u32,
    /// Bytes of output after which it is stopped.
    pub output: usize,
    /// Bytes of each output that are kept.
    pub kept: usize,
    /// Bytes on the channel after which it is stopped.
    pub channel: usize,
}

#[cfg(all(unix, not(grader_portable)))]
impl Bounds {
    /// Wall time after which a program is stopped although it used little
    /// processor time: it sleeps, or waits for ever. Generous, because on a
    /// loaded machine an honest program gets a small share of a core, and because
    /// one that is slow but right is right.
    fn wall(&self) -> Duration {
        Duration::from_secs(u64::from(self.cpu_seconds) * 5 + 30)
    }
}

/// A program to run in a jail. Its environment is `env` and nothing else.
#[derive(Debug)]
pub struct Spec<'a> {
    pub program: &'a Path,
    pub arguments: Vec<OsString>,
    /// What it reads from its standard input, before the end of it.
    pub input: Vec<u8>,
    /// The folder it starts in.
    pub folder: &'a Path,
    pub env: Vec<(OsString, OsString)>,
    pub bounds: Bounds,
    pub files: Files,
    pub calls: Calls,
}

/// The folders and files a program may use; nothing else can be opened.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Files {
    /// May be read, and programs in them started.
    pub read: Vec<PathBuf>,
    /// May be read and written.
    pub write: Vec<PathBuf>,
}

/// Which system calls a program may make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Calls {
    /// A compiler: all but those that reach beyond it.
    Compiler,
    /// A student's program: those that computing and printing take, threads
    /// included, and one program start, its own.
    Program,
}

/// What the kernel keeps a program from, beside the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Isolation {
    /// Only the files it may use can be opened.
    pub files: bool,
    /// Only the system calls it may make are made.
    pub calls: bool,
}

/// When a program need not go on.
#[derive(Clone, Copy)]
pub struct Enough<'a> {
    /// From how much processor time on this is asked.
    pub after: Duration,
    /// Whether what the program has sent so far is enough.
    pub sent: &'a dyn Fn(&[u8]) -> bool,
    /// The processor time that is enough whatever was sent.
    pub most: Duration,
    /// The wall time that is enough whatever was sent.
    pub longest: Duration,
}

/// Runs a program in a jail until it ends or meets a bound.
///
/// # Errors
///
/// A machine fault. Whatever the program did is in the result instead.
pub fn run(jail: &Jail, spec: &Spec<'_>) -> Result<Ended, Fault> {
    run_until(jail, spec, None)
}

/// How a program ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Exited(i32),
    /// Killed by a signal of its own making.
    Signal(i32),
    CpuTime,
    WallTime,
    /// It printed more than its bound.
    Output,
    /// It sent more on the channel than any answer needs.
    Channel,
    /// What it had sent, or the time it had taken, was enough.
    Enough,
}

/// What is known of a program that has ended.
#[derive(Debug)]
pub struct Ended {
    pub end: End,
    /// Processor time used, user and system.
    pub cpu: Duration,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    /// What it sent on its standard input, the channel.
    pub channel: Vec<u8>,
    pub isolation: Isolation,
}

/// The program that becomes the jail: the grader itself, or another program
/// whose `main` calls [`enter_jail`] when its first argument is [`JAIL`].
#[derive(Debug, Clone)]
pub struct Jail {
    #[cfg_attr(not(all(unix, not(grader_portable))), expect(dead_code, reason = "no jail there"))]
    program: PathBuf,
    /// What to leave out although the kernel has it, to test what then happens.
    without: String,
    /// Whose rights programs get; `None`: those of the grader.
    user: Option<User>,
}

/// A user of this machine, by numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct User {
    pub uid: u32,
    pub gid: u32,
}

impl User {
    /// Reads `1000:1000`. The superuser is not among those it reads.
    pub fn parse(word: &str) -> Option<User> {
        let (uid, gid) = word.split_once(':')?;
        let user = User { uid: uid.parse().ok()?, gid: gid.parse().ok()? };
        (user.uid > 0 && user.gid > 0).then_some(user)
    }
}

/// The environment variable with the user whose rights submissions get, as
/// `1000:1000`. The grader is then the superuser's, and a submission can read nothing
/// that the user cannot: the checks are safe also where the kernel has no Landlock.
pub const USER: &str = "GRADER_USER";

/// The environment variable that leaves out what the kernel has, for tests:
/// `landlock`, `seccomp`, or both with a comma between.
pub const WITHOUT: &str = "GRADER_TEST_WITHOUT";

impl Jail {
    /// The running program as the jail. From here on, orphans of confined
    /// programs become children of this process.
    ///
    /// # Errors
    ///
    /// A machine fault where the program cannot find itself.
    pub fn of_this_program() -> Result<Jail, Fault> {
        let user = user_for_programs()?;
        // The kernel's own name for it also holds after the file was replaced, as
        // a new build does.
        let own = Path::new("/proc/self/exe");
        if own.exists() {
            return Ok(Jail::new(own.to_path_buf()).with_user(user));
        }
        let program = std::env::current_exe().map_err(|error| {
            Fault::machine(
                format!("the grader cannot find its own program file ({error})"),
                "Run it again with `cargo run -p grader`.",
            )
        })?;
        Ok(Jail::new(program).with_user(user))
    }

    /// What is left out although the kernel has it.
    pub fn left_out(&self) -> &str {
        &self.without
    }

    /// A jail by the given program.
    pub fn new(program: PathBuf) -> Jail {
        system::adopt_orphans();
        let without = std::env::var(WITHOUT).unwrap_or_default();
        Jail { program, without: format!("-{without}"), user: None }
    }

    /// A jail whose programs get the rights of a user of their own. Only the superuser
    /// can start them.
    pub fn with_user(self, user: Option<User>) -> Jail {
        Jail { user, ..self }
    }

    /// Whether programs get the rights of a user of their own.
    pub fn has_user(&self) -> bool {
        self.user.is_some()
    }
}

/// The user that the environment names.
fn user_for_programs() -> Result<Option<User>, Fault> {
    let Some(word) = std::env::var_os(USER).filter(|word| !word.is_empty()) else {
        return Ok(None);
    };
    let complain = |what: String, next: &str| Err(Fault::usage(what, next));
    let Some(user) = word.to_str().and_then(User::parse) else {
        return complain(
            format!("{USER} is `{}`, which names no user", word.display()),
            "Give the numbers of a user and a group, not the superuser's, e.g. `1000:1000`.",
        );
    };
    if !system::may_change_user() {
        return complain(
            format!("{USER} is set, and only the superuser can run programs as another user"),
            "Run the grader as root, or leave the variable out.",
        );
    }
    Ok(Some(user))
}

#[cfg(test)]
mod tests {
    use super::User;

    #[test]
    fn a_user_is_two_numbers_and_never_the_superuser() {
        assert_eq!(User::parse("1000:100"), Some(User { uid: 1000, gid: 100 }));
        for word in ["", "1000", "0:0", "1000:0", "0:1000", "student", "-1:5", "1:2:3"] {
            assert_eq!(User::parse(word), None, "{word}");
        }
    }
}
