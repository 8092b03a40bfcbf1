//! The command line: words to a [`Command`]. It reads nothing and prints
//! nothing.

use crate::diff::closest;
use crate::fault::Fault;
use crate::report::terminal::Color;
use lexopt::Arg::{Long, Short, Value};
use std::ffi::OsString;
use std::path::PathBuf;

/// What the program is asked to do.
#[derive(Debug, Clone, PartialEq)]
pub struct Invocation {
    pub command: Command,
    pub color: Color,
    /// Signs from ASCII alone.
    pub ascii: bool,
    /// Processes at a time; `None`: as many as there are cores.
    pub jobs: Option<usize>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    Grade(Grade),
    List,
    Hint { exercise: String },
    Reset { exercise: String },
    Solution { exercise: String, show: bool },
    Show { n: usize },
    Pack { output: Option<PathBuf> },
    Doctor,
    Verify { exercises: Vec<String> },
    Bless { exercises: Vec<String> },
    Help,
    Version,
}

/// The default command.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Grade {
    /// Empty: all of them.
    pub exercises: Vec<String>,
    pub format: Format,
    pub output: Option<PathBuf>,
    pub lab: Option<String>,
    /// Grade `solutions/` instead.
    pub solutions: bool,
    /// Grade this folder or file instead.
    pub submission: Option<PathBuf>,
    /// Write the failing input of each exercise into its `tests/found.rs`.
    pub keep_tests: bool,
    /// Exit with 1 below this share of the points, in percent.
    pub fail_under: Option<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    #[default]
    Text,
    Json,
    Markdown,
}

/// The commands that are words of their own.
const COMMANDS: [&str; 10] =
    ["list", "hint", "reset", "solution", "show", "pack", "doctor", "verify", "bless", "help"];

/// What `--help` prints.
pub const HELP: &str = "\
Grades the exercises of this workbook.

  cargo run -p grader                      grade everything
  cargo run -p grader -- is_safe           one exercise in full; also 01

Commands, after `cargo run -p grader --`:
  list                 all exercises and lab sets
  hint EXERCISE        the hints that are open
  show N               run your own count and search for N queens, and draw
  reset EXERCISE       bring the stub back; the old file is kept as a backup
  solution EXERCISE    the model solution, once the exercise is passed
                         --show   also before that
  pack                 one zip file to hand in
                         --output FILE
  doctor               what this machine has for grading, and what it lacks
  verify [EXERCISE]    for authors: prove that the workbook's checks are sound
  bless [EXERCISE]     for authors: make expected answers from the references

Options when grading:
  --lab NAME           only the exercises of a lab set
  --format FORMAT      text, json or markdown
  --output FILE        write the report to a file
  --solutions          grade the model solutions instead
  --submission PATH    grade a folder, or a file: NN_name.rs, name.rs, or any
                       name together with one EXERCISE
  --keep-tests         write each failing input as a test into the exercise's
                       tests/found.rs, for `cargo test -p EXERCISE`
  --fail-under PERCENT exit with 1 below this share of the points

Options everywhere:
  -j N                 processes at a time
  --color WHEN         auto, always or never
  --ascii              plain signs
  --help, --version

Exit codes: 0 graded, whatever the score; 1 below --fail-under; 2 bad usage, or
a fault of the workbook or the machine.
";

