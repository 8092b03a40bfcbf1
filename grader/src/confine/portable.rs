//! Running programs on systems without a jail of ours: wall time and output are
//! bounded, what a program left behind is not found, and answers come through a
//! file. `doctor` says so. Build with `--cfg grader_portable` to try it elsewhere.

use super::{Bounds, Calls, End, Ended, Enough, Isolation, Jail, Spec};
use crate::fault::Fault;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs};

/// Wall time for each second of processor time that a program may use: there is no
/// portable way to ask how much it used, and a loaded machine gives it a part.
const PATIENCE: u32 = 3;

/// How often a running program is looked at.
const TICK: Duration = Duration::from_millis(2);

/// How long to wait for output after a program has ended: something it left behind
/// may hold the pipe open for ever.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// Variables without which programs do not start on Windows.
const NEEDED: [&str; 4] = ["SystemRoot", "SystemDrive", "TEMP", "TMP"];

/// There is no process that could adopt orphans.
pub fn adopt_orphans() {}

/// There are no other users to run programs as.
pub fn may_change_user() -> bool {
    false
}

/// Whether a process is alive cannot be asked: folders are kept rather than taken
/// from a running grader.
pub fn is_alive(_pid: u32) -> bool {
    true
}

/// There is no jail; a program that is asked to become one says so.
pub fn enter_jail(_arguments: impl Iterator<Item = OsString>) -> ! {
    std::process::exit(125)
}

/// Runs a program until it ends or meets a bound. Here nobody looks at what it has
/// sent before it ends.
///
/// # Errors
///
/// A machine fault where it could not be started or watched.
pub fn run_until(
    _jail: &Jail,
    spec: &Spec<'_>,
    _enough: Option<Enough<'_>>,
) -> Result<Ended, Fault> {
    run_here(spec).map_err(|error| {
        Fault::machine(
            format!("a program could not be run ({error})"),
            "The machine may be out of processes, files or memory. Close what is not needed and \
             run the command again.",
        )
    })
}

fn run_here(spec: &Spec<'_>) -> io::Result<Ended> {
    let channel = channel_file();
    let mut command = Command::new(spec.program);
    command.args(&spec.arguments);
    match spec.calls {
        // A linker is found by what the environment says.
        Calls::Compiler => {
            command
                .current_dir(spec.folder)
                .envs(spec.env.iter().map(|(name, value)| (name, value)));
        }
        Calls::Program => {
            command.arg(&channel).current_dir(env::temp_dir()).env_clear();
            command.envs(NEEDED.iter().filter_map(|&name| Some((name, env::var_os(name)?))));
        }
    }
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that has ended already does not read it.
        let _ = stdin.write_all(&spec.input);
    }
    let stdout = Collected::from(child.stdout.take(), &spec.bounds);
    let stderr = Collected::from(child.stderr.take(), &spec.bounds);
    let start = Instant::now();
    let ended = watch(&mut child, spec, &channel, [&stdout, &stderr]);
    let cpu = start.elapsed();
    let sent = fs::read(&channel).unwrap_or_default();
    let _ = fs::remove_file(&channel);
    Ok(Ended {
        end: ended?,
        cpu,
        stdout: stdout.take(),
        stderr: stderr.take(),
        channel: sent,
        isolation: Isolation { files: false, calls: false },
    })
}

/// A name for a file that nobody else uses.
fn channel_file() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    env::temp_dir().join(format!("grader-{}-{count}", std::process::id()))
}

fn watch(
    child: &mut Child,
    spec: &Spec<'_>,
    channel: &PathBuf,
    outputs: [&Collected; 2],
) -> io::Result<End> {
    let deadline =
        Instant::now() + Duration::from_secs(u64::from(spec.bounds.cpu_seconds * PATIENCE));
    loop {
        if let Some(status) = child.try_wait()? {
            for output in outputs {
                output.wait_for_last_words();
            }
            return Ok(end_of(status));
        }
        let sent = fs::metadata(channel).map_or(0, |data| data.len());
        let end = if outputs.iter().any(|output| output.is_over()) {
            Some(End::Output)
        } else if sent > spec.bounds.channel as u64 {
            Some(End::Channel)
        } else if Instant::now() >= deadline {
            Some(End::CpuTime)
        } else {
            None
        };
        if let Some(end) = end {
            child.kill()?;
            child.wait()?;
            return Ok(end);
        }
        thread::sleep(TICK);
    }
}

#[cfg(unix)]
fn end_of(status: ExitStatus) -> End {
    use std::os::unix::process::ExitStatusExt;
    match (status.code(), status.signal()) {
        (Some(code), _) => End::Exited(code),
        (None, signal) => End::Signal(signal.unwrap_or_default()),
    }
}

/// Without signals, a crash is an exit code that no program chooses: an abort, an
/// access violation, a stack overflow.
#[cfg(not(unix))]
fn end_of(status: ExitStatus) -> End {
    match status.code() {
        Some(code) if (0..=255).contains(&code) => End::Exited(code),
        Some(code) => End::Signal(code),
        None => End::Signal(0),
    }
}

/// What a program prints, read on a thread of its own and kept up to a bound.
struct Collected {
    kept: Arc<Mutex<Vec<u8>>>,
    over: Arc<AtomicBool>,
    done: Arc<AtomicBool>,
}

impl Collected {
    fn from(stream: Option<impl Read + Send + 'static>, bounds: &Bounds) -> Collected {
        let collected =
            Collected { kept: Arc::default(), over: Arc::default(), done: Arc::default() };
        let (kept, over, done) =
            (Arc::clone(&collected.kept), Arc::clone(&collected.over), Arc::clone(&collected.done));
        let (most, keep) = (bounds.output, bounds.kept);
        thread::spawn(move || {
            let mut seen = 0;
            let mut buffer = [0; 16 << 10];
            let mut stream = stream;
            while let Some(Ok(length @ 1..)) = stream.as_mut().map(|one| one.read(&mut buffer)) {
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                let room = keep.saturating_sub(kept.len());
                kept.extend_from_slice(&buffer[..length.min(room)]);
                seen += length;
                if seen > most {
                    over.store(true, Ordering::Relaxed);
                    break;
                }
            }
            done.store(true, Ordering::Relaxed);
        });
        collected
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    fn wait_for_last_words(&self) {
        let deadline = Instant::now() + LAST_WORDS;
        while !self.done.load(Ordering::Relaxed) && Instant::now() < deadline {
            thread::sleep(TICK);
        }
    }

    fn take(&self) -> Vec<u8> {
        std::mem::take(&mut *self.kept.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
