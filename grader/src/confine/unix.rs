//! Limits and the end of the process tree on Unix: the jail, and the loop that
//! watches it. The theory is in the module above.

#![allow(
    unsafe_code,
    reason = "limits, sessions, polling and waiting with resource usage are system calls \
              that the standard library does not offer; all of them are in this file"
)]

#[cfg(target_os = "linux")]
use super::sandbox;
use super::{Bounds, Calls, End, Ended, Enough, Files, Isolation, JAIL, Jail, Spec, User};
use crate::fault::Fault;
use std::collections::HashSet;
use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What the jail says on the channel before it becomes the program.
const JAIL_READY: &str = "jail ready";

/// The exit code of a jail that could not be entered.
const JAIL_FAILED: i32 = 125;

/// Address space beyond the memory limit, in MiB: threads reserve far more of it
/// than they use.
const SPARE_ADDRESSES_MIB: u64 = 1024;

/// Makes orphans of confined programs children of this process from here on.
pub fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    // SAFETY: prctl with this option takes plain integers and changes only who
    // inherits orphans.
    unsafe {
        libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    }
}

/// The programs of this process that are still to be waited for. Held while a
/// program is started and while orphans are swept, so that no sweep meets a
/// program that is not yet listed.
static RUNNING: Mutex<Option<HashSet<i32>>> = Mutex::new(None);

fn running() -> MutexGuard<'static, Option<HashSet<i32>>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How often a program's processor time is looked at, to see whether it need not go
/// on.
const LOOK: Duration = Duration::from_millis(50);

/// Runs a program in the jail until it ends, meets a bound, or has sent enough, and
/// ends all that it started.
///
/// # Errors
///
/// A machine fault where the program could not be started or watched. What the
/// program does itself is in [`Ended`].
pub fn run_until(jail: &Jail, spec: &Spec<'_>, enough: Option<Enough<'_>>) -> Result<Ended, Fault> {
    let failed = |what: &str, error: io::Error| {
        Fault::machine(
            format!("{what} ({error})"),
            "The machine may be out of processes, files or memory. Close what is not needed and \
             run the command again.",
        )
    };
    let (ours, theirs) = open_channel(&spec.input)
        .map_err(|error| failed("no channel to a check could be opened", error))?;
    let given = jail.user.map(|user| give(&spec.files.write, user));
    given.transpose().map_err(|error| failed("a folder could not be given to its user", error))?;
    let mut child = start(jail, spec, theirs.into())
        .map_err(|error| failed("a program could not be started", error))?;
    let watched = watch(&mut child, ours, &spec.bounds, enough);
    let pid = child.id() as i32;
    kill_group(pid);
    let (status, cpu) = reap(pid);
    running().get_or_insert_default().remove(&pid);
    sweep_orphans();
    if jail.user.is_some() {
        give(&spec.files.write, this_user())
            .map_err(|error| failed("a folder could not be taken back from its user", error))?;
    }
    let (stopped, [stdout, stderr, mut channel]) =
        watched.map_err(|error| failed("a program could not be watched", error))?;

    let Some((isolation, length)) = read_ready(&channel) else {
        let said = String::from_utf8_lossy(&channel);
        return Err(Fault::machine(
            format!("the limits for a program could not be set ({})", said.trim()),
            "Run the command again; if it stays, report it with this line.",
        ));
    };
    channel.drain(..length);
    let end = match stopped {
        Some(end) => end,
        None if libc::WIFSIGNALED(status) => match libc::WTERMSIG(status) {
            libc::SIGXCPU => End::CpuTime,
            libc::SIGKILL if cpu.as_secs() >= u64::from(spec.bounds.cpu_seconds) => End::CpuTime,
            signal => End::Signal(signal),
        },
        None => End::Exited(libc::WEXITSTATUS(status)),
    };
    Ok(Ended { end, cpu, stdout, stderr, channel, isolation })
}

/// The two ends of a channel. What the program reads from its end lies there
/// already, far fewer bytes than a socket holds, and then ends.
fn open_channel(input: &[u8]) -> io::Result<(UnixStream, UnixStream)> {
    let (mut ours, theirs) = UnixStream::pair()?;
    ours.write_all(input)?;
    ours.shutdown(std::net::Shutdown::Write)?;
    Ok((ours, theirs))
}

