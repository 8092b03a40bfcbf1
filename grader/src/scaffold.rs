//! For authors: a new exercise with all its files, which passes `verify` as it is
//! and waits to be changed into something worth asking.

use crate::exercise::ExerciseId;
use crate::fault::Fault;
use crate::files::write_atomically;
use crate::manifest::{Layout, Outline, read_outline};
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a new exercise: the template, and where it goes. `@…@` in both is
/// filled in.
const TEMPLATES: [(&str, &str); 11] = [
    (include_str!("../assets/new/Cargo.toml.in"), "exercises/@folder@/Cargo.toml"),
    (include_str!("../assets/new/README.md.in"), "exercises/@folder@/README.md"),
    (include_str!("../assets/new/exercise.toml.in"), "exercises/@folder@/exercise.toml"),
    (include_str!("../assets/new/stub.rs.in"), "exercises/@folder@/src/lib.rs"),
    (include_str!("../assets/new/stub.rs.in"), "grader/stubs/@folder@.rs"),
    (include_str!("../assets/new/hidden.toml.in"), "grader/hidden/@folder@.toml"),
    (include_str!("../assets/new/Cargo.toml.in"), "solutions/@folder@/Cargo.toml"),
    (include_str!("../assets/new/solution.rs.in"), "solutions/@folder@/src/lib.rs"),
    (
        include_str!("../assets/new/accepted/row_by_row.rs.in"),
        "solutions/@folder@/accepted/row_by_row.rs",
    ),
    (
        include_str!("../assets/new/mistakes/doubled.rs.in"),
        "solutions/@folder@/mistakes/doubled.rs",
    ),
    (
        include_str!("../assets/new/mistakes/only_the_example.rs.in"),
        "solutions/@folder@/mistakes/only_the_example.rs",
    ),
];

/// What a new exercise is called in its template.
const TITLE: &str = "How many squares?";

/// Names that packages of the workspace, the standard library or Rust itself have.
const TAKEN: &str = "classroom grader harness student workbook alloc core proc_macro std test \
     abstract as async await become box break const continue crate do dyn else enum extern false \
     final fn for gen if impl in let loop macro match mod move mut override priv pub ref return \
     self static struct super trait true try type typeof union unsafe unsized use virtual where \
     while yield";

/// Writes the files of a new exercise and lists it in the outline, in the last
/// part. `word` is its name, with or without a number; without one it gets the
/// next.
///
/// # Errors
///
/// A usage fault where the name cannot be taken; a fault of the machine where a
/// file cannot be written.
pub fn scaffold(
    layout: &Layout,
    outline: &Outline,
    word: &str,
    commands: &[&str],
) -> Result<(ExerciseId, Vec<PathBuf>), Fault> {
    let id = new_id(layout, outline, word, commands)?;
    let number = format!("{:02}", id.number);
    let mut written = Vec::new();
    for (template, path) in TEMPLATES {
        let path = layout.root.join(path.replace("@folder@", &id.folder));
        let package = match path.strip_prefix(layout.root.join("solutions")) {
            Ok(_) => format!("{}_solution", id.name),
            Err(_) => id.name.clone(),
        };
        let text = template
            .replace("@package@", &package)
            .replace("@NN@", &number)
            .replace("@name@", &id.name);
        write(layout, &path, &text)?;
        written.push(layout.shown(&path));
    }
    let path = layout.outline();
    let text = fs::read_to_string(&path).map_err(|error| {
        Fault::file(&layout.shown(&path), format!("cannot be read ({error})"), "Check the file.")
    })?;
    write(layout, &path, &listed(&text, &id.folder))?;
    written.push(layout.shown(&path));
    // A workbook need not be a book as well.
    let summary = layout.root.join("exercises/SUMMARY.md");
    if let Ok(text) = fs::read_to_string(&summary) {
        let line = format!("- [{number} · {TITLE}]({}/README.md)\n", id.folder);
        write(layout, &summary, &format!("{}\n{line}", text.trim_end()))?;
        written.push(layout.shown(&summary));
    }
    // The outline as it is now says whether the line has arrived.
    if !read_outline(layout)?.exercises().any(|other| *other == id) {
        return Err(Fault::file(
            &layout.shown(&path),
            format!("`{}` could not be added to a [[part]]", id.folder),
            "Add it to the exercises of a part by hand.",
        ));
    }
    Ok((id, written))
}

