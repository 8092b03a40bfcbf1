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
    Watch { exercises: Vec<String> },
    Hint { exercise: String },
    Reset { exercise: String },
    Solution { exercise: String, show: bool },
    Show { n: usize },
    Tree(Tree),
    Table(Table),
    Visualize(Visualize),
    Pack { output: Option<PathBuf> },
    Doctor,
    Verify { exercises: Vec<String> },
    Bless { exercises: Vec<String> },
    New { name: String },
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

/// The state-space tree.
#[derive(Debug, Clone, PartialEq)]
pub struct Tree {
    pub n: usize,
    pub drawing: Drawing,
    /// The right tree instead of the student's own.
    pub reference: bool,
    /// The student's own beside the right one.
    pub compare: bool,
    pub output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawing {
    Text,
    Dot,
    Svg,
}

/// A page that plays a search.
#[derive(Debug, Clone, PartialEq)]
pub struct Visualize {
    pub n: usize,
    /// The right search instead of the student's own.
    pub reference: bool,
    pub output: Option<PathBuf>,
}

/// How searches grow.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// The widest board.
    pub most: usize,
    /// Exercises whose counts are timed side by side; empty: the one search.
    pub compare: Vec<String>,
    /// A file for the plot.
    pub svg: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    #[default]
    Text,
    Json,
    Markdown,
}

/// The commands that are words of their own.
const COMMANDS: [&str; 15] = [
    "watch",
    "list",
    "hint",
    "reset",
    "solution",
    "show",
    "tree",
    "table",
    "visualize",
    "pack",
    "doctor",
    "verify",
    "bless",
    "new",
    "help",
];

/// What `--help` prints.
pub const HELP: &str = "\
Grades the exercises of this workbook.

  cargo run -p grader                      grade everything
  cargo run -p grader -- is_safe           one exercise in full; also 01

Commands, after `cargo run -p grader --`:
  watch [EXERCISE]     a verdict for every save
  list                 all exercises and lab sets
  hint EXERCISE        the hints that are open
  show N               run your own count and search for N queens, and draw
  tree N               the state-space tree that your own walk (08) visits
                         --reference       the right tree
                         --compare         both, and where they first differ
                         --format FORMAT   text, dot or svg; --output FILE
  visualize [N]        a page that plays your own search (08) on a board
                         --reference       the right search
                         --output FILE
  table [MAX_N]        solutions, nodes, times and ratios of your own search
                         --compare 01,04   times side by side: scan (01),
                                           sets (04), arrays (10), bits (11)
                         --svg FILE        a plot
  reset EXERCISE       bring the stub back; the old file is kept as a backup
  solution EXERCISE    the model solution, once the exercise is passed
                         --show   also before that
  pack                 one zip file to hand in
                         --output FILE
  doctor               what this machine has for grading, and what it lacks
  verify [EXERCISE]    for authors: prove that the workbook's checks are sound
  bless [EXERCISE]     for authors: make expected answers from the references
  new NAME             for authors: a new exercise with all its files

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
    let mut look = Look::default();
    // Options that belong to grading, to say so where another command is given.
    let mut grading: Option<&'static str> = None;
    while let Some(argument) = parser.next().map_err(unreadable)? {
        match argument {
            Long("format") => {
                look.format = Some(text(&mut parser, "--format")?);
            }
            Long("reference") => look.reference = true,
            Long("compare") if words.first().is_some_and(|word| word == "table") => {
                look.compared = Some(text(&mut parser, "--compare")?);
            }
            Long("compare") => look.compare = true,
            Long("svg") => look.svg = Some(value(&mut parser, "--svg")?.into()),
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
        command(words, grade, look, show, grading)?
    };
    Ok(Invocation { command, color, ascii, jobs })
}

/// Options whose meaning depends on the command.
#[derive(Default)]
struct Look {
    format: Option<String>,
    reference: bool,
    compare: bool,
    compared: Option<String>,
    svg: Option<PathBuf>,
}

impl Look {
    /// The first option given that only `tree` or `table` knows.
    fn given(&self) -> Option<&'static str> {
        [
            (self.reference, "--reference"),
            (self.compare || self.compared.is_some(), "--compare"),
            (self.svg.is_some(), "--svg"),
        ]
        .into_iter()
        .find_map(|(given, name)| given.then_some(name))
    }
}

