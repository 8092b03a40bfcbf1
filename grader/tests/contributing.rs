//! The walk through CONTRIBUTING.md, done in a copy of the workbook: every file it
//! shows is written, every command it names is run.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// A block of the text between fences: what stands behind the opening fence, and
/// the lines inside.
struct Block {
    language: String,
    path: String,
    text: String,
}

fn blocks(document: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        let Some(info) = line.strip_prefix("```") else { continue };
        let (language, path) = info.split_once(' ').unwrap_or((info, ""));
        let inside: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        // A fence inside of a block is written with tildes.
        let text = inside.join("\n").replace("~~~", "```") + "\n";
        blocks.push(Block { language: language.into(), path: path.into(), text });
    }
    blocks
}

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            copy(&entry.path(), &to.join(entry.file_name()));
        }
    } else {
        fs::copy(from, to).unwrap();
    }
}

/// A copy of the workbook, removed at the end.
struct Copy(PathBuf);

impl Copy {
    fn new() -> Copy {
        let to = std::env::temp_dir().join(format!("grader-contributing-{}", std::process::id()));
        let _ = fs::remove_dir_all(&to);
        for part in ["exercises", "grader/hidden", "grader/stubs"] {
            copy(&root().join(part), &to.join(part));
        }
        // In a copy where somebody has followed the walk before, it starts anew.
        let outline = to.join("exercises/workbook.toml");
        let text = fs::read_to_string(&outline).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.contains("_knights\"")).collect();
        fs::write(&outline, lines.join("\n") + "\n").unwrap();
        for entry in fs::read_dir(to.join("exercises")).unwrap() {
            let path = entry.unwrap().path();
            if path.to_string_lossy().ends_with("_knights") {
                fs::remove_dir_all(path).unwrap();
            }
        }
        Copy(to)
    }

    fn grader(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_grader"))
            .args(arguments)
            .current_dir(&self.0)
            .env("CARGO_TARGET_DIR", self.0.join("target"))
            .env("NO_COLOR", "1")
            .output()
            .unwrap()
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_walk_ends_with_an_exercise_that_passes_verify() {
    let copy = Copy::new();
    let document = fs::read_to_string(root().join(".github/CONTRIBUTING.md")).unwrap();
    let mut folder = "18_knights".to_string();
    let mut commands = 0;
    let mut last = String::new();
    for block in blocks(&document) {
        let text = block.text.replace("18_knights", &folder);
        let path = block.path.replace("18_knights", &folder);
        if !path.is_empty() {
            let path = copy.0.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text.replace("# 18 ·", &format!("# {} ·", &folder[..2]))).unwrap();
            continue;
        }
        if block.language != "sh" {
            continue;
        }
        for line in text.lines() {
            commands += 1;
            let output = match line.strip_prefix("cargo run -p grader -- ") {
                Some(words) => copy.grader(&words.split(' ').collect::<Vec<_>>()),
                None => {
                    Command::new("sh").arg("-c").arg(line).current_dir(&copy.0).output().unwrap()
                }
            };
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            let complaint = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "`{line}`:\n{said}{complaint}");
            if line.contains(" new ") {
                // The number is the next one, which depends on what is there.
                folder = said.split_whitespace().next().unwrap().to_string();
                assert!(folder.ends_with("_knights"), "{said}");
            }
            if line.contains(" verify ") {
                assert!(said.trim_end().ends_with("all is well"), "{said}");
            }
            last = said;
        }
    }
    assert_eq!(commands, 8);
    assert!(last.contains("last-knight-only"), "the last command shows the named idea:\n{last}");
}
