//! The walk through CONTRIBUTING.md, done in a copy of the workbook: every file it
//! shows is written, every command it names is run.

#![cfg(unix)]

mod common;

use common::Workbook;
use std::fs;
use std::path::Path;
use std::process::Command;

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

/// A workbook in which the walk can begin, also where somebody has followed it.
fn without_knights() -> Workbook {
    let workbook = Workbook::real();
    let outline = workbook.read("exercises/workbook.toml");
    let mut others = outline.clone();
    for folder in ["exercises", "solutions"] {
        for entry in fs::read_dir(workbook.path(folder)).unwrap().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.ends_with("_knights") {
                fs::remove_dir_all(entry.path()).unwrap();
                others = others.replace(&format!(", \"{name}\""), "");
            }
        }
    }
    workbook.write("exercises/workbook.toml", others);
    workbook
}

#[test]
fn the_walk_ends_with_an_exercise_that_passes_verify() {
    let workbook = without_knights();
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.github/CONTRIBUTING.md");
    let document = fs::read_to_string(document).unwrap();
    let mut folder = "18_knights".to_string();
    let mut commands = 0;
    let mut last = String::new();
    for block in blocks(&document) {
        let text = block.text.replace("18_knights", &folder);
        let path = block.path.replace("18_knights", &folder);
        if !path.is_empty() {
            workbook.write(&path, text.replace("# 18 ·", &format!("# {} ·", &folder[..2])));
            continue;
        }
        if block.language != "sh" {
            continue;
        }
        for line in text.lines() {
            commands += 1;
            let Some(words) = line.strip_prefix("cargo run -p grader -- ") else {
                let mut shell = Command::new("sh");
                shell.arg("-c").arg(line).current_dir(&workbook.root);
                assert!(shell.status().unwrap().success(), "{line}");
                continue;
            };
            let said = workbook.run(words).exits(0).stdout;
            if words.starts_with("new ") {
                // The number is the next one, which depends on what is there.
                folder = said.split_whitespace().next().unwrap().to_string();
                assert!(folder.ends_with("_knights"), "{said}");
            }
            if words.starts_with("verify ") {
                assert!(said.trim_end().ends_with("all is well"), "{said}");
            }
            last = said;
        }
    }
    assert_eq!(commands, 8);
    assert!(last.contains("last-knight-only"), "the last command names the idea:\n{last}");
}
