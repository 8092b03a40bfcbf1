//! The Rust toolchain that student code is compiled with.
//!
//! The real compiler is called, not rustup's proxy: the proxy costs some
//! 24 ms a call and obeys a `rust-toolchain.toml` in the folder it runs in.

use crate::exercise::fingerprint;
use crate::fault::Fault;
use serde::{Deserialize, Serialize};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::UNIX_EPOCH;

/// A compiler and what it says of itself.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Toolchain {
    pub rustc: PathBuf,
    pub sysroot: PathBuf,
    /// `rustc 1.95.0`
    pub version: String,
    /// `x86_64-unknown-linux-gnu`
    pub host: String,
    /// All of `rustc -vV`.
    pub verbose: String,
}

impl Toolchain {
    /// Finds the compiler: beside the cargo that runs the grader, or else the
    /// `rustc` on the search path. What was found is remembered in `memory`, a
    /// file, for as long as the compiler's own file and rustup's settings stay.
    ///
    /// # Errors
    ///
    /// A machine fault where there is no compiler or it does not run.
    pub fn find(memory: &Path) -> Result<Toolchain, Fault> {
        let candidate = candidate().ok_or_else(missing)?;
        let key = key(&candidate);
        let remembered = fs::read_to_string(memory)
            .ok()
            .and_then(|text| serde_json::from_str::<Remembered>(&text).ok())
            .filter(|remembered| remembered.key == key && remembered.toolchain.rustc.is_file());
        if let Some(remembered) = remembered {
            return Ok(remembered.toolchain);
        }
        let toolchain = ask(&candidate)?;
        let remembered = Remembered { key, toolchain };
        if let Ok(text) = serde_json::to_string(&remembered) {
            // Only a saving of time: where it cannot be written, it is asked again.
            let _ = crate::files::write_atomically(memory, text.as_bytes());
        }
        Ok(remembered.toolchain)
    }

    /// The folder with the standard library's shared object.
    pub fn library_folder(&self) -> PathBuf {
        self.sysroot.join("lib/rustlib").join(&self.host).join("lib")
    }
}

#[derive(Serialize, Deserialize)]
struct Remembered {
    key: String,
    toolchain: Toolchain,
}

fn missing() -> Fault {
    Fault::machine(
        "no Rust compiler was found: there is no `rustc` beside cargo or on the search path",
        "Install Rust from https://rustup.rs, open a new terminal, and run the command again.",
    )
}

fn candidate() -> Option<PathBuf> {
    let name = format!("rustc{}", env::consts::EXE_SUFFIX);
    let beside_cargo = env::var_os("CARGO")
        .map(|cargo| PathBuf::from(cargo).with_file_name(&name))
        .filter(|rustc| rustc.is_file());
    beside_cargo.or_else(|| {
        let path = env::var_os("PATH")?;
        env::split_paths(&path).map(|folder| folder.join(&name)).find(|rustc| rustc.is_file())
    })
}

/// What the choice of a compiler depends on.
fn key(candidate: &Path) -> String {
    let stamp = |path: &Path| {
        fs::metadata(path).ok().map(|data| {
            let changed =
                data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            (data.len(), changed.map(|time| time.as_nanos()))
        })
    };
    let rustup = env::var_os("RUSTUP_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".rustup")))
        .map(|home| home.join("settings.toml"));
    let parts = [
        format!("{:?}", candidate),
        format!("{:?}", stamp(candidate)),
        format!("{:?}", env::var_os("RUSTUP_TOOLCHAIN")),
        format!("{:?}", rustup.as_deref().and_then(stamp)),
    ];
    format!("{:016x}", fingerprint(&parts))
}

fn ask(candidate: &Path) -> Result<Toolchain, Fault> {
    let sysroot = PathBuf::from(output(candidate, &["--print", "sysroot"])?.trim());
    let real = sysroot.join("bin").join(candidate.file_name().unwrap_or(OsStr::new("rustc")));
    // Some distributions keep the compiler elsewhere than in its sysroot.
    let rustc = if real.is_file() { real } else { candidate.to_path_buf() };
    let verbose = output(&rustc, &["-vV"])?;
    let field = |name: &str| {
        verbose.lines().find_map(|line| line.strip_prefix(name)).map(str::trim).map(str::to_string)
    };
    let (Some(release), Some(host)) = (field("release:"), field("host:")) else {
        return Err(does_not_run(&rustc, "it does not say its version"));
    };
    Ok(Toolchain { rustc, sysroot, version: format!("rustc {release}"), host, verbose })
}

fn output(rustc: &Path, arguments: &[&str]) -> Result<String, Fault> {
    // From the root folder, where no project's settings choose another compiler.
    let root: OsString = if cfg!(windows) { "C:\\".into() } else { "/".into() };
    let output = Command::new(rustc)
        .args(arguments)
        .current_dir(root)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| does_not_run(rustc, &error.to_string()))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let said = String::from_utf8_lossy(&output.stderr);
        Err(does_not_run(rustc, said.lines().next().unwrap_or("it gave no reason")))
    }
}

fn does_not_run(rustc: &Path, why: &str) -> Fault {
    Fault::machine(
        format!("the Rust compiler {} does not run: {why}", rustc.display()),
        "Try `rustc --version` in a terminal; `rustup default stable` repairs most installations.",
    )
}
