//! The rules of the house. What is deliberately absent is written down here, and
//! stays absent. All rules hold for a copy in which a student has worked.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use toml::Table;

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// A source file of the grader or of the class runs: its path below `grader/src`, or
/// below `grader/classroom/src` with `classroom/` before it, and its text.
struct Source {
    name: String,
    text: String,
}

impl Source {
    /// The text before the unit tests, which every file has last, without lines
    /// that are comments as a whole. Lines keep their numbers.
    fn code(&self) -> String {
        let without_tests = self.text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        without_tests
            .lines()
            .map(|line| if line.trim_start().starts_with("//") { "" } else { line })
            .collect::<Vec<_>>()
            .join("\n")
    }
}

fn sources() -> Vec<Source> {
    let mut found = sources_in("grader/src", "");
    found.extend(sources_in("grader/classroom/src", "classroom/"));
    found
}

fn sources_in(package: &str, before: &str) -> Vec<Source> {
    let folder = root().join(package);
    let mut found = Vec::new();
    let mut folders = vec![folder.clone()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let name = path.strip_prefix(&folder).unwrap().to_string_lossy().replace('\\', "/");
                let name = format!("{before}{name}");
                found.push(Source { name, text: fs::read_to_string(&path).unwrap() });
            }
        }
    }
    assert!(found.len() > 20, "the sources in {package} were not found");
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

/// `file:line: text` for every line of the code that has one of these words.
fn lines_with(words: &[&str], sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        for (at, line) in source.code().lines().enumerate() {
            if words.iter().any(|word| has_word(line, word)) {
                found.push(format!("{}:{}: {}", source.name, at + 1, line.trim()));
            }
        }
    }
    found
}

/// Whether a text has the word, and not as the end of a longer one.
fn has_word(text: &str, word: &str) -> bool {
    let part_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word)
        .any(|(at, _)| !word.starts_with(part_of_name) || !text[..at].ends_with(part_of_name))
}

/// The files that use a crate.
fn users_of(name: &str) -> Vec<String> {
    let (path, import) = (format!("{name}::"), format!("use {name};"));
    sources()
        .into_iter()
        .filter(|source| has_word(&source.code(), &path) || has_word(&source.code(), &import))
        .map(|source| source.name)
        .collect()
}

#[test]
fn one_file_colours() {
    assert_eq!(users_of("colored"), ["report/terminal.rs"]);
}

#[test]
fn one_file_compares_texts() {
    assert_eq!(users_of("similar"), ["diff.rs"]);
}

#[test]
fn one_file_reads_the_command_line() {
    assert_eq!(users_of("lexopt"), ["cli.rs", "classroom/cli.rs"]);
}

#[test]
fn one_file_shows_progress() {
    assert_eq!(users_of("indicatif"), ["classroom/progress.rs"]);
}

#[test]
fn one_file_takes_the_terminal_over() {
    assert_eq!(users_of("crossterm"), ["screen.rs"]);
}

#[test]
fn one_file_is_unsafe() {
    let sources: Vec<Source> =
        sources().into_iter().filter(|source| source.name != "confine/unix.rs").collect();
    let words = ["unsafe {", "unsafe fn", "unsafe impl", "unsafe extern", "unsafe trait"];
    assert_eq!(lines_with(&words, &sources), [""; 0]);
    for source in sources {
        let dense: String = source.code().split_whitespace().collect();
        assert!(!dense.contains("allow(unsafe_code"), "{} allows unsafe code", source.name);
    }
}

#[test]
fn nothing_is_unwrapped_outside_of_tests() {
    assert_eq!(lines_with(&[".unwrap()"], &sources()), [""; 0]);
}

#[test]
fn nothing_is_left_to_be_done() {
    let unfinished: Vec<String> = lines_with(&["todo!(", "unimplemented!("], &sources())
        .into_iter()
        // The words in quotes are about a student's file.
        .filter(|line| !line.contains("\"todo!("))
        .collect();
    assert_eq!(unfinished, [""; 0]);
    for source in sources() {
        for mark in ["FIXME", "XXX", "TODO"] {
            assert!(!has_word(&source.text, mark), "{} has a {mark}", source.name);
        }
    }
}

#[test]
fn tests_are_the_last_part_of_a_file() {
    for source in sources() {
        let after = source.text.split("#[cfg(test)]\nmod tests {").nth(1).unwrap_or_default();
        let end = after.find("\n}\n").map_or("", |end| &after[end + 3..]);
        assert_eq!(end, "", "{} goes on after its tests", source.name);
    }
}