/// Reads the arguments, without the program's name.
///
/// # Errors
///
/// A usage fault that says what is wrong and what would be right.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Invocation, Fault> {
    let mut parser = lexopt::Parser::from_args(arguments);
    let mut words: Vec<String> = Vec::new();
    let mut grade = Grade::default();
    let mut color = Color::Auto;
    let (mut ascii, mut show, mut help, mut version) = (false, false, false, false);
    let mut jobs = None;
    // Options that belong to grading, to say so where another command is given.
    let mut grading: Option<&'static str> = None;
    while let Some(argument) = parser.next().map_err(unreadable)? {
        match argument {
            Long("format") => {
                grade.format = match text(&mut parser, "--format")?.as_str() {
                    "text" => Format::Text,
                    "json" => Format::Json,
                    "markdown" => Format::Markdown,
                    other => {
                        return Err(not_one_of("format", other, &["text", "json", "markdown"]));
                    }
                };
                grading = Some("--format");
            }
            Long("output") => grade.output = Some(value(&mut parser, "--output")?.into()),
            Long("lab") => {
                grade.lab = Some(text(&mut parser, "--lab")?);
                grading = Some("--lab");
            }
            Long("solutions") => {
                grade.solutions = true;
                grading = Some("--solutions");
            }
            Long("submission") => {
                grade.submission = Some(value(&mut parser, "--submission")?.into());
                grading = Some("--submission");
            }
            Long("keep-tests") => {
                grade.keep_tests = true;
                grading = Some("--keep-tests");
            }
            Long("fail-under") => {
                let word = text(&mut parser, "--fail-under")?;
                let percent: Option<f64> = word.trim_end_matches('%').parse().ok();
                grade.fail_under = percent.filter(|percent| (0.0..=100.0).contains(percent));
                if grade.fail_under.is_none() {
                    return Err(Fault::usage(
                        format!("`{word}` is no share in percent"),
                        "Give a number from 0 to 100, e.g. `--fail-under 60`.",
                    ));
                }
                grading = Some("--fail-under");
            }
            Short('j') | Long("jobs") => {
                let word = text(&mut parser, "-j")?;
                jobs = word.parse().ok().filter(|&jobs: &usize| jobs > 0);
                if jobs.is_none() {
                    return Err(Fault::usage(
                        format!("`{word}` is no number of processes"),
                        "Give a whole number from 1, e.g. `-j 2`.",
                    ));
                }
            }
            Long("color") | Long("colour") => {
                color = match text(&mut parser, "--color")?.as_str() {
                    "auto" => Color::Auto,
                    "always" => Color::Always,
                    "never" => Color::Never,
                    other => return Err(not_one_of("colour", other, &["auto", "always", "never"])),
                };
            }
            Long("ascii") => ascii = true,
            Long("show") => show = true,
            Short('h') | Long("help") => help = true,
            Short('V') | Long("version") => version = true,
            Value(word) => words.push(word.to_string_lossy().into_owned()),
            Long(other) => return Err(unknown_option(other)),
            other => return Err(unreadable(other.unexpected())),
        }
    }
    let command = if help {
        Command::Help
    } else if version {
        Command::Version
    } else {
        command(words, grade, show, grading)?
    };
    Ok(Invocation { command, color, ascii, jobs })
}

fn command(
    words: Vec<String>,
    mut grade: Grade,
    show: bool,
    grading: Option<&str>,
) -> Result<Command, Fault> {
    let name = words.first().map(String::as_str).unwrap_or_default();
    let is_command = COMMANDS.contains(&name);
    let misplaced = |option: &str| {
        Err(Fault::usage(
            format!("`{option}` does not go with `{name}`"),
            "`cargo run -p grader -- --help` lists what goes together.",
        ))
    };
    if is_command && let Some(option) = grading {
        return misplaced(option);
    }
    if is_command && grade.output.is_some() && name != "pack" {
        return misplaced("--output");
    }
    if show && name != "solution" {
        return Err(Fault::usage(
            "`--show` goes with `solution` only",
            "For example `solution is_safe --show`.",
        ));
    }
    let rest = words.get(1..).unwrap_or_default().to_vec();
    let one_exercise = || match rest.as_slice() {
        [one] => Ok(one.clone()),
        _ => Err(Fault::usage(
            format!("`{name}` takes one exercise"),
            format!("For example `{name} is_safe`."),
        )),
    };
    let nothing = |command: Command| {
        if rest.is_empty() {
            Ok(command)
        } else {
            Err(Fault::usage(format!("`{name}` takes no `{}`", rest.join(" ")), "Leave it out."))
        }
    };
    match name {
        "list" => nothing(Command::List),
        "help" => Ok(Command::Help),
        "hint" => Ok(Command::Hint { exercise: one_exercise()? }),
        "reset" => Ok(Command::Reset { exercise: one_exercise()? }),
        "solution" => Ok(Command::Solution { exercise: one_exercise()?, show }),
        "doctor" => nothing(Command::Doctor),
        "pack" => nothing(Command::Pack { output: grade.output }),
        "verify" => Ok(Command::Verify { exercises: rest }),
        "bless" => Ok(Command::Bless { exercises: rest }),
        "show" => match rest.as_slice() {
            [n] => match n.parse() {
                Ok(n) if (1..=MOST_QUEENS).contains(&n) => Ok(Command::Show { n }),
                _ => Err(Fault::usage(
                    format!("`{n}` is no board width that can be shown"),
                    format!("Give a whole number from 1 to {MOST_QUEENS}, e.g. `show 6`."),
                )),
            },
            _ => Err(Fault::usage("`show` takes one board width", "For example `show 6`.")),
        },
        _ => {
            grade.exercises = words;
            if grade.keep_tests && (grade.solutions || grade.submission.is_some()) {
                return Err(Fault::usage(
                    "`--keep-tests` is for the files under exercises/ only",
                    "Leave it out, or leave out `--solutions` and `--submission`.",
                ));
            }
            if grade.solutions && grade.submission.is_some() {
                return Err(Fault::usage(
                    "`--solutions` and `--submission` name two different sources",
                    "Leave one of them out.",
                ));
            }
            Ok(Command::Grade(grade))
        }
    }
}

