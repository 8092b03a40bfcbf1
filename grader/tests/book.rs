//! What the book is made of, checked without mdBook: the list of its pages, the
//! links between them, and the Rust they show. Only files that come with the
//! workbook are read, so notes of a student's are none of this file's business.

use grader::toolchain::Toolchain;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use toml::Table;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn read_toml(path: &str) -> Table {
    read(path).parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The parts of the workbook: titles, and the folders of their exercises.
fn parts() -> Vec<(String, Vec<String>)> {
    let outline = read_toml("exercises/workbook.toml");
    let word = |value: &toml::Value| value.as_str().unwrap().to_string();
    let parts = outline["part"].as_array().unwrap().iter();
    parts
        .map(|part| {
            let exercises = part["exercises"].as_array().unwrap().iter().map(word).collect();
            (word(&part["title"]), exercises)
        })
        .collect()
}

fn statements() -> Vec<String> {
    let exercises = parts().into_iter().flat_map(|(_, exercises)| exercises);
    exercises.map(|exercise| format!("exercises/{exercise}/README.md")).collect()
}

fn concepts() -> Vec<String> {
    let mut found: Vec<String> = fs::read_dir(root().join("exercises/concepts"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".md"))
        .map(|name| format!("exercises/concepts/{name}"))
        .collect();
    found.sort();
    found
}

/// The first page of the book.
const FIRST: &str = "exercises/README.md";

/// What the book shows, by path from the root.
fn pages_of_the_book() -> Vec<String> {
    [vec![FIRST.to_string()], concepts(), statements()].concat()
}

fn all_pages() -> Vec<String> {
    let others =
        ["README.md", ".github/CONTRIBUTING.md", "exercises/AGENTS.md", "exercises/SUMMARY.md"];
    pages_of_the_book().into_iter().chain(others.map(str::to_string)).collect()
}

/// A block of a page between fences.
#[derive(Debug, PartialEq)]
struct Block {
    /// The line of the opening fence.
    line: usize,
    /// What stands behind the opening fence: `rust,compile_fail,E0308`
    info: String,
    text: String,
}

/// Takes a page apart: its text, with empty lines where blocks were, and the blocks.
fn take_apart(page: &str) -> (String, Vec<Block>) {
    let (mut prose, mut blocks) = (String::new(), Vec::<Block>::new());
    let mut inside = false;
    for (at, line) in page.lines().enumerate() {
        match line.strip_prefix("```") {
            Some(_) if inside => inside = false,
            Some(info) => {
                inside = true;
                blocks.push(Block { line: at + 1, info: info.into(), text: String::new() });
            }
            None if inside => {
                let text = &mut blocks.last_mut().unwrap().text;
                text.push_str(line);
                text.push('\n');
            }
            None => prose.push_str(line),
        }
        prose.push('\n');
    }
    (prose, blocks)
}

/// The targets of the links in a page, outside of code.
fn links(prose: &str) -> Vec<&str> {
    // Between two backticks is code: every second piece. Where the words of a link are
    // code, its target is in the piece behind them.
    let mut found = Vec::new();
    for line in prose.lines() {
        for text in line.split('`').step_by(2) {
            for (at, _) in text.match_indices("](") {
                let target = &text[at + 2..];
                found.push(target.find(')').map_or(target, |end| &target[..end]));
            }
        }
    }
    found
}

/// The names that headings can be reached by, as GitHub and mdBook make them: small
/// letters, `-` for a space, no punctuation, and a number behind one that was there.
fn anchors(prose: &str) -> Vec<String> {
    let mut seen = BTreeMap::new();
    let headings = prose.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let name: String = line
                .trim_start_matches('#')
                .trim()
                .to_lowercase()
                .chars()
                .map(|letter| if letter == ' ' { '-' } else { letter })
                .filter(|&letter| letter.is_alphanumeric() || letter == '-' || letter == '_')
                .collect();
            let before = seen.entry(name.clone()).or_insert(0);
            *before += 1;
            if *before == 1 { name } else { format!("{name}-{}", *before - 1) }
        })
        .collect()
}