fn write(layout: &Layout, path: &Path, text: &str) -> Result<(), Fault> {
    write_atomically(path, text.as_bytes()).map_err(|error| {
        Fault::machine(
            format!("{} cannot be written ({error})", layout.shown(path).display()),
            "Check the permissions of its folder.",
        )
    })
}

/// The names of a new exercise, if nobody has them yet.
fn new_id(
    layout: &Layout,
    outline: &Outline,
    word: &str,
    commands: &[&str],
) -> Result<ExerciseId, Fault> {
    let numbered = word.split_once('_').is_some_and(|(digits, _)| {
        digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit())
    });
    let used = folders(layout);
    let next = || {
        let listed = outline.exercises().map(|id| id.number);
        let there = used.iter().filter_map(|folder| Some(ExerciseId::parse(folder)?.number));
        listed.chain(there).max().unwrap_or(0) + 1
    };
    let folder = if numbered { word.to_string() } else { format!("{:02}_{word}", next()) };
    let starts = |name: &str| name.starts_with(|first: char| first.is_ascii_lowercase());
    let id = ExerciseId::parse(&folder).filter(|id| starts(&id.name)).ok_or_else(|| {
        Fault::usage(
            format!("`{word}` is no name for an exercise"),
            "Write small letters, digits and `_`, beginning with a letter, e.g. `new knights`; \
             or with a number of two digits, e.g. `new 18_knights`.",
        )
    })?;
    let taken = TAKEN.split(' ').any(|name| name == id.name)
        || commands.contains(&id.name.as_str())
        || id.name.ends_with("_solution");
    if taken {
        return Err(Fault::usage(
            format!("`{}` means something else already", id.name),
            "Take another name.",
        ));
    }
    let other = used
        .iter()
        .filter_map(|folder| ExerciseId::parse(folder))
        .find(|other| other.name == id.name || other.number == id.number);
    if let Some(other) = other {
        return Err(Fault::usage(
            format!("`{}` has that name or number", other.folder),
            "Take another one; `list` shows all exercises.",
        ));
    }
    Ok(id)
}

/// The folders under `exercises` and `solutions`.
fn folders(layout: &Layout) -> Vec<String> {
    ["exercises", "solutions"]
        .iter()
        .filter_map(|of| fs::read_dir(layout.root.join(of)).ok())
        .flat_map(|entries| entries.flatten())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect()
}

/// The outline with one more exercise at the end of its last part; where there is
/// no part, with a part of its own.
fn listed(outline: &str, folder: &str) -> String {
    let part = outline.rfind("[[part]]").and_then(|part| {
        let open = part + outline[part..].find("exercises")?;
        let open = open + outline[open..].find('[')?;
        let close = open + outline[open..].find(']')?;
        Some((open, close))
    });
    let Some((open, close)) = part else {
        return format!("{outline}\n[[part]]\ntitle = \"More\"\nexercises = [\"{folder}\"]\n");
    };
    let inside = &outline[open + 1..close];
    let kept = inside.trim_end();
    let joint = match (kept.is_empty(), kept.ends_with(',')) {
        (true, _) => "",
        (false, true) => "\n    ",
        (false, false) => ", ",
    };
    let (comma, tail) = if kept.ends_with(',') { (",", "\n") } else { ("", "") };
    format!("{}{kept}{joint}\"{folder}\"{comma}{tail}{}", &outline[..=open], &outline[close..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_exercise_is_listed_in_the_last_part_however_it_is_written() {
        let one_line =
            "[[part]]\ntitle = \"A\"\nexercises = [\"01_a\"]\n\n[labs]\ncore = [\"01_a\"]\n";
        assert_eq!(
            listed(one_line, "02_b"),
            one_line.replacen("[\"01_a\"]", "[\"01_a\", \"02_b\"]", 1)
        );
        let lines = "[[part]]\nexercises = [\n    \"01_a\",\n]\n";
        assert_eq!(
            listed(lines, "02_b"),
            "[[part]]\nexercises = [\n    \"01_a\",\n    \"02_b\",\n]\n"
        );
        assert_eq!(
            listed("[[part]]\nexercises = []\n", "01_a"),
            "[[part]]\nexercises = [\"01_a\"]\n"
        );
        assert!(listed("title = \"x\"\n", "01_a").contains("exercises = [\"01_a\"]"));
    }
}
