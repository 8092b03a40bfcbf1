//! A handout on the disk: written whole or not at all, and later brought up to date
//! without touching what students wrote.
//!
//! A record beside the files, [`RECORD`], has the hash of each file as it was handed
//! out. A file that still has it is ours and may be replaced. A student's source that
//! differs is the student's. Another file that differs is replaced as well, and what
//! was in it is kept below `.workbook/replaced`.

use super::{Handout, source_of};
use crate::parcel::{Parcel, cannot_write, files_below, remove_file};
use grader::exercise::ExerciseId;
use grader::fault::Fault;
use grader::files::{sha256, write_atomically};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The name of the record.
pub const RECORD: &str = ".workbook-handout.toml";

/// The versions that cargo takes.
const LOCK: &str = "Cargo.lock";

/// The version of the record's form.
const FORMAT: u32 = 1;

/// What was handed out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    pub format: u32,
    /// The lab set; `None`: all exercises.
    pub lab: Option<String>,
    /// The SHA-256 of every file, by its path.
    pub files: BTreeMap<String, String>,
}

impl Record {
    fn of(handout: &Handout) -> Record {
        let files = handout.files.files();
        Record {
            format: FORMAT,
            lab: handout.lab.clone(),
            files: files.map(|(path, file)| (path.to_string(), sha256(&file.bytes))).collect(),
        }
    }

    /// Reads the record of a handout.
    ///
    /// # Errors
    ///
    /// A usage fault where the folder is no handout, or one of another form.
    pub fn read(folder: &Path) -> Result<Record, Fault> {
        let path = folder.join(RECORD);
        let text = fs::read_to_string(&path).map_err(|error| {
            Fault::usage(
                format!(
                    "{} is no handout: its {RECORD} cannot be read ({error})",
                    folder.display()
                ),
                "Leave out `--update`, and name a new folder.",
            )
        })?;
        let record: Record = toml::from_str(&text).map_err(|error| {
            Fault::file(
                &path,
                format!("the record is damaged ({})", error.message()),
                "Make a new handout in another folder, and copy the students' files into it.",
            )
        })?;
        if record.format != FORMAT {
            return Err(Fault::file(
                &path,
                format!("the record has form {}; this program reads form {FORMAT}", record.format),
                "Update with the version of the workbook that made the handout, or a later one.",
            ));
        }
        // Paths decide what is removed: none of them may lead out of the handout.
        if let Some(path) = record.files.keys().find(|path| !is_plain(path)) {
            return Err(Fault::file(
                &folder.join(RECORD),
                format!("`{path}` is no path in a handout"),
                "Make a new handout in another folder, and copy the students' files into it.",
            ));
        }
        Ok(record)
    }

    fn text(&self) -> String {
        let body = toml::to_string(self).unwrap_or_default();
        format!("# What was handed out, for `handout --update`. Leave it as it is.\n\n{body}")
    }
}

fn is_plain(path: &str) -> bool {
    let plain = |part: std::path::Component<'_>| matches!(part, std::path::Component::Normal(_));
    !path.is_empty() && Path::new(path).components().all(plain)
}

/// Checks that a handout can be made at a place: nothing is there, or an empty folder.
///
/// # Errors
///
/// A usage fault.
pub fn check_free(folder: &Path) -> Result<(), Fault> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => {
            return Err(Fault::usage(
                format!("{} cannot be used ({error})", folder.display()),
                "Name a new folder.",
            ));
        }
        Ok(mut entries) => entries.next().is_none(),
    };
    if entries {
        return Ok(());
    }
    Err(Fault::usage(
        format!("{} is not empty", folder.display()),
        "Name a new folder, or bring a handout up to date with `--update`.",
    ))
}

/// Writes a new handout: beside its place first, and moved there when it is whole.
///
/// # Errors
///
/// A machine fault; then nothing is there.
pub fn create(folder: &Path, handout: &Handout) -> Result<(), Fault> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let beside = folder.with_file_name(format!(".{name}.{}", std::process::id()));
    let written = write_new(&beside, handout).and_then(|()| {
        // An empty folder may be there.
        let _ = fs::remove_dir(folder);
        fs::rename(&beside, folder).map_err(|error| cannot_write(folder, &error))
    });
    if written.is_err() {
        let _ = fs::remove_dir_all(&beside);
    }
    written
}