fn read_toml(path: &Path) -> Table {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// The folders of exercises, or of solutions: two digits, `_`, a name.
fn numbered_folders(of: &str) -> BTreeSet<String> {
    fs::read_dir(root().join(of))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| {
            let bytes = name.as_bytes();
            bytes.len() > 3 && bytes[..2].iter().all(u8::is_ascii_digit) && bytes[2] == b'_'
        })
        .collect()
}

/// The folders of all packages of the workspace, from the root.
fn packages() -> Vec<String> {
    let mut packages = Vec::new();
    let workspace = read_toml(&root().join("Cargo.toml"));
    for member in workspace["workspace"]["members"].as_array().unwrap() {
        let member = member.as_str().unwrap();
        match member.strip_suffix("/[0-9][0-9]_*") {
            Some(of) => {
                packages.extend(numbered_folders(of).iter().map(|name| format!("{of}/{name}")));
            }
            None => packages.push(member.to_string()),
        }
    }
    packages
}

/// The names and the tables of everything a package depends on, in any way.
fn dependencies(manifest: &Table) -> Vec<(String, toml::Value)> {
    let own = std::iter::once(manifest);
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    let by_target = targets.into_iter().flat_map(|targets| targets.values());
    own.chain(by_target.filter_map(toml::Value::as_table))
        .flat_map(|table| {
            ["dependencies", "dev-dependencies", "build-dependencies"]
                .into_iter()
                .filter_map(|kind| table.get(kind)?.as_table())
        })
        .flatten()
        .map(|(name, of)| (name.clone(), of.clone()))
        .collect()
}

#[test]
fn every_package_takes_edition_and_lints_from_the_workspace() {
    for package in packages() {
        let manifest = read_toml(&root().join(&package).join("Cargo.toml"));
        let inherits = |table: &str, key: &str| {
            let value = manifest.get(table).and_then(|table| {
                if key == "workspace" { table.get(key) } else { table.get(key)?.get("workspace") }
            });
            assert_eq!(value, Some(&true.into()), "{package}: {table}.{key}");
        };
        inherits("package", "edition");
        inherits("package", "rust-version");
        inherits("lints", "workspace");
        assert_eq!(manifest["package"].get("publish"), Some(&false.into()), "{package}");
    }
}

#[test]
fn exercises_and_solutions_are_packages_by_the_same_pattern_and_have_no_dependencies() {
    for of in ["exercises", "solutions"] {
        for folder in numbered_folders(of) {
            let manifest = read_toml(&root().join(of).join(&folder).join("Cargo.toml"));
            let ending = if of == "solutions" { "_solution" } else { "" };
            let name = format!("{}{ending}", &folder[3..]);
            assert_eq!(manifest["package"]["name"].as_str(), Some(&*name), "{of}/{folder}");
            assert_eq!(manifest["lib"]["path"].as_str(), Some("src/lib.rs"), "{of}/{folder}");
            assert_eq!(dependencies(&manifest), [], "{of}/{folder}");
        }
    }
}

#[test]
fn the_harness_has_no_dependencies() {
    assert_eq!(dependencies(&read_toml(&root().join("grader/harness/Cargo.toml"))), []);
}

#[test]
fn the_grader_depends_on_no_exercise_and_no_solution() {
    let exercises: Vec<String> = numbered_folders("exercises")
        .iter()
        .flat_map(|folder| [folder[3..].to_string(), format!("{}_solution", &folder[3..])])
        .collect();
    for (name, of) in dependencies(&read_toml(&root().join("grader/Cargo.toml"))) {
        let package = of.get("package").and_then(toml::Value::as_str).unwrap_or(&name);
        assert!(!exercises.iter().any(|exercise| exercise == package), "it depends on {package}");
        let path = of.get("path").and_then(toml::Value::as_str).unwrap_or_default();
        assert!(!path.contains("exercises") && !path.contains("solutions"), "{name}: {path}");
    }
}

/// The exercises that workbook.toml lists in its parts.
fn listed_exercises() -> BTreeSet<String> {
    let outline = read_toml(&root().join("exercises/workbook.toml"));
    let parts = outline["part"].as_array().unwrap();
    parts
        .iter()
        .flat_map(|part| part["exercises"].as_array().unwrap())
        .map(|name| name.as_str().unwrap().to_string())
        .collect()
}

#[test]
fn the_workbook_lists_every_exercise_folder_and_no_other() {
    assert_eq!(listed_exercises(), numbered_folders("exercises"));
}

#[test]
fn solutions_mirror_exercises() {
    assert_eq!(numbered_folders("solutions"), numbered_folders("exercises"));
}

