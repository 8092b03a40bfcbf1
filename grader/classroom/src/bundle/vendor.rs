//! The crates from crates.io that a bundle is built from, so that it is built without
//! the network. Of crates that Linux never compiles only the name is kept: cargo asks
//! for it, and the bundle stays small.

use crate::parcel::{Parcel, files_below, read};
use crate::scratch::Scratch;
use grader::fault::Fault;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::Path;

/// The folder of the crates in the workbook of a bundle.
const FOLDER: &str = "vendor";

/// What tells cargo to take the crates from that folder, and from nowhere else.
const CONFIG: &str = "\
[source.crates-io]
replace-with = \"vendored\"

[source.vendored]
directory = \"vendor\"

[net]
offline = true
";

/// The systems that bundles are built on.
const SYSTEMS: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"];

/// The file beside every crate with its hash.
const CHECKSUM: &str = ".cargo-checksum.json";

/// Puts the crates into a workbook, with the `Cargo.lock` that fits them.
///
/// # Errors
///
/// A machine fault where cargo cannot fetch them.
pub fn put_crates(workbook: &mut Parcel, scratch: &Scratch) -> Result<(), Fault> {
    workbook.mirror(&scratch.copy, &[FOLDER])?;
    let vendor = ["vendor", "--quiet", "--versioned-dirs", FOLDER];
    scratch.offline_or_online(&vendor, "the crates of the grader cannot be fetched")?;
    workbook.take(&scratch.copy, "Cargo.lock")?;
    let needed = needed(scratch)?;
    for path in files_below(&scratch.copy, FOLDER)? {
        let name = path.split('/').nth(1).unwrap_or_default();
        if needed.contains(name) {
            workbook.take(&scratch.copy, &path)?;
        } else if path.ends_with("/Cargo.toml") && path.matches('/').count() == 2 {
            put_name(workbook, &scratch.copy, name)?;
        }
    }
    workbook.put(".cargo/config.toml", CONFIG);
    Ok(())
}

/// The folders of the crates that are compiled on Linux.
fn needed(scratch: &Scratch) -> Result<BTreeSet<String>, Fault> {
    let mut words = vec!["tree", "--workspace", "--offline", "--edges", "normal,build"];
    words.extend(["--prefix", "none", "--format", "{p}"]);
    words.extend(SYSTEMS.iter().flat_map(|system| ["--target", system]));
    let told = scratch.cargo(&words)?;
    if !told.status.success() {
        return Err(scratch.failed("cargo cannot list the crates of the grader", &told));
    }
    Ok(String::from_utf8_lossy(&told.stdout).lines().filter_map(folder_of).collect())
}

/// The folder of a crate in a line of `cargo tree`, such as `toml v1.2.0`.
fn folder_of(line: &str) -> Option<String> {
    let mut words = line.split(' ');
    let name = words.next()?;
    let version = words.next()?.strip_prefix('v')?;
    Some(format!("{name}-{version}"))
}

#[derive(Deserialize)]
struct Checksum {
    package: String,
}

/// Puts a crate with nothing in it.
fn put_name(workbook: &mut Parcel, copy: &Path, name: &str) -> Result<(), Fault> {
    let folder = format!("{FOLDER}/{name}");
    workbook.take(copy, &format!("{folder}/Cargo.toml"))?;
    workbook.put(&format!("{folder}/src/lib.rs"), "");
    let path = format!("{folder}/{CHECKSUM}");
    let checksum: Checksum = serde_json::from_slice(&read(copy, &path)?).map_err(|error| {
        Fault::file(Path::new(&path), format!("no checksum in it ({error})"), "Run it again.")
    })?;
    let text = format!("{{\"files\":{{}},\"package\":\"{}\"}}", checksum.package);
    workbook.put(&path, text);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_cargo_names_the_folder_of_a_crate() {
        assert_eq!(folder_of("toml v1.2.0"), Some("toml-1.2.0".to_string()));
        assert_eq!(folder_of("serde v1.0.1 (*)"), Some("serde-1.0.1".to_string()));
        assert_eq!(folder_of("a v1.0.0+wasi (proc-macro)"), Some("a-1.0.0+wasi".to_string()));
        assert_eq!(folder_of(""), None);
    }
}