fn write_new(folder: &Path, handout: &Handout) -> Result<(), Fault> {
    fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    handout.files.write(folder)?;
    write_record(folder, handout)
}

fn write_record(folder: &Path, handout: &Handout) -> Result<(), Fault> {
    let path = folder.join(RECORD);
    write_atomically(&path, Record::of(handout).text().as_bytes())
        .map_err(|error| cannot_write(&path, &error))
}

/// What an update does with a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// It was not there.
    Add,
    Replace,
    /// It was changed here; what was in it is kept.
    ReplaceChanged,
    /// A student's own work stays.
    Keep,
    /// It is no part of the handout any more.
    Remove,
    /// As above, and it was changed here; what was in it is kept.
    RemoveChanged,
    /// A student's own work on an exercise that is no part of it any more stays, and
    /// all of its folder.
    KeepGone,
}

/// What an update would do, file by file; files that stay as they are, are left out.
///
/// # Errors
///
/// A fault where a file of the handout cannot be read.
pub fn steps(folder: &Path, old: &Record, new: &Handout) -> Result<Vec<(String, Step)>, Fault> {
    refuse_links(folder)?;
    let mut steps = Vec::new();
    for (path, file) in new.files.files() {
        let here = read_if_there(folder, path)?;
        let step = match &here {
            None => Step::Add,
            Some(bytes) if *bytes == file.bytes => continue,
            // Cargo writes it as well, whenever the workspace has other members.
            Some(_) if path == LOCK && is_as_handed_out(old, path, &file.bytes) => continue,
            Some(_) if path == LOCK => Step::Replace,
            Some(bytes) if is_as_handed_out(old, path, bytes) => Step::Replace,
            Some(_) if is_source(path) => Step::Keep,
            Some(_) => Step::ReplaceChanged,
        };
        steps.push((path.to_string(), step));
    }
    for path in old.files.keys().filter(|path| !new.files.holds(path)) {
        let Some(bytes) = read_if_there(folder, path)? else { continue };
        if is_worked_in(folder, old, path)? {
            // All of its folder stays: cargo wants a manifest beside the source.
            if is_source(path) {
                steps.push((path.clone(), Step::KeepGone));
            }
            continue;
        }
        let changed = !is_as_handed_out(old, path, &bytes);
        steps.push((path.clone(), if changed { Step::RemoveChanged } else { Step::Remove }));
    }
    Ok(steps)
}

/// Whether a path lies in the folder of an exercise in which a student has worked: the
/// source differs from its stub, or there is a file that was not handed out.
fn is_worked_in(folder: &Path, old: &Record, path: &str) -> Result<bool, Fault> {
    let Some(id) = exercise_of(path) else { return Ok(false) };
    let source = source_of(&id);
    let own = |file: &String| match read_if_there(folder, file) {
        Ok(Some(bytes)) if *file == source => !is_as_handed_out(old, file, &bytes),
        _ => !old.files.contains_key(file),
    };
    Ok(files_below(folder, &format!("exercises/{}", id.folder))?.iter().any(own))
}

/// The exercise whose folder a path lies in.
fn exercise_of(path: &str) -> Option<ExerciseId> {
    ExerciseId::parse(path.strip_prefix("exercises/")?.split('/').next()?)
}

/// Brings a handout up to date, by the steps given. The record comes last: an update
/// that was stopped is made again.
///
/// # Errors
///
/// A machine fault.
pub fn update(folder: &Path, steps: &[(String, Step)], new: &Handout) -> Result<(), Fault> {
    let aside = free_folder(&folder.join(".workbook/replaced"));
    let mut written = Parcel::default();
    for (path, step) in steps {
        let here = folder.join(path);
        if matches!(step, Step::ReplaceChanged | Step::RemoveChanged) {
            let bytes = fs::read(&here).map_err(|error| cannot_write(&here, &error))?;
            let kept = aside.join(path);
            write_atomically(&kept, &bytes).map_err(|error| cannot_write(&kept, &error))?;
        }
        match step {
            Step::Remove | Step::RemoveChanged => remove_file(folder, path)?,
            Step::Keep | Step::KeepGone => {}
            Step::Add | Step::Replace | Step::ReplaceChanged => {
                if let Some(file) = new.files.get(path) {
                    written.put(path, file.bytes.as_slice());
                }
            }
        }
    }
    written.write(folder)?;
    write_record(folder, new)
}

