//! What the Linux kernel keeps a confined program from: files by Landlock, system
//! calls by seccomp. Both are on before the program begins.
//!
//! Each alone leaves a gap: without Landlock files can be read, without seccomp
//! processes and connections can be made. Where the kernel lacks one, the other
//! still holds, and the grader says so.

use crate::confine::{Calls, Files};
use landlock::{
    ABI, Access, AccessFs, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset,
    RulesetAttr, RulesetCreatedAttr, RulesetStatus, Scope,
};
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, TargetArch, apply_filter,
};
use std::collections::BTreeMap;

/// The newest version of Landlock that the rules below know.
const NEWEST: ABI = ABI::V6;

/// Restricts this process, and what it becomes, to the given files; whether the
/// kernel does so.
///
/// Where files may be written they may also be moved between folders, which
/// compilers do: the first version of Landlock forbids that always, so there it
/// is left off.
///
/// # Errors
///
/// The reason, where the kernel has Landlock and refuses the rules.
pub fn restrict_files(files: &Files) -> Result<bool, String> {
    let said = |error: &dyn std::fmt::Display| format!("Landlock refuses its rules: {error}");
    let mut rules = Ruleset::default();
    if !files.write.is_empty() {
        let moves = std::mem::take(&mut rules)
            .set_compatibility(CompatLevel::HardRequirement)
            .handle_access(AccessFs::Refer);
        match moves {
            Ok(with) => rules = with.set_compatibility(CompatLevel::BestEffort),
            Err(_) => return Ok(false),
        }
    }
    let all = AccessFs::from_all(NEWEST);
    let mut rules = rules
        .handle_access(all)
        .and_then(|rules| rules.scope(Scope::Signal | Scope::AbstractUnixSocket))
        .and_then(Ruleset::create)
        .map_err(|error| said(&error))?;
    let rights = [(&files.read, AccessFs::from_read(NEWEST)), (&files.write, all)];
    for (paths, access) in rights {
        for path in paths {
            // What is not there needs no rule.
            let Ok(open) = PathFd::new(path) else { continue };
            let access = if path.is_dir() { access } else { access & file_access() };
            rules = rules.add_rule(PathBeneath::new(open, access)).map_err(|error| said(&error))?;
        }
    }
    let status = rules.restrict_self().map_err(|error| said(&error))?;
    Ok(status.ruleset != RulesetStatus::NotEnforced)
}

/// The rights that make sense for a single file.
fn file_access() -> BitFlags<AccessFs> {
    AccessFs::from_file(NEWEST)
}

/// Restricts the system calls of this process and what it becomes; whether the
/// kernel and the processor are ones we can do this for.
///
/// # Errors
///
/// The reason, where the kernel refuses the filter.
pub fn restrict_calls(calls: Calls) -> Result<bool, String> {
    let Ok(arch) = TargetArch::try_from(std::env::consts::ARCH) else { return Ok(false) };
    for filter in filters(calls, arch)? {
        match apply_filter(&filter) {
            Ok(()) => {}
            Err(seccompiler::Error::Prctl(error) | seccompiler::Error::Seccomp(error))
                if matches!(error.raw_os_error(), Some(libc::ENOSYS | libc::EINVAL)) =>
            {
                return Ok(false);
            }
            Err(error) => return Err(format!("the filter on system calls: {error}")),
        }
    }
    Ok(true)
}

type Rules = BTreeMap<i64, Vec<SeccompRule>>;

fn filters(calls: Calls, arch: TargetArch) -> Result<Vec<BpfProgram>, String> {
    let allow = SeccompAction::Allow;
    let refuse = SeccompAction::Errno(libc::EPERM as u32);
    // The C library tries older calls when it is told that one does not exist.
    let unknown = SeccompAction::Errno(libc::ENOSYS as u32);
    let filter = |rules: Rules, others: &SeccompAction, these: &SeccompAction| {
        SeccompFilter::new(rules, others.clone(), these.clone(), arch)
            .and_then(BpfProgram::try_from)
            .map_err(|error| format!("the filter on system calls: {error}"))
    };
    match calls {
        Calls::Compiler => {
            let rules = REACHING_OUT.iter().flat_map(|&call| with_twin(call)).collect();
            Ok(vec![filter(rules, &allow, &refuse)?])
        }
        Calls::Program => Ok(vec![
            filter(program_rules()?, &refuse, &allow)?,
            filter(NEWER.iter().map(|&call| (call, Vec::new())).collect(), &allow, &unknown)?,
        ]),
    }
}