fn command(
    words: Vec<String>,
    mut grade: Grade,
    look: Look,
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
    if is_command && grade.output.is_some() && !["pack", "tree", "visualize"].contains(&name) {
        return misplaced("--output");
    }
    if is_command && look.format.is_some() && name != "tree" {
        return misplaced("--format");
    }
    if let Some(option) = look.given()
        && !["tree", "table", "visualize"].contains(&name)
    {
        return Err(Fault::usage(
            format!(
                "`{option}` goes with {} only",
                if option == "--svg" { "`table`" } else { "`tree` or `table`" }
            ),
            "Write the command first, e.g. `tree 4 --compare` or `table 10 --svg plot.svg`.",
        ));
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
        "watch" => Ok(Command::Watch { exercises: rest }),
        "list" => nothing(Command::List),
        "help" => Ok(Command::Help),
        "hint" => Ok(Command::Hint { exercise: one_exercise()? }),
        "reset" => Ok(Command::Reset { exercise: one_exercise()? }),
        "solution" => Ok(Command::Solution { exercise: one_exercise()?, show }),
        "doctor" => nothing(Command::Doctor),
        "pack" => nothing(Command::Pack { output: grade.output }),
        "verify" => Ok(Command::Verify { exercises: rest }),
        "new" => match rest.as_slice() {
            [name] => Ok(Command::New { name: name.clone() }),
            _ => Err(Fault::usage("`new` takes one name", "For example `new knights`.")),
        },
        "bless" => Ok(Command::Bless { exercises: rest }),
        "show" => match rest.as_slice() {
            [n] => Ok(Command::Show { n: width(n, MOST_QUEENS, "show 6")? }),
            _ => Err(Fault::usage("`show` takes one board width", "For example `show 6`.")),
        },
        "tree" => tree(&rest, look, grade.output),
        "table" => table(&rest, look),
        "visualize" => visualize(&rest, look, grade.output),
        _ => {
            grade.exercises = words;
            grade.format = match look.format.as_deref() {
                None | Some("text") => Format::Text,
                Some("json") => Format::Json,
                Some("markdown") => Format::Markdown,
                Some(other) => {
                    return Err(not_one_of("format", other, &["text", "json", "markdown"]));
                }
            };
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

fn tree(rest: &[String], look: Look, output: Option<PathBuf>) -> Result<Command, Fault> {
    let [n] = rest else {
        return Err(Fault::usage("`tree` takes one board width", "For example `tree 4`."));
    };
    if look.svg.is_some() {
        return Err(Fault::usage(
            "`--svg` goes with `table` only",
            "`tree 4 --format svg --output FILE` draws a tree.",
        ));
    }
    let drawing = match look.format.as_deref() {
        None | Some("text") => Drawing::Text,
        Some("dot") => Drawing::Dot,
        Some("svg") => Drawing::Svg,
        Some(other) => return Err(not_one_of("format", other, &["text", "dot", "svg"])),
    };
    if look.compare && (look.reference || drawing != Drawing::Text) {
        return Err(Fault::usage(
            "`--compare` draws both trees as text",
            "Leave out `--reference` and `--format`, or leave out `--compare`.",
        ));
    }
    if output.is_some() && drawing == Drawing::Text {
        return Err(Fault::usage(
            "`--output` goes with `--format dot` and `--format svg`",
            "For example `tree 4 --format svg --output tree.svg`.",
        ));
    }
    Ok(Command::Tree(Tree {
        n: width(n, MOST_DRAWN, "tree 4")?,
        drawing,
        reference: look.reference,
        compare: look.compare,
        output,
    }))
}

fn visualize(rest: &[String], look: Look, output: Option<PathBuf>) -> Result<Command, Fault> {
    let reference = look.reference;
    if let Some(option) = (Look { reference: false, ..look }).given() {
        return Err(Fault::usage(
            format!("`{option}` does not go with `visualize`"),
            "For example `visualize 4 --reference --output page.html`.",
        ));
    }
    let n = match rest {
        [] => 4,
        [n] => width(n, MOST_QUEENS, "visualize 4")?,
        _ => {
            return Err(Fault::usage(
                "`visualize` takes one board width",
                "For example `visualize 4`.",
            ));
        }
    };
    Ok(Command::Visualize(Visualize { n, reference, output }))
}

fn table(rest: &[String], look: Look) -> Result<Command, Fault> {
    if look.reference || look.format.is_some() {
        return Err(Fault::usage(
            "`table` takes neither `--reference` nor `--format`",
            "`table 10 --svg plot.svg` writes a plot.",
        ));
    }
    let compare: Vec<String> = look
        .compared
        .iter()
        .flat_map(|list| list.split(','))
        .map(|word| word.trim().to_string())
        .filter(|word| !word.is_empty())
        .collect();
    if look.compared.is_some() && compare.is_empty() || look.compare {
        return Err(Fault::usage(
            "`table --compare` lacks the exercises to compare",
            "Write the command first, then for example `--compare 01,04,10,11`.",
        ));
    }
    let (most, usual) = if compare.is_empty() { (MOST_QUEENS, 8) } else { (MOST_COMPARED, 10) };
    let most = match rest {
        [] => usual,
        [n] => width(n, most, "table 8")?,
        _ => return Err(Fault::usage("`table` takes one board width", "For example `table 8`.")),
    };
    Ok(Command::Table(Table { most, compare, svg: look.svg }))
}

fn width(word: &str, most: usize, example: &str) -> Result<usize, Fault> {
    word.parse().ok().filter(|n| (1..=most).contains(n)).ok_or_else(|| {
        Fault::usage(
            format!("`{word}` is no board width that can be shown"),
            format!("Give a whole number from 1 to {most}, e.g. `{example}`."),
        )
    })
}

/// The widest board that `show` and `table` search: more takes minutes.
pub const MOST_QUEENS: usize = 12;

/// The widest board that `table --compare` searches: the bit masks come so far.
pub const MOST_COMPARED: usize = 16;

/// The widest board whose tree is drawn: it has 2,057 nodes, the next one 8,394.
pub const MOST_DRAWN: usize = 8;

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
    const OPTIONS: [&str; 16] = [
        "format",
        "reference",
        "compare",
        "svg",
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
