//! The workspace of a copy: cargo's manifest with fewer members, and the exercises
//! of the workbook with fewer exercises.

use crate::parcel::{Parcel, read_text};
use grader::exercise::ExerciseId;
use grader::fault::Fault;
use grader::manifest::{Layout, Outline, Source};
use serde::Deserialize;
use std::fmt::Write;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;

/// The members of a workspace that students work in.
pub const STUDENTS: [&str; 3] = ["grader", "grader/harness", "exercises/[0-9][0-9]_*"];

/// The members of a workspace that grades and nothing else.
pub const GRADING: [&str; 3] = ["grader", "grader/classroom", "grader/harness"];

#[derive(Deserialize)]
struct Root {
    workspace: Workspace,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Workspace {
    members: Spanned<Vec<String>>,
    default_members: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
struct BuildsOn {
    builds_on: Spanned<Vec<String>>,
}

/// The root's `Cargo.toml` with other members; profiles and lints stay as they are.
///
/// # Errors
///
/// A workbook fault where the root's cannot be read.
pub fn manifest(layout: &Layout, members: &[&str]) -> Result<String, Fault> {
    let path = layout.root.join("Cargo.toml");
    let root: Root = Source::read(layout, &path)?.parse()?;
    let text = read_text(&layout.root, "Cargo.toml")?;
    let default = &members[..1];
    Ok(replaced(
        &text,
        vec![
            (root.workspace.members.span(), list(members.iter().copied())),
            (root.workspace.default_members.span(), list(default.iter().copied())),
        ],
    ))
}

/// `workbook.toml` with the chosen exercises only. Parts and lab sets that would be
/// empty are left out.
pub fn outline(outline: &Outline, chosen: &[ExerciseId]) -> String {
    let folders = |all: &[ExerciseId]| -> Vec<String> {
        all.iter().filter(|id| chosen.contains(id)).map(|id| id.folder.clone()).collect()
    };
    let mut text = format!("title = {}\n", quoted(&outline.title));
    for part in &outline.parts {
        let exercises = folders(&part.exercises);
        if !exercises.is_empty() {
            let exercises = list(exercises.iter().map(String::as_str));
            let title = quoted(&part.title);
            let _ = write!(text, "\n[[part]]\ntitle = {title}\nexercises = {exercises}\n");
        }
    }
    text.push_str("\n[labs]\n");
    for (name, exercises) in &outline.labs {
        let exercises = folders(exercises);
        if !exercises.is_empty() {
            let exercises = list(exercises.iter().map(String::as_str));
            let _ = writeln!(text, "{} = {exercises}", quoted(name));
        }
    }
    text
}

/// Takes an exercise's `exercise.toml`; what it builds on is limited to the chosen
/// ones.
///
/// # Errors
///
/// A workbook fault where it cannot be read.
pub fn take_exercise_toml(
    parcel: &mut Parcel,
    layout: &Layout,
    id: &ExerciseId,
    chosen: &[ExerciseId],
) -> Result<(), Fault> {
    let path = format!("exercises/{}/exercise.toml", id.folder);
    let raw: BuildsOn = Source::read(layout, &layout.root.join(&path))?.parse()?;
    let text = read_text(&layout.root, &path)?;
    let there = |folder: &&String| chosen.iter().any(|id| id.folder == **folder);
    let kept = raw.builds_on.get_ref().iter().filter(there).map(String::as_str);
    let text = replaced(&text, vec![(raw.builds_on.span(), list(kept))]);
    parcel.put(&path, text);
    Ok(())
}

/// Takes the grader: its code, the harness, and the hidden checks of the chosen
/// exercises with their answers.
///
/// # Errors
///
/// A workbook fault where a file cannot be read.
pub fn take_grader(
    parcel: &mut Parcel,
    layout: &Layout,
    chosen: &[ExerciseId],
) -> Result<(), Fault> {
    let root = &layout.root;
    parcel.take(root, "grader/Cargo.toml")?;
    parcel.take(root, "grader/harness/Cargo.toml")?;
    for folder in ["grader/src", "grader/harness/src", "grader/assets"] {
        parcel.take_folder(root, folder)?;
    }
    for id in chosen {
        parcel.take(root, &format!("grader/stubs/{}.rs", id.folder))?;
        let hidden = |ending: &str| format!("grader/hidden/{}{ending}", id.folder);
        parcel.take(root, &hidden(".toml"))?;
        for ending in [".answers.toml", ".fingerprints.toml", ".rs"] {
            if root.join(hidden(ending)).is_file() {
                parcel.take(root, &hidden(ending))?;
            }
        }
    }
    Ok(())
}

/// Whether a folder is the root of a workbook from which copies are made.
///
/// # Errors
///
/// A usage fault that names `command`, where it is such a copy itself.
pub fn needs_whole_workbook(root: &Path, command: &str) -> Result<(), Fault> {
    if root.join("solutions").is_dir() {
        return Ok(());
    }
    Err(Fault::usage(
        format!("`{command}` needs the whole workbook, and this is a copy without solutions"),
        "Run it in the workbook that the copy was made from.",
    ))
}

/// A list of strings as TOML writes it.
fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.map(quoted).collect();
    format!("[{}]", words.join(", "))
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_string()).to_string()
}

/// A text in which some parts stand for others.
fn replaced(text: &str, mut parts: Vec<(Range<usize>, String)>) -> String {
    parts.sort_by_key(|(span, _)| std::cmp::Reverse(span.start));
    let mut text = text.to_string();
    for (span, new) in parts {
        text.replace_range(span, &new);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use grader::manifest::Part;

    fn id(folder: &str) -> ExerciseId {
        ExerciseId::parse(folder).unwrap()
    }

    #[test]
    fn an_outline_keeps_what_is_chosen_and_nothing_empty() {
        let (one, two) = (id("01_a"), id("02_b"));
        let whole = Outline {
            title: "Queens \"and\" more".to_string(),
            parts: vec![
                Part { title: "First".into(), exercises: vec![one.clone()] },
                Part { title: "Second".into(), exercises: vec![two.clone()] },
            ],
            labs: vec![
                ("core".into(), vec![one.clone(), two.clone()]),
                ("late".into(), vec![two.clone()]),
            ],
        };
        let text = outline(&whole, &[one]);
        let table: toml::Table = text.parse().unwrap();
        assert_eq!(table["title"].as_str(), Some("Queens \"and\" more"));
        assert_eq!(table["part"].as_array().unwrap().len(), 1);
        assert_eq!(table["labs"]["core"].as_array().unwrap().len(), 1);
        assert!(table["labs"].get("late").is_none());
    }

    #[test]
    fn parts_are_replaced_wherever_they_stand() {
        assert_eq!(replaced("a bb c", vec![(0..1, "AA".into()), (5..6, "".into())]), "AA bb ");
    }
}