/// The names of the files in a folder of the grader, without this ending.
fn names_without(ending: &str, folder: &str) -> BTreeSet<String> {
    fs::read_dir(root().join("grader").join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter_map(|name| name.strip_suffix(ending).map(str::to_string))
        .collect()
}

#[test]
fn every_exercise_has_a_pristine_stub_and_no_other_has() {
    assert_eq!(names_without(".rs", "stubs"), numbered_folders("exercises"));
}

#[test]
fn every_exercise_has_its_hidden_checks_and_answers() {
    let exercises = numbered_folders("exercises");
    let hidden = names_without(".toml", "hidden");
    for exercise in &exercises {
        assert!(hidden.contains(exercise), "{exercise} has no hidden checks");
        assert!(hidden.contains(&format!("{exercise}.answers")), "{exercise} has no answers");
    }
    for name in &hidden {
        let exercise = name.split('.').next().unwrap_or_default();
        assert!(exercises.contains(exercise), "{name}.toml belongs to no exercise");
    }
    let generators = names_without(".rs", "hidden");
    assert!(generators.is_subset(&exercises), "{generators:?}");
}

#[test]
fn the_root_shows_what_a_reader_needs_and_nothing_else() {
    const SHOWN: [&str; 6] =
        ["Cargo.toml", "Cargo.lock", "README.md", "exercises", "solutions", "grader"];
    // Made by cargo and by `pack`.
    const MADE: [&str; 2] = ["target", "submission.zip"];
    let strange: Vec<String> = fs::read_dir(root())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| {
            !name.starts_with('.') && !SHOWN.contains(&&**name) && !MADE.contains(&&**name)
        })
        .collect();
    assert_eq!(strange, [""; 0]);
}

#[test]
fn nothing_is_printed_past_the_writers() {
    let printing = ["println!", "print!", "eprintln!", "eprint!", "dbg!"];
    assert_eq!(lines_with(&printing, &sources()), [""; 0]);
}

/// The reader of every pipe in a script, up to the end of its line or the next pipe.
fn readers(script: &str) -> Vec<String> {
    let mut joined = String::new();
    for line in script.lines().filter(|line| !line.trim_start().starts_with('#')) {
        joined.push_str(line.trim().trim_end_matches('\\'));
        joined.push_str(if line.ends_with(['|', '\\']) { " " } else { "\n" });
    }
    joined
        .replace("||", "\n")
        .lines()
        .flat_map(|line| line.split('|').skip(1).map(|reader| reader.trim().to_owned()))
        .collect()
}

/// Whether a command may end before it has read all of its input.
fn may_stop_reading(command: &str) -> bool {
    let mut words = command.split_whitespace();
    let name = words.next().unwrap_or_default();
    let has_flag = |flags: &[char]| {
        words.clone().any(|word| {
            word.strip_prefix('-')
                .is_some_and(|letters| !letters.starts_with('-') && letters.contains(flags))
        })
    };
    match name {
        "head" => true,
        "grep" => has_flag(&['q', 'm']) || command.contains("--quiet"),
        "shuf" => has_flag(&['n']),
        "sed" => ["q'", "q}", "q;"].iter().any(|quits| command.contains(quits)),
        "awk" => command.contains("exit"),
        _ => false,
    }
}

/// With `pipefail`, a writer whose reader has gone fails the script now and then, as
/// the timing falls.
#[test]
fn no_script_pipes_into_what_may_stop_reading() {
    let planted = "a | head -n 1\nb |\n    grep -qx 'c' || d\ne \\\n  | sed -n 3q; f | grep -x q\n";
    let found = readers(planted);
    assert_eq!(found, ["head -n 1", "grep -qx 'c'", "sed -n 3q; f", "grep -x q"]);
    assert_eq!(
        found.iter().map(|it| may_stop_reading(it)).collect::<Vec<_>>(),
        [true, true, true, false]
    );

    let folders =
        [".ci", "grader/browser", "grader/classroom/recipes", "grader/classroom/assets/gradescope"];
    let mut scripts = 0;
    for file in folders.iter().flat_map(|folder| fs::read_dir(root().join(folder)).unwrap()) {
        let path = file.unwrap().path();
        let Ok(text) = fs::read_to_string(&path) else { continue };
        if !text.lines().any(|line| line.starts_with("set -") && line.contains("pipefail")) {
            continue;
        }
        scripts += 1;
        for reader in readers(&text) {
            assert!(!may_stop_reading(&reader), "{}: | {reader}", path.display());
        }
    }
    assert!(scripts > 10, "only {scripts} scripts were found");
}

#[test]
fn the_guide_in_lib_rs_names_every_module() {
    for guide in ["lib.rs", "classroom/lib.rs"] {
        let sources = sources();
        let lib = &sources.iter().find(|source| source.name == guide).unwrap().text;
        for line in lib.lines().filter_map(|line| line.strip_prefix("pub mod ")) {
            let name = line.trim_end_matches(';');
            assert!(lib.contains(&format!("[`{name}`]")), "{guide} does not name `{name}`");
        }
    }
}
