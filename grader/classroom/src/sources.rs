//! The texts that were graded, each kept once by its hash, so that a mark can be
//! looked into and made again.

use grader::fault::Fault;
use grader::files::{sha256, write_atomically};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of texts in a run.
#[derive(Debug, Clone)]
pub struct Sources {
    folder: PathBuf,
}

/// What a text is, which decides the end of its file's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Rust,
    /// Answers in words, for people to read.
    Answers,
}

impl Kind {
    fn ending(self) -> &'static str {
        match self {
            Kind::Rust => "rs",
            Kind::Answers => "md",
        }
    }
}

impl Sources {
    /// The texts in the folder of a run.
    pub fn of(run: &Path) -> Sources {
        Sources { folder: run.join("sources") }
    }

    /// The file of a text.
    pub fn path(&self, hash: &str, kind: Kind) -> PathBuf {
        self.folder.join(format!("{hash}.{}", kind.ending()))
    }

    /// Keeps a text; its hash.
    ///
    /// # Errors
    ///
    /// A machine fault.
    pub fn keep(&self, text: &str, kind: Kind) -> Result<String, Fault> {
        let hash = sha256(text.as_bytes());
        let path = self.path(&hash, kind);
        if !path.exists() {
            write_atomically(&path, text.as_bytes()).map_err(|error| {
                Fault::machine(
                    format!("{} cannot be written ({error})", path.display()),
                    "Make room on the disk, then go on with `--resume`: what was graded is kept.",
                )
            })?;
        }
        Ok(hash)
    }

    /// The text with a hash.
    ///
    /// # Errors
    ///
    /// A machine fault where it is missing, or is not what its name says.
    pub fn text(&self, hash: &str, kind: Kind) -> Result<String, Fault> {
        let path = self.path(hash, kind);
        let fault = |what: String| {
            Fault::machine(
                format!("{}: {what}", path.display()),
                "Bring the file back from a copy of the run; its name is its SHA-256.",
            )
        };
        let text = fs::read_to_string(&path)
            .map_err(|error| fault(format!("cannot be read ({error})")))?;
        if sha256(text.as_bytes()) != hash {
            return Err(fault("it was changed since it was graded".to_string()));
        }
        Ok(text)
    }
}