/// What the jail says when it is about to become the program.
fn ready_line(isolation: Isolation) -> String {
    let word = |on: bool| if on { "on" } else { "off" };
    format!("{JAIL_READY} files {} calls {}\n", word(isolation.files), word(isolation.calls))
}

/// Reads the jail's line at the head of the channel; also its length.
fn read_ready(channel: &[u8]) -> Option<(Isolation, usize)> {
    [(true, true), (true, false), (false, true), (false, false)].into_iter().find_map(
        |(files, calls)| {
            let isolation = Isolation { files, calls };
            let line = ready_line(isolation);
            channel.starts_with(line.as_bytes()).then_some((isolation, line.len()))
        },
    )
}

fn start(jail: &Jail, spec: &Spec<'_>, channel: OwnedFd) -> io::Result<Child> {
    let bounds = &spec.bounds;
    let mut command = Command::new(&jail.program);
    command
        .arg(JAIL)
        .arg(std::process::id().to_string())
        .args([
            bounds.cpu_seconds.to_string(),
            bounds.memory_mib.to_string(),
            bounds.file_mib.to_string(),
            bounds.open_files.to_string(),
        ])
        .arg(match spec.calls {
            Calls::Compiler => COMPILER,
            Calls::Program => PROGRAM,
        })
        .arg(&jail.without)
        .arg(jail.user.map_or(NOBODY_ELSE.to_string(), |User { uid, gid }| format!("{uid}:{gid}")))
        .args(spec.files.read.iter().flat_map(|path| [OsStr::new(READ), path.as_os_str()]))
        .args(spec.files.write.iter().flat_map(|path| [OsStr::new(WRITE), path.as_os_str()]))
        .arg("--")
        .arg(spec.program)
        .args(&spec.arguments)
        .env_clear()
        .envs(spec.env.iter().map(|(name, value)| (name, value)))
        .current_dir(spec.folder)
        .stdin(Stdio::from(channel))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut running = running();
    let child = command.spawn()?;
    running.get_or_insert_default().insert(child.id() as i32);
    Ok(child)
}

/// Reads until the program has ended or meets a bound. The first part of the
/// result says which bound; the second is what was read.
fn watch(
    child: &mut Child,
    channel: UnixStream,
    bounds: &Bounds,
    enough: Option<Enough<'_>>,
) -> io::Result<(Option<End>, [Vec<u8>; 3])> {
    let pid = child.id() as i32;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let mut streams = [
        Stream::new(stdout.map(OwnedFd::from), bounds.output, bounds.kept, End::Output)?,
        Stream::new(stderr.map(OwnedFd::from), bounds.output, bounds.kept, End::Output)?,
        Stream::new(Some(channel.into()), bounds.channel, bounds.channel, End::Channel)?,
    ];
    let start = Instant::now();
    let deadline = start + bounds.wall();
    let pidfd = open_pidfd(pid);
    let mut next_look = start + LOOK;
    let mut stopped = None;
    loop {
        let ended = has_ended(pid);
        for stream in &mut streams {
            if let Some(end) = stream.read()? {
                stopped = stopped.or(Some(end));
            }
        }
        if ended || stopped.is_some() {
            break;
        }
        let now = Instant::now();
        let left = deadline.saturating_duration_since(now);
        if left.is_zero() {
            stopped = Some(End::WallTime);
            break;
        }
        if let Some(enough) = enough.filter(|_| now >= next_look) {
            let long_enough = now - start >= enough.longest;
            if long_enough || has_done_enough(pid, &streams[2].kept, enough) {
                stopped = Some(End::Enough);
                break;
            }
            next_look = now + LOOK;
        }
        // Without a descriptor that tells of the end, look every few moments.
        let tick = if pidfd.is_some() { left } else { left.min(Duration::from_millis(5)) };
        let tick = if enough.is_some() { tick.min(LOOK) } else { tick };
        let open = streams.iter().filter_map(|stream| stream.file.as_ref());
        wait_for_any(
            open.map(|file| file.as_raw_fd()).chain(pidfd.as_ref().map(AsRawFd::as_raw_fd)),
            tick,
        )?;
    }
    Ok((stopped, streams.map(|stream| stream.kept)))
}

