//! The first page of a handout, written for students: only commands that work there.

use grader::exercise::{ExerciseId, Visibility};
use grader::fault::Fault;
use grader::manifest::{Layout, Outline, Source, read_exercise};
use serde::Deserialize;
use std::fmt::Write;

const TEMPLATE: &str = include_str!("../../assets/handout/README.md.in");

/// What a line of the template begins with that needs one of the named exercises.
const NEEDS: &str = "@needs ";

/// The exercises whose ways to count are timed side by side.
const WAYS: [&str; 4] = ["is_safe", "undo_step", "occupancy_arrays", "bitmask"];

/// The page for a handout of the given exercises.
///
/// # Errors
///
/// A usage fault where there is no exercise, or a workbook fault where one cannot be
/// read.
pub fn text(
    layout: &Layout,
    outline: &Outline,
    exercises: &[ExerciseId],
    lab: Option<&str>,
) -> Result<String, Fault> {
    let first = exercises.first().ok_or_else(|| {
        Fault::usage("there is no exercise to hand out", "Name another lab set with `--lab`.")
    })?;
    let title = match lab {
        None => outline.title.clone(),
        Some(lab) => format!("{}: {lab}", outline.title),
    };
    let core = exercises.iter().filter(|id| outline.is_core(id)).count();
    let star = if core > 0 && core < exercises.len() {
        "The exercises marked ★ are the core set; the others are extensions, counted apart.\n"
    } else {
        ""
    };
    let ways = exercises.iter().filter(|id| WAYS.contains(&id.name.as_str()));
    let ways: Vec<String> = ways.map(|id| format!("{:02}", id.number)).collect();
    let values = [
        ("@title@", title),
        ("@rust@", oldest_rust(layout)?),
        ("@folder@", first.folder.clone()),
        ("@name@", first.name.clone()),
        ("@number@", format!("{:02}", first.number)),
        ("@exercises@", table(layout, outline, exercises)?),
        ("@star@", star.to_string()),
        ("@ways@", ways.join(",")),
    ];
    let lines: Vec<&str> = TEMPLATE.lines().filter_map(|line| fitting(line, exercises)).collect();
    let page = lines.join("\n") + "\n";
    Ok(values.into_iter().fold(page, |page, (name, value)| page.replace(name, &value)))
}

/// A line of the template without its condition; `None` where that does not hold.
fn fitting<'a>(line: &'a str, exercises: &[ExerciseId]) -> Option<&'a str> {
    let Some((names, rest)) = line.strip_prefix(NEEDS).and_then(|rest| rest.split_once('@')) else {
        return Some(line);
    };
    let is_there = |name: &str| exercises.iter().any(|id| id.name == name);
    names.split(' ').any(is_there).then_some(rest)
}

/// The exercises with their points, as a Markdown table.
fn table(layout: &Layout, outline: &Outline, exercises: &[ExerciseId]) -> Result<String, Fault> {
    let mut table = String::from("| exercise | about | points |\n|---|---|---|");
    for id in exercises {
        let exercise = read_exercise(layout, id)?;
        let known = exercise.checks.iter().filter(|one| one.visibility != Visibility::Secret);
        let points: u32 = known.map(|check| check.points).sum();
        let star = if outline.is_core(id) { " ★" } else { "" };
        let (folder, name, title) = (&id.folder, &id.name, &exercise.title);
        let _ = write!(
            table,
            "\n| [{:02} {name}](exercises/{folder}/README.md){star} | {title} | {points} |",
            id.number
        );
    }
    Ok(table)
}

#[derive(Deserialize)]
struct Root {
    workspace: Workspace,
}

#[derive(Deserialize)]
struct Workspace {
    package: Package,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Package {
    rust_version: String,
}

/// The oldest Rust that the workbook is for.
fn oldest_rust(layout: &Layout) -> Result<String, Fault> {
    let root: Root = Source::read(layout, &layout.root.join("Cargo.toml"))?.parse()?;
    Ok(root.workspace.package.rust_version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_needs_an_exercise_is_there_with_it_only() {
        let there = [ExerciseId::parse("08_state_space_tree").unwrap()];
        let line = "@needs state_space_tree growth@| `tree 4` |";
        assert_eq!(fitting(line, &there), Some("| `tree 4` |"));
        assert_eq!(fitting("@needs growth@| `table` |", &there), None);
        assert_eq!(fitting("| always |", &there), Some("| always |"));
    }
}
