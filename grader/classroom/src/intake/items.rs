//! The files of one student, by name: those in folders, in zip files, and in zip
//! files that lie in either. Only what is asked for is read.

use super::archive::{Archive, Entry, MOST_ENTRIES};
use super::places::is_noise;
use grader::submission::{LARGEST, shown_name};
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The largest zip file within another one, in bytes: it is held in memory.
const LARGEST_INNER: u64 = 64 << 20;

/// How many bytes are read for one student in all.
const MOST_BYTES: u64 = 192 << 20;

/// How deep folders may lie in each other.
const DEEPEST: usize = 48;

/// How deep zip files may lie in each other: a zip file, and one in it.
const DEEPEST_ZIP: usize = 2;

/// How many zip files are opened for one student.
const MOST_ZIPS: usize = 100;

/// How many letters of a name are shown.
const LONGEST_NAME: usize = 120;

/// A file or a folder of a student's, as it lies on the disk.
#[derive(Debug, Clone)]
pub struct Part {
    pub path: PathBuf,
    /// Its name as the student gave it.
    pub name: String,
}

/// A file that was handed in.
#[derive(Debug)]
pub struct Item {
    /// The folders it lies in and its name; a zip file is a folder here.
    pub path: Vec<String>,
    /// The path as messages and `resolve.csv` show it; no other item has the same.
    pub shown: String,
    body: Body,
}

#[derive(Debug)]
enum Body {
    OnDisk(PathBuf),
    InZip(Rc<Archive>, Entry),
    /// A sentence without its full stop: why it is not read.
    Refused(String),
}

/// All files of a student.
#[derive(Debug, Default)]
pub struct Items {
    pub all: Vec<Item>,
    /// How many more bytes are read, the names in zip files included.
    left: Cell<u64>,
    /// How many zip files were opened.
    zips: usize,
}

impl Items {
    /// Finds the files of a student. What cannot be opened is one of them.
    pub fn gather(parts: &[Part]) -> Items {
        let mut items = Items { all: Vec::new(), left: Cell::new(MOST_BYTES), zips: 0 };
        for part in parts {
            let within = if parts.len() > 1 { vec![part.name.clone()] } else { Vec::new() };
            match fs::symlink_metadata(&part.path) {
                Ok(data) if data.is_dir() => items.add_folder(&part.path, &within, 0),
                Ok(data) => {
                    let name = vec![part.name.clone()];
                    items.add_file(&part.path, data.file_type(), name, &within);
                }
                Err(error) => items.refuse(vec![part.name.clone()], cannot_be_read(&error)),
            }
        }
        items.name_each();
        items
    }