/// Where a link in a page leads, as a path from the root; None where it leaves the
/// repository.
fn target_path(page: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in Path::new(link).components() {
        match part {
            Component::Normal(name) => parts.push(name.to_str()?),
            Component::ParentDir => drop(parts.pop()?),
            Component::CurDir => {}
            _ => return None,
        }
    }
    Some(parts.join("/"))
}

/// The title of a page: its first heading.
fn title(page: &str) -> String {
    let text = read(page);
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix("# ").unwrap_or_else(|| panic!("{page} begins without `# `")).to_string()
}

#[test]
fn the_summary_lists_the_exercises_as_workbook_toml_does() {
    let mut expected = String::new();
    for (part, exercises) in parts() {
        expected += &format!("\n# {part}\n\n");
        for exercise in exercises {
            let title = title(&format!("exercises/{exercise}/README.md"));
            expected += &format!("- [{title}]({exercise}/README.md)\n");
        }
    }
    let summary = read("exercises/SUMMARY.md");
    assert!(summary.ends_with(&expected), "exercises/SUMMARY.md has to end with\n{expected}");
    // Nothing but the first page and the concepts stands before.
    assert_eq!(links(&summary).len(), pages_of_the_book().len());
}

#[test]
fn the_summary_lists_every_page_once_with_its_title() {
    let summary = read("exercises/SUMMARY.md");
    for page in pages_of_the_book() {
        let link = page.strip_prefix("exercises/").unwrap();
        let times = summary.matches(&format!("]({link})")).count();
        assert_eq!(times, 1, "exercises/SUMMARY.md lists {link} {times} times");
        let entry = format!("[{}]({link})", title(&page));
        assert!(summary.contains(&entry), "exercises/SUMMARY.md lists {link} not as {entry}");
    }
}