/// Whether a program has used the time after which this is asked, and has sent
/// enough, or has used all of its time. Where the system does not tell the time, it
/// goes on.
fn has_done_enough(pid: i32, channel: &[u8], enough: Enough<'_>) -> bool {
    let Some(cpu) = cpu_so_far(pid) else { return false };
    let has_sent_enough =
        || read_ready(channel).is_some_and(|(_, length)| (enough.sent)(&channel[length..]));
    cpu >= enough.most || cpu >= enough.after && has_sent_enough()
}

/// The processor time that a running process has used, all its threads together.
fn cpu_so_far(pid: i32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // Behind the name, which may hold anything, the times are fields 14 and 15.
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut fields = rest.split(' ').skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    let (user, system) = (ticks()?, ticks()?);
    // SAFETY: sysconf takes an integer.
    let per_second = u64::try_from(unsafe { libc::sysconf(libc::_SC_CLK_TCK) }).ok()?;
    Some(Duration::from_millis((user + system) * 1000 / per_second.max(1)))
}

/// One of the three streams of a program: read without waiting, kept up to a
/// bound, and closed at its end.
struct Stream {
    file: Option<std::fs::File>,
    kept: Vec<u8>,
    seen: usize,
    most: usize,
    keep: usize,
    over: End,
}

impl Stream {
    fn new(fd: Option<OwnedFd>, most: usize, keep: usize, over: End) -> io::Result<Stream> {
        if let Some(fd) = &fd {
            set_nonblocking(fd.as_fd().as_raw_fd())?;
        }
        Ok(Stream { file: fd.map(Into::into), kept: Vec::new(), seen: 0, most, keep, over })
    }

