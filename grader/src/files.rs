//! Writing files so that nobody ever meets half of one.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Writes a file by way of a temporary one beside it: readers see the old
/// contents or the new, never a part. Folders are made as needed.
///
/// # Errors
///
/// Whatever the file system says.
pub fn write_atomically(path: &Path, contents: &[u8]) -> io::Result<()> {
    let mut file = Replacement::of(path)?;
    file.write_all(contents)?;
    file.finish()
}

/// A file that takes another's place as a whole when it is finished, for what is too
/// long to be held at once. Dropped before that, it leaves nothing.
#[derive(Debug)]
pub struct Replacement {
    file: BufWriter<fs::File>,
    temporary: PathBuf,
    path: PathBuf,
}

impl Replacement {
    /// Begins a file that is to be at `path`. Folders are made as needed.
    ///
    /// # Errors
    ///
    /// Whatever the file system says.
    pub fn of(path: &Path) -> io::Result<Replacement> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let temporary = folder.join(format!(".{name}.{}.{count}", std::process::id()));
        let file = BufWriter::new(fs::File::create(&temporary)?);
        Ok(Replacement { file, temporary, path: path.to_path_buf() })
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    ///
    /// Whatever the file system says.
    pub fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        fs::rename(&self.temporary, &self.path)
    }
}

impl Write for Replacement {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Replacement {
    fn drop(&mut self) {
        // Nothing is there once it was finished.
        let _ = fs::remove_file(&self.temporary);
    }
}

/// Writes what a person asked for to the place they named. A device or a pipe, such
/// as `/dev/null` or `/dev/stdout`, is written into and never replaced, and a link is
/// followed; a file is replaced whole.
///
/// # Errors
///
/// Whatever the file system says.
pub fn write_output(path: &Path, contents: &[u8]) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(data) if data.is_file() => write_atomically(&fs::canonicalize(path)?, contents),
        Ok(_) => fs::OpenOptions::new().write(true).open(path)?.write_all(contents),
        Err(_) => write_atomically(path, contents),
    }
}

/// The SHA-256 of a text, in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hmac_sha256::Hash::hash(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn an_output_never_replaces_a_device_a_pipe_or_a_link() {
        use std::os::unix::fs::FileTypeExt;
        let folder = std::env::temp_dir().join(format!("grader-output-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let null = folder.join("null");
        std::os::unix::fs::symlink("/dev/null", &null).unwrap();
        write_output(&null, b"gone").unwrap();
        assert!(fs::symlink_metadata(&null).unwrap().is_symlink());
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
        let (file, link) = (folder.join("file.txt"), folder.join("link.txt"));
        write_output(&file, b"one").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write_output(&link, b"two").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert!(write_output(&folder, b"a folder is no file").is_err());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_is_not_finished_leaves_the_old_one_and_nothing_beside_it() {
        let folder = std::env::temp_dir().join(format!("grader-unfinished-{}", std::process::id()));
        let path = folder.join("file.txt");
        write_atomically(&path, b"old").unwrap();
        let mut half = Replacement::of(&path).unwrap();
        half.write_all(b"half").unwrap();
        drop(half);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_hash_is_the_published_one() {
        // FIPS 180-4, the example of one block.
        assert_eq!(
            sha256(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("grader-files-{}", std::process::id()));
        let path = folder.join("deep/file.txt");
        write_atomically(&path, b"one").unwrap();
        write_atomically(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }
}
