//! The recipes for several machines: what they say, the program understands.

use classroom::cli::{self, Command};
use classroom::shard::Shard;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

const PAGE: &str = "README.md";
const SLURM: &str = "slurm";
const ACTIONS: &str = "github-actions.yml";

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn recipe(name: &str) -> String {
    fs::read_to_string(root().join("grader/classroom/recipes").join(name)).unwrap()
}

/// What follows the program's name wherever a recipe starts it or speaks of it.
fn commands(recipe: &str) -> Vec<String> {
    recipe.replace("\\\n", " ").lines().filter_map(command).collect()
}

fn command(line: &str) -> Option<String> {
    let starts = ["cargo classroom ", "carry_out \"$classroom\" "];
    let rest = starts.iter().find_map(|start| Some(line.split_once(start)?.1))?;
    let ends = ["||", "#", "`", "\" ;;"];
    let end = ends.iter().filter_map(|end| rest.find(end)).min().unwrap_or(rest.len());
    Some(rest[..end].trim().to_string())
}

/// A word of a shell as the program gets it, with an example for every variable.
fn filled(word: &str) -> Option<String> {
    let word = word.replace('"', "");
    // Lists of options or folders; they are read on their own.
    if word.contains("[@]") || word.contains("${@") {
        return None;
    }
    let examples = [
        ("${SLURM_CPUS_PER_TASK:-1}", "4"),
        ("$PARTS", "8"),
        ("$PART", "2"),
        ("$parts", "8"),
        ("$number", "2"),
        ("$SUBMISSIONS", "class/submissions"),
        ("$folder", "submissions"),
        ("$kept", "run.parts"),
    ];
    let word = examples.iter().fold(word, |word, (name, value)| word.replace(name, value));
    assert!(!word.contains('$'), "no example for the variable in `{word}`");
    Some(word)
}

fn parsed(command: &str) -> Command {
    let words = command.split_whitespace().filter_map(filled).map(OsString::from);
    // A list of folders is one example here.
    let folders = command.contains("folders[@]").then(|| OsString::from("run.parts/1"));
    let words: Vec<OsString> = words.chain(folders).collect();
    cli::parse(words).unwrap_or_else(|fault| panic!("`{command}`: {fault}"))
}

/// A class run with more options.
fn with_options(options: &str) -> Command {
    parsed(&format!("class submissions --output run {options}"))
}

/// The value of a setting in the workflow.
fn setting(name: &str) -> String {
    let text = recipe(ACTIONS);
    let lines = text.lines().map(str::trim);
    let start = format!("{name}: ");
    lines.filter_map(|line| line.strip_prefix(&start)).next().unwrap().to_string()
}

#[test]
fn every_command_in_the_recipes_is_understood() {
    for (name, expected) in [(PAGE, 6), (SLURM, 3), (ACTIONS, 2)] {
        let (spoken_of, run): (Vec<String>, Vec<String>) =
            commands(&recipe(name)).into_iter().partition(|command| !command.contains(' '));
        assert!(spoken_of.iter().all(|command| command == "class"), "{name}: {spoken_of:?}");
        assert!(run.len() >= expected, "{name} has commands that were not found: {run:?}");
        for command in run {
            parsed(&command);
        }
    }
}

#[test]
fn every_part_says_which_one_it_is_and_nobody_goes_without_confinement() {
    for name in [SLURM, ACTIONS] {
        let parts: Vec<String> = commands(&recipe(name))
            .into_iter()
            .filter(|command| command.contains("--shard"))
            .collect();
        let [part] = parts.as_slice() else { panic!("{name}: {parts:?}") };
        let Command::Class(class) = parsed(part) else { panic!("{name}: {part}") };
        assert_eq!(class.shard, Shard { number: 2, of: 8 }, "{name}");
        assert!(!class.unconfined, "{name}");
    }
}

#[test]
fn the_options_that_are_offered_go_with_a_class_run() {
    let slurm = recipe(SLURM);
    let usage = slurm.split("\n\n").next().unwrap();
    let offered: Vec<&str> = usage
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|w| w.starts_with("--"))
        .collect();
    assert!(offered.contains(&"--roster") && offered.len() >= 5, "{offered:?}");
    for option in offered {
        with_options(&format!("{option} 7"));
    }
    let actions = recipe(ACTIONS);
    let example = actions.lines().find_map(|line| line.split_once("e.g. --")).unwrap().1;
    with_options(&format!("--{example}"));
    with_options(&setting("OPTIONS"));
}

#[test]
fn the_options_that_slurm_jobs_refuse_are_those_they_set_themselves() {
    let slurm = recipe(SLURM);
    let refused = slurm.lines().find(|line| line.trim().starts_with("--output*")).unwrap();
    let commands = commands(&slurm);
    let part = commands.iter().find(|command| command.contains("--shard")).unwrap();
    for option in refused.trim().trim_end_matches(')').split(" | ") {
        let option = option.trim_end_matches('*');
        assert!(part.contains(option), "{option} is refused, and is not in `{part}`");
    }
}

#[test]
fn the_workflow_has_as_many_parts_as_it_says() {
    let parts: u32 = setting("PARTS").parse().unwrap();
    let numbers: Vec<String> = (1..=parts).map(|number| number.to_string()).collect();
    assert_eq!(setting("part"), format!("[{}]", numbers.join(", ")));
}

#[test]
fn the_files_that_the_page_names_are_there() {
    let page = recipe(PAGE);
    let named: Vec<&str> = page
        .split(|c: char| c.is_whitespace() || c == '`')
        .filter(|word| {
            ["grader/", ".ci/", ".github/workflows/check"].iter().any(|p| word.starts_with(p))
        })
        .collect();
    assert!(named.len() >= 4, "{named:?}");
    for file in named {
        assert!(root().join(file.trim_end_matches('.')).is_file(), "{file}");
    }
}
