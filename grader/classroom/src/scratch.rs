//! A folder below cargo's target folder in which a copy of the workbook is tried. One
//! process at a time has it; it stays, so that the next time is faster.

use crate::parcel::cannot_write;
use grader::fault::Fault;
use grader::manifest::Layout;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// The folder, held.
#[derive(Debug)]
pub struct Scratch {
    /// Where the copy is.
    pub copy: PathBuf,
    /// Where cargo builds it.
    target: PathBuf,
    _lock: fs::File,
}

impl Scratch {
    /// Opens the folder of the given name; waits while another has it.
    ///
    /// # Errors
    ///
    /// A machine fault where it cannot be used.
    pub fn open(layout: &Layout, name: &str) -> Result<Scratch, Fault> {
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .filter(|path| !path.is_empty())
            .map_or_else(|| layout.root.join("target"), |path| layout.root.join(path));
        let folder = target.join(name);
        let open = || {
            fs::create_dir_all(&folder)?;
            let lock = fs::File::create(folder.join("lock"))?;
            lock.lock()?;
            Ok(lock)
        };
        let lock = open().map_err(|error| cannot_write(&folder, &error))?;
        Ok(Scratch { copy: folder.join("copy"), target: folder.join("target"), _lock: lock })
    }

    /// Runs cargo in the copy.
    ///
    /// # Errors
    ///
    /// A machine fault where it cannot be started.
    pub fn cargo(&self, words: &[&str]) -> Result<Output, Fault> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        Command::new(&cargo)
            .args(words)
            .current_dir(&self.copy)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_TERM_COLOR", "never")
            .output()
            .map_err(|error| {
                Fault::machine(
                    format!("{} cannot be started ({error})", cargo.display()),
                    "Install Rust from https://rustup.rs, or add cargo to the search path.",
                )
            })
    }

    /// Runs cargo with what is on this machine already, or else with the network.
    ///
    /// # Errors
    ///
    /// A machine fault that begins with `what`, where both fail.
    pub fn offline_or_online(&self, words: &[&str], what: &str) -> Result<(), Fault> {
        let offline = self.cargo(&[words, &["--offline"]].concat())?;
        if offline.status.success() {
            return Ok(());
        }
        let online = self.cargo(words)?;
        if online.status.success() { Ok(()) } else { Err(self.failed(what, &online)) }
    }

    /// The fault of a cargo that failed.
    pub fn failed(&self, what: &str, output: &Output) -> Fault {
        let said = String::from_utf8_lossy(&output.stderr);
        Fault::machine(
            format!("{what}:\n{}", said.trim()),
            "Nothing was written. Correct what the lines above name, then run it again.",
        )
    }
}
