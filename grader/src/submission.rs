//! Where a student's file comes from: one regular file of UTF-8 text, and
//! nothing else of what surrounds it; and the places where it may lie in what was
//! handed in.

use crate::exercise::ExerciseId;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The largest file that is graded, in bytes.
pub const LARGEST: u64 = 1 << 20;

/// One file handed in for one exercise.
#[derive(Debug, Clone)]
pub struct Submission {
    pub id: ExerciseId,
    /// The path that messages name.
    pub shown: PathBuf,
    pub content: Content,
}

/// What the file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    Source(String),
    /// There is no file.
    Missing,
    /// There is one that cannot be graded; a sentence says why.
    Unusable(String),
}

impl Submission {
    /// Reads a file. Whatever is wrong with it is part of the result.
    pub fn read(id: &ExerciseId, path: &Path, shown: PathBuf) -> Submission {
        let content = read(path).unwrap_or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Content::Missing,
            _ => Content::Unusable(format!("the file cannot be read ({error})")),
        });
        Submission { id: id.clone(), shown, content }
    }

    /// The files of exercises in a folder that was handed in, in one of the known
    /// layouts: `exercises/01_is_safe/src/lib.rs`, `01_is_safe/src/lib.rs`,
    /// `01_is_safe.rs` or `is_safe.rs`.
    pub fn in_folder(folder: &Path, exercises: &[ExerciseId]) -> Vec<Submission> {
        exercises
            .iter()
            .map(|id| {
                let relative = known_places(id)
                    .into_iter()
                    .find(|relative| fs::symlink_metadata(folder.join(relative)).is_ok());
                let relative = relative.unwrap_or_else(|| format!("{}.rs", id.folder).into());
                match link_on_the_way(folder, &relative) {
                    None => Submission::read(id, &folder.join(&relative), relative),
                    Some(link) => {
                        let why = format!("`{}` is a link; links are not followed", link.display());
                        let content = Content::Unusable(why);
                        Submission { id: id.clone(), shown: relative, content }
                    }
                }
            })
            .collect()
    }
}

impl Content {
    /// What the bytes of a file hold: text, or a sentence that says why it is none.
    pub fn of(bytes: Vec<u8>) -> Content {
        if bytes.len() as u64 > LARGEST {
            return Content::Unusable(
                "the file is larger than 1 MiB; no exercise needs that much".to_string(),
            );
        }
        if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
            return Content::Unusable(
                "the file is UTF-16 text; save it with the encoding UTF-8".to_string(),
            );
        }
        String::from_utf8(bytes).map_or_else(
            |error| {
                let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
                Content::Unusable(format!(
                    "line {line} is not UTF-8 text; save the file with the encoding UTF-8"
                ))
            },
            Content::Source,
        )
    }
}

/// Where a folder that was handed in may hold the file of an exercise, the best
/// place first.
pub fn known_places(id: &ExerciseId) -> [PathBuf; 4] {
    [
        format!("exercises/{}/src/lib.rs", id.folder).into(),
        format!("{}/src/lib.rs", id.folder).into(),
        format!("{}.rs", id.folder).into(),
        format!("{}.rs", id.name).into(),
    ]
}

/// The name of a file or a folder as messages show it: letters, digits and a few
/// signs, with `_` for whatever else a name may hold.
pub fn shown_name(name: &str) -> String {
    let plain = |letter: char| {
        if letter.is_alphanumeric() || matches!(letter, '.' | '_' | '-' | ' ' | '(' | ')') {
            letter
        } else {
            '_'
        }
    };
    name.chars().map(plain).collect()
}

/// A folder on the way to a file that is a link: it could lead out of what was
/// handed in.
pub fn link_on_the_way(folder: &Path, relative: &Path) -> Option<PathBuf> {
    relative
        .ancestors()
        .skip(1)
        .filter(|part| !part.as_os_str().is_empty())
        .find(|part| fs::symlink_metadata(folder.join(part)).is_ok_and(|data| data.is_symlink()))
        .map(Path::to_path_buf)
}

fn read(path: &Path) -> io::Result<Content> {
    let unusable = |why: &str| Ok(Content::Unusable(why.to_string()));
    let data = fs::symlink_metadata(path)?;
    if data.is_symlink() {
        return unusable("the file is a link; only a file of its own is graded");
    }
    if !data.is_file() {
        return unusable("there is a folder or a device where the file should be");
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(Content::of(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(name: &str, make: impl Fn(&Path)) -> Content {
        let folder =
            std::env::temp_dir().join(format!("grader-submission-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("lib.rs");
        make(&path);
        let id = ExerciseId::parse("01_is_safe").unwrap();
        let submission = Submission::read(&id, &path, "lib.rs".into());
        fs::remove_dir_all(&folder).unwrap();
        submission.content
    }

    fn why(content: Content) -> String {
        match content {
            Content::Unusable(why) => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn text_is_taken_as_it_is() {
        let crlf = "fn a() {}\r\n// größer\r\n";
        assert_eq!(
            content("text", |path| fs::write(path, crlf).unwrap()),
            Content::Source(crlf.to_string())
        );
        assert_eq!(content("missing", |_| {}), Content::Missing);
    }

    #[test]
    fn what_is_no_plain_text_file_is_refused_with_the_reason() {
        let latin = content("latin", |path| fs::write(path, b"// a\n// gr\xf6sser\n").unwrap());
        assert!(why(latin).starts_with("line 2 is not UTF-8"));
        let wide = content("wide", |path| fs::write(path, b"\xff\xfe/\0/\0").unwrap());
        assert!(why(wide).contains("UTF-16"));
        let folder = content("folder", |path| fs::create_dir(path).unwrap());
        assert!(why(folder).contains("folder"));
        let large = content("large", |path| fs::write(path, vec![b' '; 2 << 20]).unwrap());
        assert!(why(large).contains("1 MiB"));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_refused_wherever_it_points() {
        let link = content("link", |path| {
            std::os::unix::fs::symlink("/etc/hostname", path).unwrap();
        });
        assert!(why(link).contains("is a link"));
    }
}
