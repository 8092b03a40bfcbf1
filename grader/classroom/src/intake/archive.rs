//! Zip files, read by their central directory. Nothing is unpacked to the disk: an
//! entry is read into memory, up to a bound, and only where it is asked for.

use super::places::is_noise;
use flate2::read::DeflateDecoder;
use rawzip::{
    CompressionMethod, FileReader, MAX_CENTRAL_DIRECTORY_RECORD_SIZE, ReaderAt, ZipArchive,
    ZipArchiveEntryWayfinder, ZipFileHeaderRecord, ZipLocator,
};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The most entries that are looked through.
pub const MOST_ENTRIES: usize = 100_000;

/// The most bytes that the names of a zip file may have, those that are passed over
/// left out.
const MOST_NAMES: usize = 8 << 20;

/// A zip file with the names in it.
#[derive(Debug)]
pub struct Archive {
    zip: ZipArchive<Bytes>,
    /// What is no folder and not passed over, in the order of the directory.
    pub entries: Vec<Entry>,
    /// The bytes of their names.
    pub names: usize,
}

/// A file in a zip file.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The parts of its name.
    pub path: Vec<String>,
    /// Why it is not read: a sentence without its full stop.
    pub refused: Option<String>,
    method: CompressionMethod,
    place: ZipArchiveEntryWayfinder,
}

/// Where the bytes of a zip file come from.
#[derive(Debug)]
enum Bytes {
    OnDisk(FileReader),
    InMemory(Vec<u8>),
}

impl ReaderAt for Bytes {
    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        match self {
            Bytes::OnDisk(file) => file.read_at(buffer, offset),
            Bytes::InMemory(bytes) => bytes.read_at(buffer, offset),
        }
    }
}

impl Archive {
    /// Opens a zip file on the disk, of which only the directory is read.
    ///
    /// # Errors
    ///
    /// A sentence without its full stop: why it is not read.
    pub fn on_disk(path: &Path) -> Result<Archive, String> {
        let unreadable = |error: io::Error| format!("the zip file cannot be read ({error})");
        let file = File::open(path).map_err(unreadable)?;
        let length = file.metadata().map_err(unreadable)?.len();
        Archive::new(Bytes::OnDisk(file.into()), length)
    }

    /// Opens a zip file that lies in another one.
    ///
    /// # Errors
    ///
    /// A sentence without its full stop: why it is not read.
    pub fn in_memory(bytes: Vec<u8>) -> Result<Archive, String> {
        let length = bytes.len() as u64;
        Archive::new(Bytes::InMemory(bytes), length)
    }

    fn new(bytes: Bytes, length: u64) -> Result<Archive, String> {
        if length == 0 {
            return Err("the zip file has no bytes at all".to_string());
        }
        let mut buffer = vec![0; MAX_CENTRAL_DIRECTORY_RECORD_SIZE];
        let zip = ZipLocator::new()
            .locate_in_reader(bytes, &mut buffer, length)
            .map_err(|(_, error)| not_whole(&error))?;
        let mut entries = Vec::new();
        let mut regions = Vec::new();
        let mut names = 0;
        let mut records = zip.entries(&mut buffer);
        while let Some(record) = records.next_entry().map_err(|error| not_whole(&error))? {
            if regions.len() == MOST_ENTRIES {
                return Err(format!("the zip file has more than {MOST_ENTRIES} entries"));
            }
            let start = record.local_header_offset();
            regions.push((start, start.saturating_add(record.compressed_size_hint())));
            if let Some(entry) = Entry::new(&record) {
                names += entry.path.iter().map(String::len).sum::<usize>();
                if names > MOST_NAMES {
                    return Err("the names in the zip file are too long to be honest".to_string());
                }
                entries.push(entry);
            }
        }
        if overlap(&mut regions) {
            return Err("entries of the zip file lie over each other, as in a zip bomb".into());
        }
        Ok(Archive { zip, entries, names })
    }

    /// The bytes of an entry, at most `limit`.
    ///
    /// # Errors
    ///
    /// A sentence without its full stop: why it is not read.
    pub fn read(&self, entry: &Entry, limit: u64) -> Result<Vec<u8>, String> {
        if let Some(why) = &entry.refused {
            return Err(why.clone());
        }
        let damaged = |error: &dyn std::fmt::Display| {
            format!("it is damaged in the zip file ({error}); perhaps the upload was cut short")
        };
        if entry.claims() > limit {
            return Err(too_large(limit));
        }
        let lying = self.zip.get_entry(entry.place).map_err(|error| damaged(&error))?;
        let reader = lying.reader();
        let inflated: Box<dyn Read + '_> = if entry.method == CompressionMethod::STORE {
            Box::new(reader)
        } else {
            Box::new(DeflateDecoder::new(reader))
        };
        let mut bytes = Vec::new();
        lying
            .verifying_reader(inflated)
            .take(limit + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| damaged(&error))?;
        if bytes.len() as u64 > limit { Err(too_large(limit)) } else { Ok(bytes) }
    }
}

impl Entry {
    /// How many bytes it says it has, which [`Archive::read`] never exceeds.
    pub fn claims(&self) -> u64 {
        self.place.uncompressed_size_hint()
    }

    /// `None` where the record is a folder, or nothing anybody wrote.
    fn new(record: &ZipFileHeaderRecord<'_>) -> Option<Entry> {
        let name = record.file_path();
        // Some programs of Windows write the separator of Windows.
        let name = String::from_utf8_lossy(name.as_bytes()).replace('\\', "/");
        if name.ends_with('/') {
            return None;
        }
        let parts = || name.split('/').filter(|part| !matches!(*part, "" | "."));
        let drive = parts().next().is_some_and(is_drive);
        let escapes = name.starts_with('/') || drive || parts().any(|part| part == "..");
        let mut path: Vec<String> = parts()
            .skip(usize::from(drive))
            .filter(|part| *part != "..")
            .map(str::to_string)
            .collect();
        if path.is_empty() {
            path.push("(no name)".to_string());
        }
        if is_noise(&path) {
            return None;
        }
        let method = record.compression_method();
        let readable = [CompressionMethod::STORE, CompressionMethod::DEFLATE].contains(&method);
        let refused = if escapes {
            Some("its name in the zip file leads out of it".to_string())
        } else if record.mode().is_symlink() {
            Some("it is a link; links are not followed".to_string())
        } else if record.flags().is_encrypted() {
            Some("it is encrypted in the zip file".to_string())
        } else if !readable {
            Some(unknown_method(method))
        } else {
            None
        };
        Some(Entry { path, refused, method, place: record.wayfinder() })
    }
}

fn is_drive(part: &str) -> bool {
    matches!(part.as_bytes(), [letter, b':', ..] if letter.is_ascii_alphabetic())
}

fn unknown_method(method: CompressionMethod) -> String {
    let name = method.name().map_or_else(|| method.as_u16().to_string(), str::to_string);
    format!("it is packed with the method {name}; only deflate and stored are read")
}

fn not_whole(error: &rawzip::Error) -> String {
    format!("it is no whole zip file ({error}); perhaps the upload was cut short")
}

fn too_large(limit: u64) -> String {
    format!("it is larger than {} MiB", limit >> 20)
}

/// Whether two entries share bytes. An honest zip file has each byte once.
fn overlap(regions: &mut [(u64, u64)]) -> bool {
    regions.sort_unstable();
    regions.windows(2).any(|pair| pair[1].0 < pair[0].1 || pair[1].0 == pair[0].0)
}
