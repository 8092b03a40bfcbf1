//! A class in a folder of its own, and zip files of every kind, also of those that
//! no honest program writes.

use classroom::intake::{Found, Handed, Resolutions, Survey, Telltales, survey};
use classroom::roster::Roster;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use grader::exercise::ExerciseId;
use grader::manifest::{Layout, Outline, read_outline};
use grader::submission::Content;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A right beginning of exercise 01.
pub const IS_SAFE: &str = "pub fn is_safe(_: &[usize], _: usize, _: usize) -> bool { true }\n\
                           pub fn is_solution(_: &[usize]) -> bool { true }\n";

/// A folder of submissions, and beside it the folder of a run; removed in the end.
pub struct Class {
    root: PathBuf,
}

impl Class {
    pub fn new(name: &str) -> Class {
        let root = std::env::temp_dir().join(format!("intake-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(root.join("class")).unwrap();
        fs::create_dir_all(root.join("run")).unwrap();
        Class { root }
    }

    pub fn dir(&self) -> PathBuf {
        self.root.join("class")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir().join(name)
    }

    /// Adds a file, with its folders.
    pub fn with(self, name: &str, contents: impl AsRef<[u8]>) -> Class {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
        self
    }

    pub fn with_folder(self, name: &str) -> Class {
        fs::create_dir_all(self.path(name)).unwrap();
        self
    }

    /// Writes `resolve.csv`.
    pub fn resolved(self, text: &str) -> Class {
        fs::write(self.root.join("run/resolve.csv"), text).unwrap();
        self
    }

    pub fn resolutions(&self) -> Resolutions {
        Resolutions::read(&self.root.join("run"), &outline()).unwrap()
    }

    pub fn refusal_of_resolutions(&self) -> String {
        Resolutions::read(&self.root.join("run"), &outline()).unwrap_err().to_string()
    }

    pub fn survey(&self) -> Survey {
        survey(&self.dir(), None).unwrap()
    }

    pub fn survey_with(&self, roster: &str) -> Survey {
        let path = self.root.join("roster.csv");
        fs::write(&path, roster).unwrap();
        survey(&self.dir(), Some(&Roster::read(&path).unwrap())).unwrap()
    }

    /// What the only student handed in, for exercises 01 and 02.
    pub fn handed(&self) -> Outcome {
        let survey = self.survey();
        let [only] = survey.found.as_slice() else { panic!("{:?}", survey.found) };
        self.open(only, &["01_is_safe", "02_brute_force"])
    }

    pub fn open(&self, found: &Found, exercises: &[&str]) -> Outcome {
        let ids: Vec<ExerciseId> =
            exercises.iter().map(|folder| ExerciseId::parse(folder).unwrap()).collect();
        Outcome(found.open(&ids, telltales(), &self.resolutions()))
    }
}

impl Drop for Class {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

fn layout() -> Layout {
    Layout::find(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap()
}

pub fn outline() -> Outline {
    read_outline(&layout()).unwrap()
}

pub fn telltales() -> &'static Telltales {
    static ONCE: OnceLock<Telltales> = OnceLock::new();
    ONCE.get_or_init(|| Telltales::read(&layout(), &outline()))
}

/// What was made of a submission, in words.
pub struct Outcome(pub Handed);

impl Outcome {
    /// `text`, `missing`, or `waits` for each exercise.
    pub fn states(&self, exercises: &[&str]) -> Vec<&'static str> {
        let state = |folder: &&str| {
            let file = self.0.files.iter().find(|file| file.id.folder == **folder);
            match file.map(|file| &file.content) {
                Some(Content::Source(_)) => "text",
                Some(Content::Missing) => "missing",
                Some(Content::Unusable(why)) => panic!("{why}"),
                None => "waits",
            }
        };
        exercises.iter().map(state).collect()
    }

    /// How exercises 01 and 02 stand.
    pub fn both(&self) -> [&'static str; 2] {
        self.states(&["01_is_safe", "02_brute_force"]).try_into().unwrap()
    }

    /// The text that is graded for exercise 01, and where it was found.
    #[track_caller]
    pub fn first(&self) -> (&str, String) {
        let file = &self.0.files[0];
        assert_eq!(file.id.folder, "01_is_safe");
        match &file.content {
            Content::Source(text) => (text, file.shown.display().to_string()),
            other => panic!("{other:?} {:?} {:?}", self.0.unresolved, self.0.notes),
        }
    }

    /// The only thing that waits for a person: exercise, file, and both sentences.
    #[track_caller]
    pub fn waits(&self) -> (Option<&str>, &str, String) {
        let [only] = self.0.unresolved.as_slice() else {
            panic!("{:#?} {:?}", self.0.unresolved, self.0.files)
        };
        (only.exercise.as_deref(), &only.found, format!("{}. {}", only.why, only.next))
    }

    pub fn notes(&self) -> String {
        self.0.notes.join("\n")
    }
}

/// A file in a zip, with every field of its headers as it is to be.
#[derive(Clone)]
pub struct Entry {
    pub name: Vec<u8>,
    /// The bytes as they lie in the zip.
    pub data: Vec<u8>,
    pub method: u16,
    pub flags: u16,
    pub crc: u32,
    pub size: u32,
    /// The mode of Unix.
    pub mode: u32,
    /// Where the directory says its header lies; `None`: where it does.
    pub offset: Option<u32>,
    pub zip64: bool,
}

impl Entry {
    pub fn stored(name: &str, contents: impl AsRef<[u8]>) -> Entry {
        let contents = contents.as_ref();
        let mut crc = flate2::Crc::new();
        crc.update(contents);
        Entry {
            name: name.as_bytes().to_vec(),
            data: contents.to_vec(),
            method: 0,
            flags: 0,
            crc: crc.sum(),
            size: contents.len() as u32,
            mode: 0o100_644,
            offset: None,
            zip64: false,
        }
    }

    pub fn deflated(name: &str, contents: impl AsRef<[u8]>) -> Entry {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(contents.as_ref()).unwrap();
        Entry { data: encoder.finish().unwrap(), method: 8, ..Entry::stored(name, contents) }
    }
}

/// The bytes of a zip file.
pub fn zip(entries: &[Entry]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut directory = Vec::new();
    for entry in entries {
        let offset = entry.offset.unwrap_or(bytes.len() as u32);
        let sizes = [entry.data.len() as u32, entry.size];
        bytes.extend(b"PK\x03\x04");
        short(&mut bytes, &[20, entry.flags, entry.method, 0, 0x21]);
        long(&mut bytes, &[entry.crc, sizes[0], sizes[1]]);
        short(&mut bytes, &[entry.name.len() as u16, 0]);
        bytes.extend(&entry.name);
        bytes.extend(&entry.data);

        let mut extra = Vec::new();
        if entry.zip64 {
            short(&mut extra, &[1, 24]);
            for number in [sizes[1], sizes[0], offset] {
                extra.extend(u64::from(number).to_le_bytes());
            }
        }
        let wide = |number: u32| if entry.zip64 { u32::MAX } else { number };
        directory.extend(b"PK\x01\x02");
        short(&mut directory, &[0x031e, 20, entry.flags, entry.method, 0, 0x21]);
        long(&mut directory, &[entry.crc, wide(sizes[0]), wide(sizes[1])]);
        short(&mut directory, &[entry.name.len() as u16, extra.len() as u16, 0, 0, 0]);
        long(&mut directory, &[entry.mode << 16, wide(offset)]);
        directory.extend(&entry.name);
        directory.extend(&extra);
    }
    let start = bytes.len() as u64;
    let length = directory.len() as u64;
    bytes.extend(directory);
    let count = entries.len();
    if entries.iter().any(|entry| entry.zip64) {
        let end = bytes.len() as u64;
        bytes.extend(b"PK\x06\x06");
        bytes.extend(44_u64.to_le_bytes());
        short(&mut bytes, &[45, 45]);
        long(&mut bytes, &[0, 0]);
        for number in [count as u64, count as u64, length, start] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(b"PK\x06\x07");
        long(&mut bytes, &[0]);
        bytes.extend(end.to_le_bytes());
        long(&mut bytes, &[1]);
    }
    let many = u16::try_from(count).unwrap_or(u16::MAX);
    bytes.extend(b"PK\x05\x06");
    short(&mut bytes, &[0, 0, many, many]);
    long(&mut bytes, &[length as u32, start as u32]);
    short(&mut bytes, &[0]);
    bytes
}

fn short(bytes: &mut Vec<u8>, numbers: &[u16]) {
    numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
}

fn long(bytes: &mut Vec<u8>, numbers: &[u32]) {
    numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
}