/// The widest board that `show` searches.
pub const MOST_QUEENS: usize = 12;

fn value(parser: &mut lexopt::Parser, option: &str) -> Result<OsString, Fault> {
    parser.value().map_err(|_| {
        Fault::usage(
            format!("`{option}` lacks its value"),
            "`cargo run -p grader -- --help` lists the options with their values.",
        )
    })
}

fn text(parser: &mut lexopt::Parser, option: &str) -> Result<String, Fault> {
    Ok(value(parser, option)?.to_string_lossy().into_owned())
}

fn not_one_of(what: &str, word: &str, allowed: &[&str]) -> Fault {
    Fault::usage(format!("`{word}` is no {what}"), format!("It is one of {}.", allowed.join(", ")))
}

fn unreadable(error: lexopt::Error) -> Fault {
    Fault::usage(
        error.to_string(),
        "`cargo run -p grader -- --help` lists the options with their values.",
    )
}

fn unknown_option(name: &str) -> Fault {
    const OPTIONS: [&str; 13] = [
        "format",
        "output",
        "lab",
        "solutions",
        "submission",
        "fail-under",
        "jobs",
        "color",
        "ascii",
        "keep-tests",
        "show",
        "help",
        "version",
    ];
    let next = match closest(name, &OPTIONS) {
        Some(meant) => format!("Did you mean `--{meant}`?"),
        None => "`cargo run -p grader -- --help` lists the options.".to_string(),
    };
    Fault::usage(format!("there is no option `--{name}`"), next)
}

/// The words a first argument may be, beside the exercises: for "did you mean".
pub fn commands() -> &'static [&'static str] {
    &COMMANDS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, Fault> {
        parse(line.split_whitespace().map(OsString::from)).map(|invocation| invocation.command)
    }

    fn complaint(line: &str) -> String {
        parsed(line).unwrap_err().to_string()
    }

    #[test]
    fn without_words_everything_is_graded() {
        assert_eq!(parsed("").unwrap(), Command::Grade(Grade::default()));
    }

    #[test]
    fn words_that_are_no_commands_are_exercises() {
        let Command::Grade(grade) = parsed("01 is_safe --format json --fail-under 60%").unwrap()
        else {
            panic!("not grading")
        };
        assert_eq!(grade.exercises, ["01", "is_safe"]);
        assert_eq!(grade.format, Format::Json);
        assert_eq!(grade.fail_under, Some(60.0));
    }

    #[test]
    fn commands_take_what_they_need() {
        assert_eq!(parsed("hint 01").unwrap(), Command::Hint { exercise: "01".into() });
        assert_eq!(
            parsed("solution is_safe --show").unwrap(),
            Command::Solution { exercise: "is_safe".into(), show: true }
        );
        assert_eq!(parsed("show 8").unwrap(), Command::Show { n: 8 });
        assert_eq!(
            parsed("pack --output a.zip").unwrap(),
            Command::Pack { output: Some("a.zip".into()) }
        );
        assert_eq!(parsed("hint --help").unwrap(), Command::Help);
    }

    #[test]
    fn what_does_not_go_together_is_refused_with_the_next_step() {
        for (line, start) in [
            ("hint", "`hint` takes one exercise"),
            ("hint 01 03", "`hint` takes one exercise"),
            ("show 0", "`0` is no board width"),
            ("show 99", "`99` is no board width"),
            ("show many", "`many` is no board width"),
            ("list 01", "`list` takes no `01`"),
            ("reset 01 --lab core", "`--lab` does not go with `reset`"),
            ("list --output x", "`--output` does not go with `list`"),
            ("01 --show", "`--show` goes with `solution` only"),
            ("--format xml", "`xml` is no format"),
            ("--format", "`--format` lacks its value"),
            ("--fail-under 101", "`101` is no share in percent"),
            ("--fail-under nan", "`nan` is no share in percent"),
            ("-j 0", "`0` is no number of processes"),
            ("--solution", "there is no option `--solution`"),
            ("--solutions --submission x", "`--solutions` and `--submission`"),
            ("-x", "invalid option '-x'"),
        ] {
            let said = complaint(line);
            assert!(said.starts_with(start), "{line}: {said}");
            assert!(said.lines().count() == 2, "{line}: no next step in {said}");
        }
        assert!(complaint("--solution").contains("Did you mean `--solutions`?"));
    }
}