fn is_as_handed_out(old: &Record, path: &str, bytes: &[u8]) -> bool {
    old.files.get(path).is_some_and(|hash| *hash == sha256(bytes))
}

/// Whether a path is that of a file which students edit.
fn is_source(path: &str) -> bool {
    exercise_of(path).is_some_and(|id| source_of(&id) == path)
}

/// Refuses a handout in which a folder of ours is a link: an update must not write
/// outside of it.
fn refuse_links(folder: &Path) -> Result<(), Fault> {
    for part in ["exercises", "grader", ".cargo"] {
        let is_link = |path: &str| {
            let here = folder.join(path);
            fs::symlink_metadata(&here).is_ok_and(|data| data.is_symlink()) && here.is_dir()
        };
        // Before anything below it is looked at: it may lead anywhere.
        let link = if is_link(part) {
            Some(part.to_string())
        } else if folder.join(part).is_dir() {
            files_below(folder, part)?.into_iter().find(|path| is_link(path))
        } else {
            None
        };
        if let Some(link) = link {
            return Err(Fault::usage(
                format!("`{link}` is a link to a folder; an update does not follow it"),
                "Put a folder in its place, then run the command again.",
            ));
        }
    }
    Ok(())
}

fn read_if_there(folder: &Path, path: &str) -> Result<Option<Vec<u8>>, Fault> {
    let here = folder.join(path);
    match fs::read(&here) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Fault::machine(
            format!("{} cannot be read ({error})", here.display()),
            "Check its permissions, then run the command again.",
        )),
    }
}

