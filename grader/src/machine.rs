//! What the machine has: memory, and what the kernel can keep programs from.

use crate::compile::Compiler;
use crate::confine::{self, Bounds, Calls, Files, Isolation, Spec};
use crate::fault::Fault;
use serde::{Deserialize, Serialize};
use std::env;
use std::fs;
use std::path::Path;

/// The memory this process and all it starts may use together, in MiB: what its
/// control groups leave, or else what the machine has. `None` where the system
/// does not say.
pub fn memory_mib() -> Option<u32> {
    let own = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    let group = own.lines().find_map(|line| line.strip_prefix("0::/")).unwrap_or_default();
    let groups = Path::new("/sys/fs/cgroup").join(group);
    let limits = groups
        .ancestors()
        .take_while(|folder| folder.starts_with("/sys/fs/cgroup"))
        .filter_map(|folder| fs::read_to_string(folder.join("memory.max")).ok())
        .filter_map(|text| text.trim().parse::<u64>().ok())
        .map(|bytes| bytes >> 20);
    let total = fs::read_to_string("/proc/meminfo").ok().and_then(|text| total_mib(&text));
    limits.chain(total).min().map(|mib| u32::try_from(mib).unwrap_or(u32::MAX))
}

/// What this machine is called, letters and digits alone; `here` where the system does
/// not say.
pub fn name() -> String {
    let said = fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let said = said.or_else(|| env::var("HOSTNAME").or_else(|_| env::var("COMPUTERNAME")).ok());
    let plain: String =
        said.unwrap_or_default().chars().filter(char::is_ascii_alphanumeric).collect();
    if plain.is_empty() { "here".to_string() } else { plain }
}

/// The total memory in the text of `/proc/meminfo`, in MiB.
fn total_mib(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib >> 10)
}

/// A compiler's share of the memory when `jobs` run at a time, in MiB: half of the
/// machine for all of them, but never so little that honest files do not compile.
pub fn compiler_share_mib(memory_mib: Option<u32>, jobs: usize) -> u32 {
    /// No honest file of this workbook comes near it.
    const MOST: u32 = 2048;
    /// Below this the compiler fails in confusing ways.
    const LEAST: u32 = 512;
    let jobs = u32::try_from(jobs.max(1)).unwrap_or(u32::MAX);
    memory_mib.map_or(MOST, |all| (all / 2 / jobs).clamp(LEAST, MOST))
}

/// What holds for the compiler and for a student's program on this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confinement {
    pub compiler: Isolation,
    pub program: Isolation,
}

impl Confinement {
    /// Tries it out with the compiler itself.
    ///
    /// # Errors
    ///
    /// A machine fault where nothing can be started.
    pub fn try_out(compiler: &Compiler, folder: &Path) -> Result<Confinement, Fault> {
        let isolation = |calls: Calls| -> Result<Isolation, Fault> {
            let write = match calls {
                Calls::Compiler => vec![folder.to_path_buf()],
                Calls::Program => Vec::new(),
            };
            let spec = Spec {
                program: &compiler.toolchain.rustc,
                arguments: vec!["-V".into()],
                input: Vec::new(),
                folder,
                env: Vec::new(),
                bounds: Bounds {
                    cpu_seconds: 2,
                    memory_mib: 512,
                    file_mib: 1,
                    open_files: 64,
                    output: 1 << 16,
                    kept: 0,
                    channel: 1 << 10,
                },
                files: Files { write, ..Files::default() },
                calls,
            };
            confine::run(&compiler.jail, &spec).map(|ended| ended.isolation)
        };
        Ok(Confinement {
            compiler: isolation(Calls::Compiler)?,
            program: isolation(Calls::Program)?,
        })
    }

    /// What is missing, in sentences for the person who grades; empty where all
    /// holds.
    pub fn gaps(&self) -> Vec<&'static str> {
        let gap = |holds: bool, what: &'static str| (!holds).then_some(what);
        [
            gap(
                self.compiler.files,
                "A file can read other files of this user while it is compiled, and is refused \
                 when it tries to by name.",
            ),
            gap(self.program.files, "A student's program can read and write this user's files."),
            gap(
                self.program.calls,
                "A student's program can start processes and use the network; what it starts is \
                 ended with it.",
            ),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compilers_share_is_bounded_on_both_sides() {
        assert_eq!(compiler_share_mib(Some(24_000), 2), 2048);
        assert_eq!(compiler_share_mib(Some(8_000), 4), 1000);
        assert_eq!(compiler_share_mib(Some(768), 2), 512);
        assert_eq!(compiler_share_mib(None, 8), 2048);
    }

    #[test]
    fn the_total_is_read_from_the_kernels_table() {
        assert_eq!(total_mib("MemTotal:       24603140 kB\nMemFree: 1 kB\n"), Some(24_026));
        assert_eq!(total_mib("nothing"), None);
    }

    #[test]
    fn every_gap_has_its_sentence() {
        let off = Isolation { files: false, calls: false };
        let on = Isolation { files: true, calls: true };
        assert_eq!(Confinement { compiler: off, program: off }.gaps().len(), 3);
        assert!(Confinement { compiler: on, program: on }.gaps().is_empty());
    }
}
