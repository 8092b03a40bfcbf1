//! Files that leave the workbook together, held in memory: paths with what is in
//! them. Nothing is written before all of it is known.

use grader::fault::Fault;
use grader::files::write_atomically;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

/// One file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    pub bytes: Vec<u8>,
    /// Whether it is a program that is started.
    pub executable: bool,
}

impl File {
    /// Its text; `None` where it is none.
    pub fn text(&self) -> Option<&str> {
        std::str::from_utf8(&self.bytes).ok()
    }
}

/// Files by their path: relative, with `/` between the parts on every system.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Parcel {
    files: BTreeMap<String, File>,
}

/// The endings of the files that a workbook is made of. What an editor or a system
/// leaves beside them stays behind.
const ENDINGS: [&str; 9] = ["rs", "toml", "md", "html", "css", "js", "in", "sh", "py"];

impl Parcel {
    pub fn put(&mut self, path: &str, bytes: impl Into<Vec<u8>>) {
        self.files.insert(path.to_string(), File { bytes: bytes.into(), executable: false });
    }

    /// Puts a program that is started.
    pub fn put_program(&mut self, path: &str, bytes: impl Into<Vec<u8>>) {
        self.files.insert(path.to_string(), File { bytes: bytes.into(), executable: true });
    }

    /// Takes a file of the workbook, to the same path.
    ///
    /// # Errors
    ///
    /// A workbook fault where it cannot be read.
    pub fn take(&mut self, root: &Path, path: &str) -> Result<(), Fault> {
        let bytes = read(root, path)?;
        self.put(path, bytes);
        Ok(())
    }

    /// Takes the text files of a folder of the workbook and of all folders in it.
    ///
    /// # Errors
    ///
    /// A workbook fault where one cannot be read.
    pub fn take_folder(&mut self, root: &Path, folder: &str) -> Result<(), Fault> {
        for path in files_below(root, folder)? {
            let ending = Path::new(&path).extension().and_then(|ending| ending.to_str());
            if ending.is_some_and(|ending| ENDINGS.contains(&ending)) {
                self.take(root, &path)?;
            }
        }
        Ok(())
    }

    /// Puts all files of another parcel into a folder of this one.
    pub fn put_all(&mut self, folder: &str, other: Parcel) {
        let moved = other.files.into_iter().map(|(path, file)| (format!("{folder}/{path}"), file));
        self.files.extend(moved);
    }

    pub fn get(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    pub fn holds(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    pub fn files(&self) -> impl Iterator<Item = (&str, &File)> {
        self.files.iter().map(|(path, file)| (path.as_str(), file))
    }

    pub fn len(&self) -> usize {
        self.files.len()
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Writes all files below a folder. One that holds the same already is left
    /// alone, so that compilers see what changed.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn write(&self, folder: &Path) -> Result<(), Fault> {
        for (path, file) in &self.files {
            let to = folder.join(path);
            write_file(&to, file).map_err(|error| cannot_write(&to, &error))?;
        }
        Ok(())
    }

    /// Makes a folder hold these files and no others, but for what lies below the
    /// paths in `besides`.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn mirror(&self, folder: &Path, besides: &[&str]) -> Result<(), Fault> {
        self.write(folder)?;
        let wanted: BTreeSet<&str> = self.files.keys().map(String::as_str).collect();
        for path in files_below(folder, "")? {
            let kept = besides.iter().any(|one| Path::new(&path).starts_with(one));
            if !kept && !wanted.contains(path.as_str()) {
                remove_file(folder, &path)?;
            }
        }
        Ok(())
    }
}

/// Reads a file of the workbook.
///
/// # Errors
///
/// A workbook fault that names it.
pub fn read(root: &Path, path: &str) -> Result<Vec<u8>, Fault> {
    fs::read(root.join(path)).map_err(|error| unreadable(path, &error))
}

/// Reads a text of the workbook.
///
/// # Errors
///
/// A workbook fault that names it.
pub fn read_text(root: &Path, path: &str) -> Result<String, Fault> {
    fs::read_to_string(root.join(path)).map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &str, error: &io::Error) -> Fault {
    Fault::file(
        Path::new(path),
        format!("the file cannot be read ({error})"),
        format!("Bring it back with `git checkout -- {path}`, then run the command again."),
    )
}

/// A fault for a file or folder that cannot be written or taken away.
pub fn cannot_write(path: &Path, error: &io::Error) -> Fault {
    Fault::machine(
        format!("{} cannot be written ({error})", path.display()),
        "Check the permissions of its folder and the room on the disk, then run the command again.",
    )
}

/// Removes a file, and the folders that are empty without it.
///
/// # Errors
///
/// A machine fault.
pub fn remove_file(root: &Path, path: &str) -> Result<(), Fault> {
    let here = root.join(path);
    fs::remove_file(&here).map_err(|error| cannot_write(&here, &error))?;
    for parent in Path::new(path).ancestors().skip(1) {
        // A folder that is not empty stays.
        if parent.as_os_str().is_empty() || fs::remove_dir(root.join(parent)).is_err() {
            break;
        }
    }
    Ok(())
}

/// Writes a file unless it is there already, just so.
fn write_file(to: &Path, file: &File) -> io::Result<()> {
    if fs::read(to).is_ok_and(|old| old == file.bytes) {
        return set_executable(to, file.executable);
    }
    write_atomically(to, &file.bytes)?;
    set_executable(to, file.executable)
}

#[cfg(unix)]
fn set_executable(path: &Path, executable: bool) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    if !executable {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

/// Other systems have no such mark.
#[cfg(not(unix))]
fn set_executable(_path: &Path, _executable: bool) -> io::Result<()> {
    Ok(())
}

/// The paths of all files in a folder below `root` and in the folders in it, sorted,
/// relative to `root`. Links are files: they are not followed.
///
/// # Errors
///
/// A workbook fault where a folder cannot be read or a name is no text.
pub fn files_below(root: &Path, folder: &str) -> Result<Vec<String>, Fault> {
    let mut found = Vec::new();
    collect(root, folder, &mut found).map_err(|error| {
        let shown = if folder.is_empty() { root } else { Path::new(folder) };
        Fault::file(shown, format!("the folder cannot be read ({error})"), "Check it by hand.")
    })?;
    found.sort();
    Ok(found)
}

fn collect(root: &Path, folder: &str, found: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|name| {
            io::Error::new(io::ErrorKind::InvalidData, format!("{} is no text", name.display()))
        })?;
        let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        if entry.file_type()?.is_dir() {
            collect(root, &path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mirrored_folder_holds_the_files_of_the_parcel_and_what_was_excepted() {
        let folder = std::env::temp_dir().join(format!("classroom-parcel-{}", std::process::id()));
        let mut parcel = Parcel::default();
        parcel.put("a/one.txt", "1");
        parcel.put_program("run", "#!/bin/sh\n");
        fs::create_dir_all(folder.join("target/deep")).unwrap();
        fs::write(folder.join("target/deep/kept"), "").unwrap();
        fs::create_dir_all(folder.join("gone/deep")).unwrap();
        fs::write(folder.join("gone/deep/old.txt"), "").unwrap();
        parcel.mirror(&folder, &["target"]).unwrap();
        assert_eq!(files_below(&folder, "").unwrap(), ["a/one.txt", "run", "target/deep/kept"]);
        // Cargo takes an empty folder of an exercise for a broken one.
        assert!(!folder.join("gone").exists());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.join("run")).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o755);
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