/// A folder below the given one that nothing uses yet.
fn free_folder(below: &Path) -> PathBuf {
    let mut number = 1_u64;
    while below.join(number.to_string()).exists() {
        number += 1;
    }
    below.join(number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handout(files: &[(&str, &str)]) -> Handout {
        let mut parcel = Parcel::default();
        for (path, text) in files {
            parcel.put(path, *text);
        }
        Handout { exercises: Vec::new(), lab: Some("core".to_string()), files: parcel }
    }

    fn temporary(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("classroom-update-{}-{name}", std::process::id()))
    }

    #[test]
    fn an_update_replaces_what_is_ours_and_keeps_what_is_not() {
        let folder = temporary("steps");
        let old = handout(&[
            ("Cargo.toml", "old"),
            ("exercises/01_a/src/lib.rs", "stub"),
            ("exercises/02_b/src/lib.rs", "stub"),
            ("exercises/03_c/src/lib.rs", "stub"),
            ("exercises/03_c/Cargo.toml", "manifest"),
            ("exercises/04_d/Cargo.toml", "manifest"),
            ("exercises/04_d/src/lib.rs", "stub"),
            ("exercises/06_f/src/lib.rs", "stub"),
            ("grader/src/main.rs", "same"),
        ]);
        create(&folder, &old).unwrap();
        fs::write(folder.join("exercises/01_a/src/lib.rs"), "work").unwrap();
        fs::write(folder.join("exercises/03_c/src/lib.rs"), "work").unwrap();
        fs::write(folder.join("exercises/01_a/answers.md"), "words").unwrap();
        fs::write(folder.join("exercises/06_f/answers.md"), "words").unwrap();
        fs::write(folder.join("Cargo.toml"), "changed by a student").unwrap();

        let new = handout(&[
            ("Cargo.toml", "new"),
            ("exercises/01_a/src/lib.rs", "better stub"),
            ("exercises/02_b/src/lib.rs", "better stub"),
            ("exercises/05_e/src/lib.rs", "stub"),
            ("grader/src/main.rs", "same"),
        ]);
        let record = Record::read(&folder).unwrap();
        let steps = steps(&folder, &record, &new).unwrap();
        let expected = [
            ("Cargo.toml", Step::ReplaceChanged),
            ("exercises/01_a/src/lib.rs", Step::Keep),
            ("exercises/02_b/src/lib.rs", Step::Replace),
            ("exercises/05_e/src/lib.rs", Step::Add),
            ("exercises/03_c/src/lib.rs", Step::KeepGone),
            ("exercises/04_d/Cargo.toml", Step::Remove),
            ("exercises/04_d/src/lib.rs", Step::Remove),
            ("exercises/06_f/src/lib.rs", Step::KeepGone),
        ];
        assert_eq!(steps, expected.map(|(path, step)| (path.to_string(), step)));

        update(&folder, &steps, &new).unwrap();
        let text = |path: &str| fs::read_to_string(folder.join(path)).unwrap();
        assert_eq!(text("Cargo.toml"), "new");
        assert_eq!(text(".workbook/replaced/1/Cargo.toml"), "changed by a student");
        assert_eq!(text("exercises/01_a/src/lib.rs"), "work");
        assert_eq!(text("exercises/01_a/answers.md"), "words");
        assert_eq!(text("exercises/02_b/src/lib.rs"), "better stub");
        assert_eq!(text("exercises/03_c/src/lib.rs"), "work");
        assert_eq!(text("exercises/03_c/Cargo.toml"), "manifest");
        assert!(!folder.join("exercises/04_d").exists());
        assert_eq!(Record::read(&folder).unwrap(), Record::of(&new));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cargo_wrote_into_its_lock_is_replaced_by_other_versions_only() {
        let folder = temporary("lock");
        create(&folder, &handout(&[(LOCK, "one")])).unwrap();
        fs::write(folder.join(LOCK), "one, written by cargo").unwrap();
        let record = Record::read(&folder).unwrap();
        assert_eq!(steps(&folder, &record, &handout(&[(LOCK, "one")])).unwrap(), []);
        assert_eq!(
            steps(&folder, &record, &handout(&[(LOCK, "two")])).unwrap(),
            [(LOCK.to_string(), Step::Replace)]
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_place_that_is_not_empty_is_refused() {
        let folder = temporary("free");
        assert!(check_free(&folder).is_ok());
        fs::create_dir_all(&folder).unwrap();
        assert!(check_free(&folder).is_ok());
        fs::write(folder.join("file"), "").unwrap();
        assert!(check_free(&folder).is_err());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_record_that_leads_out_of_the_handout_is_refused() {
        let folder = temporary("record");
        create(&folder, &handout(&[("Cargo.toml", "")])).unwrap();
        let record = fs::read_to_string(folder.join(RECORD)).unwrap();
        for path in ["../other", "/etc/passwd"] {
            let changed = record.replace("\"Cargo.toml\"", &format!("\"{path}\""));
            assert_ne!(changed, record);
            fs::write(folder.join(RECORD), changed).unwrap();
            assert!(Record::read(&folder).is_err(), "{path}");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_became_a_link_is_not_followed() {
        let folder = temporary("link");
        let new = handout(&[("grader/src/main.rs", "")]);
        create(&folder, &new).unwrap();
        fs::remove_dir_all(folder.join("grader")).unwrap();
        let other = folder.join("other");
        fs::create_dir(&other).unwrap();
        // Whoever went in would stumble over this name.
        use std::os::unix::ffi::OsStrExt;
        fs::write(other.join(std::ffi::OsStr::from_bytes(b"\xff")), "").unwrap();
        std::os::unix::fs::symlink(&other, folder.join("grader")).unwrap();
        let record = Record::read(&folder).unwrap();
        assert!(steps(&folder, &record, &new).unwrap_err().to_string().contains("`grader`"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_students_source_is_known_by_its_path() {
        assert!(is_source("exercises/01_is_safe/src/lib.rs"));
        for path in ["exercises/01_is_safe/README.md", "exercises/x/src/lib.rs", "src/lib.rs"] {
            assert!(!is_source(path), "{path}");
        }
    }
}