    /// Reads what is there; says so when the stream has exceeded its bound.
    fn read(&mut self) -> io::Result<Option<End>> {
        let mut buffer = [0; 16 << 10];
        while let Some(file) = &mut self.file {
            match file.read(&mut buffer) {
                Ok(0) => self.file = None,
                Ok(length) => {
                    let room = self.keep.saturating_sub(self.kept.len());
                    self.kept.extend_from_slice(&buffer[..length.min(room)]);
                    self.seen += length;
                    if self.seen > self.most {
                        return Ok(Some(self.over));
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                // A socket whose other end was killed with unread data.
                Err(error) if error.kind() == io::ErrorKind::ConnectionReset => self.file = None,
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }
}

fn set_nonblocking(fd: RawFd) -> io::Result<()> {
    // SAFETY: fcntl on an open descriptor with plain integer arguments.
    let done = unsafe {
        let flags = libc::fcntl(fd, libc::F_GETFL);
        flags >= 0 && libc::fcntl(fd, libc::F_SETFL, flags | libc::O_NONBLOCK) >= 0
    };
    if done { Ok(()) } else { Err(io::Error::last_os_error()) }
}

fn wait_for_any(fds: impl Iterator<Item = RawFd>, at_most: Duration) -> io::Result<()> {
    let mut fds: Vec<libc::pollfd> =
        fds.map(|fd| libc::pollfd { fd, events: libc::POLLIN, revents: 0 }).collect();
    let milliseconds = i32::try_from(at_most.as_millis()).unwrap_or(i32::MAX).max(1);
    // SAFETY: the pointer and the length describe the vector above.
    let ready = unsafe { libc::poll(fds.as_mut_ptr(), fds.len() as libc::nfds_t, milliseconds) };
    let error = io::Error::last_os_error();
    if ready < 0 && error.kind() != io::ErrorKind::Interrupted { Err(error) } else { Ok(()) }
}

#[cfg(target_os = "linux")]
fn open_pidfd(pid: i32) -> Option<OwnedFd> {
    // SAFETY: the call takes two integers and returns a new descriptor, which
    // becomes owned here and nowhere else.
    unsafe {
        let fd = libc::syscall(libc::SYS_pidfd_open, pid, 0) as RawFd;
        (fd >= 0).then(|| OwnedFd::from_raw_fd(fd))
    }
}

#[cfg(not(target_os = "linux"))]
fn open_pidfd(_pid: i32) -> Option<OwnedFd> {
    None
}

/// Whether the program has ended. It stays unreaped, so its number and its
/// group's stay taken.
fn has_ended(pid: i32) -> bool {
    // SAFETY: `info` is a plain structure that the call fills in; zeroed is a
    // valid value for it.
    unsafe {
        let mut info: libc::siginfo_t = std::mem::zeroed();
        let options = libc::WEXITED | libc::WNOHANG | libc::WNOWAIT;
        libc::waitid(libc::P_PID, pid as libc::id_t, &mut info, options) == 0
            && info.si_pid() == pid
    }
}

/// Kills the program's process group, whether or not it has ended. Until the
/// jail has made its own session there is no such group, so the program itself
/// is killed as well; it is not yet reaped, so the number is still its own.
fn kill_group(pid: i32) {
    // SAFETY: kill takes two integers.
    unsafe {
        libc::kill(-pid, libc::SIGKILL);
        libc::kill(pid, libc::SIGKILL);
    }
}

/// Whether this process may run programs as another user.
pub fn may_change_user() -> bool {
    this_user().uid == 0
}

fn this_user() -> User {
    // SAFETY: these calls take nothing and always succeed.
    unsafe { User { uid: libc::geteuid(), gid: libc::getegid() } }
}

/// Gives folders with all that is in them to a user. Links are given, not what they
/// lead to.
fn give(folders: &[PathBuf], user: User) -> io::Result<()> {
    for path in folders {
        std::os::unix::fs::lchown(path, Some(user.uid), Some(user.gid))?;
        if std::fs::symlink_metadata(path)?.is_dir() {
            let inside: io::Result<Vec<PathBuf>> =
                std::fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect();
            give(&inside?, user)?;
        }
    }
    Ok(())
}

/// Whether there is a process of this number, ours or another user's.
pub fn is_alive(pid: u32) -> bool {
    // SAFETY: kill takes two integers; signal 0 only asks.
    let reached = unsafe { libc::kill(pid as i32, 0) } == 0;
    reached || io::Error::last_os_error().kind() == io::ErrorKind::PermissionDenied
}

/// Waits for a killed or ended program; its raw status and processor time.
fn reap(pid: i32) -> (i32, Duration) {
    // SAFETY: both out-parameters are plain structures owned here.
    unsafe {
        let mut status = 0;
        let mut usage: libc::rusage = std::mem::zeroed();
        while libc::wait4(pid, &mut status, 0, &mut usage) < 0
            && io::Error::last_os_error().kind() == io::ErrorKind::Interrupted
        {}
        let time = |of: libc::timeval| {
            Duration::new(of.tv_sec.max(0) as u64, of.tv_usec.max(0) as u32 * 1000)
        };
        (status, time(usage.ru_utime) + time(usage.ru_stime))
    }
}

/// Kills and reaps processes that a confined program left behind and that left
/// its group: they have become children of this process. Their own children
/// come up next, so it goes on until there are none.
fn sweep_orphans() {
    let running = running();
    let ours = |pid: &i32| running.as_ref().is_some_and(|running| running.contains(pid));
    for _ in 0..1000 {
        let orphans: Vec<i32> = children().into_iter().filter(|pid| !ours(pid)).collect();
        if orphans.is_empty() {
            return;
        }
        for pid in orphans {
            if is_jailed_orphan(pid) {
                kill_group(pid);
                reap(pid);
            }
        }
        if children().iter().all(|pid| ours(pid) || !is_jailed_orphan(*pid)) {
            return;
        }
    }
}

/// Whether a child of this process may be killed: one that left our own session,
/// as every jail does. Other children belong to whoever uses this library.
fn is_jailed_orphan(pid: i32) -> bool {
    // SAFETY: getsid takes an integer.
    unsafe {
        let session = libc::getsid(pid);
        session < 0 || session != libc::getsid(0)
    }
}

/// The children of this process, as the kernel lists them.
fn children() -> Vec<i32> {
    let Ok(tasks) = std::fs::read_dir("/proc/self/task") else { return Vec::new() };
    tasks
        .flatten()
        .filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok())
        .flat_map(|list| {
            list.split_whitespace().filter_map(|pid| pid.parse().ok()).collect::<Vec<_>>()
        })
        .collect()
}

/// Becomes the jailed program. `arguments` are those after [`JAIL`]; on success
/// this does not return.
pub fn enter_jail(arguments: impl Iterator<Item = OsString>) -> ! {
    let reason = match Entry::read(arguments) {
        Some(entry) => entry.become_program(),
        None => "the jail's arguments cannot be read".to_string(),
    };
    // On the channel, where the grader looks; never on the program's output.
    if let Ok(fd) = io::stdin().as_fd().try_clone_to_owned() {
        let _ = std::fs::File::from(fd).write_all(reason.as_bytes());
    }
    std::process::exit(JAIL_FAILED)
}

/// Words among the arguments of a jail.
const COMPILER: &str = "compiler";
const PROGRAM: &str = "program";
const READ: &str = "--read";
const WRITE: &str = "--write";
const NOBODY_ELSE: &str = "-";

/// The arguments of a jail.
struct Entry {
    parent: u32,
    cpu_seconds: u64,
    memory_mib: u64,
    file_mib: u64,
    open_files: u64,
    calls: Calls,
    without: OsString,
    user: Option<User>,
    files: Files,
    program: OsString,
    arguments: Vec<OsString>,
}

impl Entry {
    fn read(mut words: impl Iterator<Item = OsString>) -> Option<Entry> {
        let mut number = || words.next()?.to_str()?.parse::<u64>().ok();
        let (parent, cpu_seconds, memory_mib, file_mib, open_files) =
            (number()?, number()?, number()?, number()?, number()?);
        let calls = match words.next()?.to_str()? {
            COMPILER => Calls::Compiler,
            PROGRAM => Calls::Program,
            _ => return None,
        };
        let without = words.next()?;
        let user = match words.next()?.to_str()? {
            NOBODY_ELSE => None,
            word => Some(User::parse(word)?),
        };
        let mut files = Files::default();
        loop {
            match words.next()?.to_str()? {
                READ => files.read.push(words.next()?.into()),
                WRITE => files.write.push(words.next()?.into()),
                "--" => break,
                _ => return None,
            }
        }
        Some(Entry {
            parent: u32::try_from(parent).ok()?,
            cpu_seconds,
            memory_mib,
            file_mib,
            open_files,
            calls,
            without,
            user,
            files,
            program: words.next()?,
            arguments: words.collect(),
        })
    }

    /// Takes rights away and becomes the program; returns only to say why not.
    fn become_program(self) -> String {
        // SAFETY: system calls with plain integers, or with a structure that
        // lives on this stack; the process has a single thread.
        unsafe {
            if libc::setsid() < 0 {
                return format!("no session of its own: {}", io::Error::last_os_error());
            }
            if let Some(user) = self.user
                && let Err(error) = become_user(user)
            {
                return format!("the rights of another user cannot be taken: {error}");
            }
            #[cfg(target_os = "linux")]
            {
                // The kernel forgets it when the user changes.
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                // Everything but the first three is closed at exec.
                const CLOSE_RANGE_CLOEXEC: libc::c_uint = 4;
                libc::syscall(libc::SYS_close_range, 3, libc::c_uint::MAX, CLOSE_RANGE_CLOEXEC);
            }
            if libc::getppid() as u32 != self.parent {
                return "the grader is gone".to_string();
            }
        }
        const MIB: u64 = 1 << 20;
        let memory = self.memory_mib * MIB;
        let limits = [
            // At the soft limit a signal that can be caught, a second later one that cannot.
            (libc::RLIMIT_CPU, self.cpu_seconds, self.cpu_seconds + 1),
            (libc::RLIMIT_DATA, memory, memory),
            (
                libc::RLIMIT_AS,
                memory + SPARE_ADDRESSES_MIB * MIB,
                memory + SPARE_ADDRESSES_MIB * MIB,
            ),
            (libc::RLIMIT_FSIZE, self.file_mib * MIB, self.file_mib * MIB),
            (libc::RLIMIT_NOFILE, self.open_files, self.open_files),
            // 0 is ignored where dumps go to a program; 1 is the kernel's "no dump".
            (libc::RLIMIT_CORE, 1, 1),
        ];
        for (resource, soft, hard) in limits {
            // Other systems have these limits in name only, some of them.
            let needed = cfg!(target_os = "linux") || resource == libc::RLIMIT_CPU;
            if let Err(error) = set_limit(resource, soft, hard)
                && needed
            {
                return format!("limit {resource} cannot be set: {error}");
            }
        }
        if !Path::new(&self.program).is_file() {
            return format!("{} is missing", Path::new(&self.program).display());
        }
        let channel = io::stdin().as_fd().try_clone_to_owned().map(std::fs::File::from);
        let isolation = match self.isolate() {
            Ok(isolation) => isolation,
            Err(reason) => return reason,
        };
        let line = ready_line(isolation);
        if let Err(error) = channel.and_then(|mut channel| channel.write_all(line.as_bytes())) {
            return format!("the channel is closed: {error}");
        }
        // Where it lies on this machine is nobody's business.
        let name = Path::new(&self.program).file_name().unwrap_or_default();
        let error = Command::new(&self.program).arg0(name).args(&self.arguments).exec();
        format!("{} cannot be run: {error}", Path::new(&self.program).display())
    }
}

impl Entry {
    /// Gives up privileges, files and system calls, as far as the kernel can.
    #[cfg(target_os = "linux")]
    fn isolate(&self) -> Result<Isolation, String> {
        drop_privileges()?;
        let without = self.without.to_string_lossy();
        let files = !without.contains("landlock") && sandbox::restrict_files(&self.files)?;
        let calls = !without.contains("seccomp") && sandbox::restrict_calls(self.calls)?;
        Ok(Isolation { files, calls })
    }

    /// Other systems have limits, and nothing beside them that we use.
    #[cfg(not(target_os = "linux"))]
    fn isolate(&self) -> Result<Isolation, String> {
        let _ = (&self.without, &self.files, self.calls);
        Ok(Isolation { files: false, calls: false })
    }
}

/// Takes the rights of another user and no others, for good.
fn become_user(user: User) -> io::Result<()> {
    // SAFETY: no groups are read where their number is 0; the rest are plain integers.
    let done = unsafe {
        libc::setgroups(0, std::ptr::null()) == 0
            && libc::setgid(user.gid) == 0
            && libc::setuid(user.uid) == 0
    };
    if done { Ok(()) } else { Err(io::Error::last_os_error()) }
}

/// Gives up every capability, for good: root keeps only what files say of their
/// owner.
#[cfg(target_os = "linux")]
fn drop_privileges() -> Result<(), String> {
    #[repr(C)]
    struct Header {
        version: u32,
        pid: libc::c_int,
    }
    #[repr(C)]
    #[derive(Clone, Copy, Default)]
    struct Data {
        effective: u32,
        permitted: u32,
        inheritable: u32,
    }
    /// The version of the interface with 64 capabilities, in two parts.
    const VERSION: u32 = 0x2008_0522;
    let header = Header { version: VERSION, pid: 0 };
    let none = [Data::default(); 2];
    // SAFETY: prctl with plain integers; capset reads the two structures above,
    // which have the layout the kernel documents.
    let done = unsafe {
        libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
            && libc::syscall(libc::SYS_capset, &header, none.as_ptr()) == 0
    };
    if done {
        Ok(())
    } else {
        Err(format!("privileges cannot be given up: {}", io::Error::last_os_error()))
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
type Resource = libc::__rlimit_resource_t;
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
type Resource = libc::c_int;

/// Lowers a limit; one that is lower already stays.
fn set_limit(resource: Resource, soft: u64, hard: u64) -> io::Result<()> {
    // SAFETY: the structure is on this stack and valid for both calls.
    unsafe {
        let mut now: libc::rlimit = std::mem::zeroed();
        if libc::getrlimit(resource, &mut now) != 0 {
            return Err(io::Error::last_os_error());
        }
        let hard = now.rlim_max.min(hard as libc::rlim_t);
        let new = libc::rlimit { rlim_cur: hard.min(soft as libc::rlim_t), rlim_max: hard };
        if libc::setrlimit(resource, &new) == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
    }
}