#[test]
fn every_link_leads_somewhere() {
    let in_book = pages_of_the_book();
    let mut wrong = Vec::new();
    for page in all_pages() {
        let (prose, _) = take_apart(&read(&page));
        for link in links(&prose) {
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let path = if path.is_empty() { Some(page.clone()) } else { target_path(&page, path) };
            let there = path.filter(|path| root().join(path).is_file());
            let Some(path) = there else {
                wrong.push(format!("{page}: no file for {link}"));
                continue;
            };
            if in_book.contains(&page) && !in_book.contains(&path) {
                wrong.push(format!("{page}: {link} is no page of the book"));
            }
            let has = |anchor| anchors(&take_apart(&read(&path)).0).iter().any(|has| has == anchor);
            if !anchor.is_empty() && !has(anchor) {
                wrong.push(format!("{page}: no heading for {link}"));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// The Rust of the pages: of each page its name, and the blocks that say `rust`.
fn rust_of_the_pages() -> Vec<(String, Vec<Block>)> {
    let pages = pages_of_the_book().into_iter().map(|page| {
        let name = page.trim_start_matches("exercises/").trim_end_matches(".md").replace('/', "_");
        let mut blocks = take_apart(&read(&page)).1;
        blocks.retain(|block| block.info.split(',').next() == Some("rust"));
        (name, blocks)
    });
    pages.collect()
}

fn is_refused(block: &Block) -> bool {
    block.info.contains("compile_fail")
}

/// The blocks as one function `run`, each inside of the one before it: a block may use
/// what an earlier one of the page has named, or name it anew. Every line has the
/// number it has on the page.
fn as_function<'a>(blocks: impl IntoIterator<Item = &'a Block>) -> String {
    let (mut text, mut open) = (String::from("pub fn run() {"), 1);
    for block in blocks {
        let lines_so_far = text.matches('\n').count();
        text += &"\n".repeat(block.line - 1 - lines_so_far);
        text += &format!(";{{\n{}", block.text);
        if block.text.contains("fn main(") {
            text += "main();";
        }
        open += 1;
    }
    text + &"}".repeat(open) + "\n"
}

/// A folder for the files of one test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The compiler with the settings of the workspace, in a folder.
fn rustc(folder: &Path) -> Command {
    let toolchain = Toolchain::find(&folder.join("toolchain.json")).unwrap();
    let manifest = read_toml("Cargo.toml");
    let edition = manifest["workspace"]["package"]["edition"].as_str().unwrap();
    let mut rustc = Command::new(toolchain.rustc);
    rustc.args(["--edition", edition, "--color", "never", "-A", "unused"]).current_dir(folder);
    rustc
}

#[test]
fn the_rust_on_the_pages_compiles_and_what_it_asserts_holds() {
    let folder = folder("compiles");
    let (mut modules, mut calls) = (String::new(), String::new());
    for (name, blocks) in rust_of_the_pages() {
        let good = blocks.iter().filter(|block| !is_refused(block));
        fs::write(folder.join(format!("{name}.rs")), as_function(good)).unwrap();
        modules += &format!("#[path = \"{name}.rs\"]\nmod page_{name};\n");
        calls += &format!("    page_{name}::run();\n");
    }
    fs::write(folder.join("main.rs"), format!("{modules}\nfn main() {{\n{calls}}}\n")).unwrap();
    let compiled = rustc(&folder).args(["main.rs", "-o", "pages.exe"]).output().unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let ran = Command::new(folder.join("pages.exe")).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}

#[test]
fn the_rust_that_shall_not_compile_is_refused_with_the_code_it_names() {
    let folder = folder("refused");
    for (name, blocks) in rust_of_the_pages() {
        for block in blocks.iter().filter(|block| is_refused(block)) {
            let place = format!("{name}, line {}", block.line);
            fs::write(folder.join("block.rs"), as_function([block])).unwrap();
            let mut rustc = rustc(&folder);
            rustc.args(["--crate-type", "lib", "--emit", "metadata", "block.rs"]);
            let refused = rustc.output().unwrap();
            let said = String::from_utf8_lossy(&refused.stderr);
            assert!(!refused.status.success(), "{place}: it compiles");
            let code = block.info.split(',').nth(2).unwrap_or("?");
            assert!(said.contains(&format!("error[{code}]")), "{place}: no {code} in\n{said}");
        }
    }
}

#[test]
fn no_rust_is_left_out() {
    let mut strange = Vec::new();
    for page in pages_of_the_book() {
        for block in take_apart(&read(&page)).1 {
            let refused = block.info.starts_with("rust,compile_fail,E");
            let other = ["", "text", "sh", "toml", "python"].contains(&&*block.info);
            if block.info != "rust" && !refused && !other {
                strange.push(format!("{page}, line {}: {}", block.line, block.info));
            }
        }
    }
    assert_eq!(strange, [""; 0], "write `rust`, `rust,compile_fail,E0308` or `text`");
}

#[test]
fn pages_are_taken_apart() {
    let page = "# A\nsee [b](b.md#x), `[c](c)`\n```rust,compile_fail\nlet [d](d);\n```\n[`e`](e)";
    let (prose, blocks) = take_apart(page);
    assert_eq!(links(&prose), ["b.md#x", "e"]);
    let block = Block { line: 3, info: "rust,compile_fail".into(), text: "let [d](d);\n".into() };
    assert_eq!(blocks, [block]);
}

#[test]
fn blocks_keep_their_lines_and_may_go_on_from_earlier_ones() {
    let (_, blocks) = take_apart("# A\n```rust\nlet a = 1;\n```\n\n```rust\na\n```\n");
    assert_eq!(as_function(&blocks), "pub fn run() {\n;{\nlet a = 1;\n\n\n;{\na\n}}}\n");
}

#[test]
fn headings_get_the_names_that_github_gives_them() {
    let prose = "# 01 · Is it `safe`?\n## The task\ntext\n## The task\n### A & b_c";
    assert_eq!(anchors(prose), ["01--is-it-safe", "the-task", "the-task-1", "a--b_c"]);
}

#[test]
fn links_are_followed_from_the_page_they_are_on() {
    let page = "exercises/concepts/pruning.md";
    let target = |link| target_path(page, link);
    assert_eq!(target("symmetry.md").unwrap(), "exercises/concepts/symmetry.md");
    assert_eq!(target("../04_undo_step/README.md").unwrap(), "exercises/04_undo_step/README.md");
    assert_eq!(target("../../../elsewhere.md"), None);
    assert_eq!(target("/etc/hosts"), None);
}