/// A call without conditions, and on x86-64 its twin of the x32 interface.
fn with_twin(call: i64) -> Vec<(i64, Vec<SeccompRule>)> {
    const X32: i64 = 0x4000_0000;
    let mut calls = vec![(call, Vec::new())];
    if cfg!(target_arch = "x86_64") {
        calls.push((call | X32, Vec::new()));
    }
    calls
}

/// Calls with which a program reaches beyond itself: the network, other processes,
/// the kernel's own workings, a session of its own. (A pair of sockets reaches
/// nobody; the compiler starts its linker with one.)
const REACHING_OUT: &[i64] = &[
    libc::SYS_socket,
    libc::SYS_connect,
    libc::SYS_bind,
    libc::SYS_listen,
    libc::SYS_accept,
    libc::SYS_accept4,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_send_signal,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_open_tree,
    libc::SYS_move_mount,
    libc::SYS_fsopen,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_setsid,
    libc::SYS_setpgid,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_keyctl,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_kexec_load,
    libc::SYS_reboot,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_acct,
    libc::SYS_quotactl,
    libc::SYS_syslog,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_name_to_handle_at,
    libc::SYS_open_by_handle_at,
    libc::SYS_fanotify_init,
    libc::SYS_mq_open,
    libc::SYS_shmget,
    libc::SYS_msgget,
    libc::SYS_semget,
];

/// Calls for which the C library has older ways.
const NEWER: &[i64] = &[libc::SYS_clone3, libc::SYS_openat2, libc::SYS_close_range];

/// Calls a student's program may make whatever their arguments.
const COMPUTING: &[i64] = &[
    libc::SYS_read,
    libc::SYS_write,
    libc::SYS_readv,
    libc::SYS_writev,
    libc::SYS_pread64,
    libc::SYS_pwrite64,
    libc::SYS_lseek,
    libc::SYS_close,
    libc::SYS_openat,
    libc::SYS_fstat,
    libc::SYS_newfstatat,
    libc::SYS_statx,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_readlinkat,
    libc::SYS_getdents64,
    libc::SYS_getcwd,
    libc::SYS_chdir,
    libc::SYS_dup,
    libc::SYS_dup3,
    libc::SYS_ppoll,
    libc::SYS_mmap,
    libc::SYS_mprotect,
    libc::SYS_munmap,
    libc::SYS_mremap,
    libc::SYS_madvise,
    libc::SYS_brk,
    libc::SYS_membarrier,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sigaltstack,
    libc::SYS_restart_syscall,
    libc::SYS_nanosleep,
    libc::SYS_clock_nanosleep,
    libc::SYS_clock_gettime,
    libc::SYS_clock_getres,
    libc::SYS_gettimeofday,
    libc::SYS_getrusage,
    libc::SYS_times,
    libc::SYS_sched_yield,
    libc::SYS_sched_getaffinity,
    libc::SYS_getpid,
    libc::SYS_gettid,
    libc::SYS_getppid,
    libc::SYS_getuid,
    libc::SYS_geteuid,
    libc::SYS_getgid,
    libc::SYS_getegid,
    libc::SYS_uname,
    libc::SYS_sysinfo,
    libc::SYS_getrandom,
    libc::SYS_futex,
    libc::SYS_set_robust_list,
    libc::SYS_get_robust_list,
    libc::SYS_set_tid_address,
    libc::SYS_rseq,
    libc::SYS_exit,
    libc::SYS_exit_group,
    // Becoming the program itself; Landlock says which file that can be.
    libc::SYS_execve,
    // Taking further rights away.
    libc::SYS_seccomp,
];