    fn add_folder(&mut self, folder: &Path, within: &[String], depth: usize) {
        let refused = |items: &mut Items, why: String| {
            let path =
                if within.is_empty() { vec!["(the folder)".into()] } else { within.to_vec() };
            items.refuse(path, why);
        };
        if depth > DEEPEST {
            return refused(self, "its folders lie too deep in each other".to_string());
        }
        let listed = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        let mut entries = match listed {
            Ok(entries) => entries,
            Err(error) => return refused(self, cannot_be_read(&error)),
        };
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            if self.all.len() >= MOST_ENTRIES {
                return refused(self, format!("there are more than {MOST_ENTRIES} files"));
            }
            let mut path = within.to_vec();
            path.push(entry.file_name().to_string_lossy().into_owned());
            if is_noise(&path) {
                continue;
            }
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => self.add_folder(&entry.path(), &path, depth + 1),
                Ok(kind) => self.add_file(&entry.path(), kind, path.clone(), &path),
                Err(error) => self.refuse(path, cannot_be_read(&error)),
            }
        }
    }

    /// Adds a file; a zip file with what is in it, below `inside`.
    fn add_file(&mut self, file: &Path, kind: fs::FileType, path: Vec<String>, inside: &[String]) {
        if kind.is_symlink() {
            self.refuse(path, "it is a link; links are not followed".to_string());
        } else if !kind.is_file() {
            self.refuse(path, "it is a device or a pipe, not a file".to_string());
        } else if path.last().is_some_and(|name| is_zip(name)) {
            self.add_archive(Archive::on_disk(file), path, inside, 1);
        } else {
            self.all.push(Item { path, shown: String::new(), body: Body::OnDisk(file.into()) });
        }
    }

    fn add_archive(
        &mut self,
        archive: Result<Archive, String>,
        path: Vec<String>,
        inside: &[String],
        depth: usize,
    ) {
        self.zips += 1;
        let archive = match archive {
            Ok(_) if self.zips > MOST_ZIPS => {
                Err(format!("there are more than {MOST_ZIPS} zip files"))
            }
            Ok(archive) => self.pay(archive.names as u64).map(|()| Rc::new(archive)),
            Err(why) => Err(why),
        };
        let archive = match archive {
            Ok(archive) => archive,
            Err(why) => return self.refuse(path, why),
        };
        for entry in &archive.entries {
            let mut path = inside.to_vec();
            path.extend(entry.path.iter().cloned());
            if self.all.len() >= MOST_ENTRIES {
                return self.refuse(path, format!("there are more than {MOST_ENTRIES} files"));
            }
            if !entry.path.last().is_some_and(|name| is_zip(name)) {
                let body = Body::InZip(Rc::clone(&archive), entry.clone());
                self.all.push(Item { path, shown: String::new(), body });
            } else if depth == DEEPEST_ZIP {
                self.refuse(path, "it is a zip file in a zip file in a zip file".to_string());
            } else {
                let inner =
                    self.unpack(&archive, entry, LARGEST_INNER).and_then(Archive::in_memory);
                self.add_archive(inner, path.clone(), &path, depth + 1);
            }
        }
    }

    fn refuse(&mut self, path: Vec<String>, why: String) {
        self.all.push(Item { path, shown: String::new(), body: Body::Refused(why) });
    }

    fn unpack(&self, archive: &Archive, entry: &Entry, limit: u64) -> Result<Vec<u8>, String> {
        if entry.refused.is_none() && entry.claims() <= limit {
            self.pay(entry.claims())?;
        }
        archive.read(entry, limit)
    }

    /// Takes bytes off what may be read for this student.
    fn pay(&self, bytes: u64) -> Result<(), String> {
        let left = self.left.get().checked_sub(bytes);
        let left = left.ok_or("what was handed in is too large to be read to the end")?;
        self.left.set(left);
        Ok(())
    }

    /// The bytes of a file.
    ///
    /// # Errors
    ///
    /// A sentence without its full stop: why it is not read.
    pub fn bytes(&self, item: &Item) -> Result<Vec<u8>, String> {
        match &item.body {
            Body::Refused(why) => Err(why.clone()),
            Body::InZip(archive, entry) => self.unpack(archive, entry, LARGEST),
            Body::OnDisk(path) => from_disk(path, LARGEST),
        }
    }

    /// Gives every item a name that no other has.
    fn name_each(&mut self) {
        let mut taken = HashSet::new();
        // The number that the next item of a name gets.
        let mut next: HashMap<String, usize> = HashMap::new();
        for item in &mut self.all {
            let parts: Vec<String> =
                item.path.iter().map(|part| short(&shown_name(part))).collect();
            let plain = parts.join("/");
            item.shown = plain.clone();
            let number = next.entry(plain.clone()).or_insert(1);
            while !taken.insert(item.shown.clone()) {
                *number += 1;
                item.shown = format!("{plain} [{number}]");
            }
        }
    }
}

impl Item {
    /// The name of the file without its folders.
    pub fn name(&self) -> &str {
        self.path.last().map_or("", String::as_str)
    }

    /// Why it is not even tried to read it.
    pub fn refused(&self) -> Option<&str> {
        match &self.body {
            Body::Refused(why) => Some(why),
            Body::InZip(_, entry) => entry.refused.as_deref(),
            Body::OnDisk(_) => None,
        }
    }
}

/// Whether a file is taken for a zip file.
pub fn is_zip(name: &str) -> bool {
    name.to_lowercase().ends_with(".zip")
}

fn from_disk(path: &Path, limit: u64) -> Result<Vec<u8>, String> {
    // The folder may have changed since it was listed; a pipe would be waited for.
    let data = fs::symlink_metadata(path).map_err(|error| cannot_be_read(&error))?;
    if !data.is_file() {
        return Err("it is no file any more".to_string());
    }
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(limit + 1).read_to_end(&mut bytes))
        .map_err(|error| cannot_be_read(&error))?;
    if bytes.len() as u64 > limit {
        return Err(format!("it is larger than {} MiB", limit >> 20));
    }
    Ok(bytes)
}

fn cannot_be_read(error: &io::Error) -> String {
    format!("it cannot be read ({error})")
}

/// A name that is not too long to show.
fn short(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        None => name.to_string(),
        Some((end, _)) => format!("{}…", &name[..end]),
    }
}