/// The older calls of this processor that the C library still makes.
#[cfg(target_arch = "x86_64")]
const COMPUTING_HERE: &[i64] = &[
    libc::SYS_open,
    libc::SYS_stat,
    libc::SYS_lstat,
    libc::SYS_access,
    libc::SYS_readlink,
    libc::SYS_getdents,
    libc::SYS_dup2,
    libc::SYS_poll,
    libc::SYS_time,
    libc::SYS_arch_prctl,
    libc::SYS_getrlimit,
];
#[cfg(not(target_arch = "x86_64"))]
const COMPUTING_HERE: &[i64] = &[];

#[allow(clippy::unnecessary_cast, reason = "these constants have other types elsewhere")]
fn program_rules() -> Result<Rules, String> {
    let mut rules: Rules =
        COMPUTING.iter().chain(COMPUTING_HERE).map(|&call| (call, Vec::new())).collect();
    let own = u64::from(std::process::id());
    let equals = |argument: u8, value: u64| one(argument, SeccompCmpOp::Eq, value);
    let thread = libc::CLONE_THREAD as u64;
    rules.insert(libc::SYS_clone, vec![one(0, SeccompCmpOp::MaskedEq(thread), thread)?]);
    // Signals to itself: that is how `abort` works.
    rules.insert(libc::SYS_kill, vec![equals(0, own)?]);
    rules.insert(libc::SYS_tgkill, vec![equals(0, own)?]);
    let ioctls = [libc::TCGETS as u64, libc::TIOCGWINSZ as u64, libc::FIONBIO as u64];
    let each = |argument: u8, values: &[u64]| {
        values.iter().map(|&value| equals(argument, value)).collect::<Result<Vec<_>, _>>()
    };
    rules.insert(libc::SYS_ioctl, each(1, &ioctls)?);
    // Of open files, their own flags; not who is told when something can be read.
    let commands = [
        libc::F_DUPFD as u64,
        libc::F_DUPFD_CLOEXEC as u64,
        libc::F_GETFD as u64,
        libc::F_SETFD as u64,
        libc::F_GETFL as u64,
        libc::F_SETFL as u64,
    ];
    rules.insert(libc::SYS_fcntl, each(1, &commands)?);
    // Its own limits may be asked for and not set; nobody else's are any business.
    let own_limits = [(0, SeccompCmpArgLen::Dword), (2, SeccompCmpArgLen::Qword)]
        .into_iter()
        .map(|(argument, length)| SeccompCondition::new(argument, length, SeccompCmpOp::Eq, 0))
        .collect::<Result<Vec<_>, _>>()
        .and_then(SeccompRule::new)
        .map_err(|error| format!("the filter on system calls: {error}"))?;
    rules.insert(libc::SYS_prlimit64, vec![own_limits]);
    let options = [
        libc::PR_SET_NAME as u64,
        libc::PR_GET_NAME as u64,
        libc::PR_SET_NO_NEW_PRIVS as u64,
        libc::PR_SET_SECCOMP as u64,
        PR_SET_VMA,
    ];
    rules.insert(libc::SYS_prctl, each(0, &options)?);
    Ok(rules)
}

/// Names a stretch of memory; the C library does so for its own.
const PR_SET_VMA: u64 = 0x5356_4d41;

/// A rule on one argument, compared as 32 bits, which is what these calls read.
fn one(argument: u8, how: SeccompCmpOp, value: u64) -> Result<SeccompRule, String> {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, how, value)
        .and_then(|condition| SeccompRule::new(vec![condition]))
        .map_err(|error| format!("the filter on system calls: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_filters_can_be_built_for_every_processor_we_know() {
        for arch in [TargetArch::x86_64, TargetArch::aarch64, TargetArch::riscv64] {
            assert_eq!(filters(Calls::Compiler, arch).unwrap().len(), 1);
            assert_eq!(filters(Calls::Program, arch).unwrap().len(), 2);
        }
    }

    #[test]
    fn a_program_may_not_do_what_reaches_beyond_it() {
        let allowed = program_rules().unwrap();
        assert!(!allowed.contains_key(&libc::SYS_socketpair));
        let reaching: Vec<&i64> =
            REACHING_OUT.iter().filter(|call| allowed.contains_key(call)).collect();
        assert!(reaching.is_empty(), "{reaching:?}");
    }
}
