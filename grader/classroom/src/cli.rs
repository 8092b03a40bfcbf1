//! The command line: words to a [`Command`]. It reads nothing and prints nothing.

use crate::shard::Shard;
use grader::diff::closest;
use grader::fault::Fault;
use lexopt::Arg::{Long, Short, Value};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

/// What the program is asked to do.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    Class(Class),
    Merge {
        runs: Vec<PathBuf>,
        output: PathBuf,
    },
    Regrade(Regrade),
    Report {
        run: PathBuf,
        /// Where to write the page without names; `None`: make everything again.
        anonymous: Option<PathBuf>,
    },
    Gradebook(Gradebook),
    Convert {
        report: PathBuf,
        format: Target,
        output: Option<PathBuf>,
    },
    Handout {
        folder: PathBuf,
        lab: Option<String>,
        /// Where the secret checks are that must not be in it, beside those in the workbook.
        private: Option<PathBuf>,
        update: bool,
    },
    Bundle(Bundle),
    Submission(Submission),
    Similarity {
        run: PathBuf,
        output: PathBuf,
    },
    Help,
    Version,
}

/// A class run.
#[derive(Debug, Clone, PartialEq)]
pub struct Class {
    pub folder: PathBuf,
    pub output: PathBuf,
    pub resume: bool,
    pub shard: Shard,
    pub roster: Option<PathBuf>,
    /// An older run to compare with.
    pub since: Option<PathBuf>,
    pub choice: Choice,
    /// Grade although the machine cannot confine submissions.
    pub unconfined: bool,
    /// Processes at a time; `None`: as many as there are cores.
    pub jobs: Option<usize>,
}

/// What is graded, and with which checks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choice {
    pub lab: Option<String>,
    pub course: Option<PathBuf>,
    pub private: Option<PathBuf>,
    pub seed: Option<u64>,
}

/// Grading one student of a run once more.
#[derive(Debug, Clone, PartialEq)]
pub struct Regrade {
    pub run: PathBuf,
    pub student: String,
    pub choice: Choice,
    pub jobs: Option<usize>,
}

/// Filling an export of a learning platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gradebook {
    pub run: PathBuf,
    pub platform: Platform,
    pub export: PathBuf,
    /// The column to fill, by a part of its title; `None`: the one that fits.
    pub column: Option<String>,
    /// The exercise whose points to fill in; `None`: the total.
    pub exercise: Option<String>,
    /// Write; otherwise only say what would be written.
    pub write: bool,
    /// Write here instead of into the export.
    pub output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Platform {
    Canvas,
    Moodle,
}

/// What reports are turned into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Junit,
    Gradescope,
    Classroom50,
}

/// What an autograder of another system is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    pub system: System,
    pub output: PathBuf,
    pub choice: Choice,
}

/// One submission, graded as bundles do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    pub folder: PathBuf,
    /// Where the report goes, in the form `workbook-report/v1`.
    pub report: Option<PathBuf>,
    /// Gradescope's results, written again after every exercise.
    pub gradescope: Option<PathBuf>,
    /// A report for people, in Markdown.
    pub summary: Option<PathBuf>,
    pub choice: Choice,
    pub jobs: Option<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    Gradescope,
    Classroom50,
}

/// What `--help` prints.
pub const HELP: &str = "\
Grades a class, and hands its marks on.

  cargo classroom class DIR --output RUN   grade every submission in DIR
      --roster FILE      CSV: id, name, group, section; who is absent gets a row
      --resume           go on with a run that was stopped, or grade what failed
      --since RUN        say what changed since an older run, and for whom
      --shard K/N        only part K of N, for several machines
      --lab NAME         only the exercises of a lab set
      --course FILE      a course's own exercises and points (TOML)
      --private DIR      more secret checks, NN_name.toml each
      --seed S           what random inputs are drawn with
      --unconfined       also on a machine that cannot confine submissions
      -j N               processes at a time
  cargo classroom merge RUN... --output RUN
                         join the parts of a class
  cargo classroom regrade RUN STUDENT      once more: old and new side by side
  cargo classroom report RUN               make everything again from the journal
      --anonymous FILE   only the page, without names
  cargo classroom gradebook RUN --canvas EXPORT.csv | --moodle EXPORT.csv
                         what would be filled into the platform's own export
      --write            fill it in; --output FILE writes a copy instead
      --column TITLE     which column; --exercise EX: its points, not the total
  cargo classroom convert REPORT.json --format junit|gradescope|classroom50
      --output FILE
  cargo classroom handout DIR              what students get; --lab NAME
      --update           a new version of all but the students' files
      --private DIR      secret checks that must not be in it
  cargo classroom bundle gradescope|classroom50 --output FILE
      --lab, --course, --private, --seed as above
  cargo classroom submission DIR           one student, as bundles grade
      --output FILE      the report (JSON); --summary FILE: Markdown
      --gradescope FILE  results.json, written again after every exercise
      --lab, --course, --private, --seed, -j as above
  cargo classroom similarity RUN --output DIR
                         the layout JPlag wants, with the stubs as base code

Exit codes: 0 done, whatever the marks; 1 done, and something waits for you (to
resolve, to grade again, unmatched); 2 bad usage, or a fault of the workbook or
the machine.
";

/// Every command with the options it takes.
const COMMANDS: [(&str, &[&str]); 10] = [
    (
        "class",
        &[
            "output",
            "resume",
            "shard",
            "roster",
            "since",
            "lab",
            "course",
            "private",
            "seed",
            "unconfined",
            "jobs",
        ],
    ),
    ("merge", &["output"]),
    ("regrade", &["private", "jobs"]),
    ("report", &["anonymous"]),
    ("gradebook", &["canvas", "moodle", "column", "exercise", "write", "output"]),
    ("convert", &["format", "output"]),
    ("handout", &["lab", "private", "update"]),
    ("bundle", &["output", "lab", "course", "private", "seed"]),
    (
        "submission",
        &["output", "gradescope", "summary", "lab", "course", "private", "seed", "jobs"],
    ),
    ("similarity", &["output"]),
];

/// The options without a value.
const SWITCHES: [&str; 4] = ["resume", "unconfined", "write", "update"];

/// What stands on the command line behind the command's name.
#[derive(Default)]
struct Given {
    command: String,
    words: Vec<OsString>,
    options: BTreeMap<&'static str, OsString>,
}

/// Reads the arguments, without the program's name.
///
/// # Errors
///
/// A usage fault that says what is wrong and what would be right.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, Fault> {
    let mut parser = lexopt::Parser::from_args(arguments);
    let mut words = Vec::new();
    let mut options = BTreeMap::new();
    while let Some(argument) = parser.next().map_err(unreadable)? {
        let name = match argument {
            Short('h') | Long("help") => return Ok(Command::Help),
            Short('V') | Long("version") => return Ok(Command::Version),
            Value(word) => {
                words.push(word);
                continue;
            }
            Short('j') => "jobs",
            Long(name) => known_option(name)?,
            other => return Err(unreadable(other.unexpected())),
        };
        let value = if SWITCHES.contains(&name) {
            OsString::new()
        } else {
            parser.value().map_err(|_| {
                Fault::usage(format!("`--{name}` lacks its value"), "`--help` lists the options.")
            })?
        };
        if options.insert(name, value).is_some() {
            return Err(Fault::usage(
                format!("`--{name}` is given twice"),
                "Leave one of the two.",
            ));
        }
    }
    if words.is_empty() {
        return match options.keys().next() {
            None => Ok(Command::Help),
            Some(name) => Err(Fault::usage(
                format!("`--{name}` goes with a command"),
                "Write the command first, e.g. `class DIR --output RUN`.",
            )),
        };
    }
    let command = words.remove(0).to_string_lossy().into_owned();
    let given = Given { command, words, options };
    let Some((_, allowed)) = COMMANDS.iter().find(|(name, _)| *name == given.command) else {
        return unknown_command(&given.command);
    };
    if let Some(other) = given.options.keys().find(|name| !allowed.contains(name)) {
        return Err(Fault::usage(
            format!("`--{other}` does not go with `{}`", given.command),
            "`--help` lists what goes together.",
        ));
    }
    given.command()
}

fn known_option(name: &str) -> Result<&'static str, Fault> {
    let all: Vec<&'static str> =
        COMMANDS.iter().flat_map(|(_, options)| options.iter().copied()).collect();
    all.iter().copied().find(|one| *one == name).ok_or_else(|| {
        let next = match closest(name, &all) {
            Some(meant) => format!("Did you mean `--{meant}`?"),
            None => "`--help` lists the options.".to_string(),
        };
        Fault::usage(format!("there is no option `--{name}`"), next)
    })
}

fn unknown_command(word: &str) -> Result<Command, Fault> {
    if word == "help" {
        return Ok(Command::Help);
    }
    let names: Vec<&str> = COMMANDS.iter().map(|(name, _)| *name).collect();
    let next = match closest(word, &names) {
        Some(meant) => format!("Did you mean `{meant}`?"),
        None => format!("There are {}.", names.join(", ")),
    };
    Err(Fault::usage(format!("there is no command `{word}`"), next))
}

impl Given {
    fn command(mut self) -> Result<Command, Fault> {
        match self.command.as_str() {
            "class" => {
                let [folder] = self.exactly(["DIR"])?;
                Ok(Command::Class(Class {
                    folder,
                    output: self.output("RUN")?,
                    resume: self.is_on("resume"),
                    shard: self.shard()?,
                    roster: self.path("roster"),
                    since: self.path("since"),
                    choice: self.choice()?,
                    unconfined: self.is_on("unconfined"),
                    jobs: self.jobs()?,
                }))
            }
            "merge" => {
                let output = self.output("RUN")?;
                let runs: Vec<PathBuf> = self.words.iter().map(PathBuf::from).collect();
                if runs.is_empty() {
                    return Err(self.usage("`merge` takes the parts of a class"));
                }
                Ok(Command::Merge { runs, output })
            }
            "regrade" => {
                let [run, student] = self.exactly(["RUN", "STUDENT"])?;
                Ok(Command::Regrade(Regrade {
                    run,
                    student: student.to_string_lossy().into_owned(),
                    choice: self.choice()?,
                    jobs: self.jobs()?,
                }))
            }
            "report" => {
                let [run] = self.exactly(["RUN"])?;
                Ok(Command::Report { run, anonymous: self.path("anonymous") })
            }
            "gradebook" => self.gradebook(),
            "convert" => {
                let [report] = self.exactly(["REPORT.json"])?;
                let format = match self.text("format").as_deref() {
                    Some("junit") => Target::Junit,
                    Some("gradescope") => Target::Gradescope,
                    Some("classroom50") => Target::Classroom50,
                    Some(other) => {
                        return Err(Fault::usage(
                            format!("`{other}` is no format of `convert`"),
                            "It is one of junit, gradescope, classroom50.",
                        ));
                    }
                    None => return Err(self.usage("`convert` lacks `--format`")),
                };
                Ok(Command::Convert { report, format, output: self.path("output") })
            }
            "handout" => {
                let [folder] = self.exactly(["DIR"])?;
                let update = self.is_on("update");
                let (lab, private) = (self.text("lab"), self.path("private"));
                Ok(Command::Handout { folder, lab, private, update })
            }
            "bundle" => {
                let [system] = self.exactly(["SYSTEM"])?;
                let system = match system.to_str() {
                    Some("gradescope") => System::Gradescope,
                    Some("classroom50") => System::Classroom50,
                    _ => {
                        return Err(Fault::usage(
                            format!("`{}` is no system to make a bundle for", system.display()),
                            "It is gradescope or classroom50.",
                        ));
                    }
                };
                let output = self.output("FILE")?;
                Ok(Command::Bundle(Bundle { system, output, choice: self.choice()? }))
            }
            "submission" => {
                let [folder] = self.exactly(["DIR"])?;
                let (report, gradescope) = (self.path("output"), self.path("gradescope"));
                let summary = self.path("summary");
                if report.is_none() && gradescope.is_none() && summary.is_none() {
                    return Err(self.usage("`submission` lacks where to write, e.g. `--output`"));
                }
                let (choice, jobs) = (self.choice()?, self.jobs()?);
                Ok(Command::Submission(Submission {
                    folder,
                    report,
                    gradescope,
                    summary,
                    choice,
                    jobs,
                }))
            }
            _ => {
                let [run] = self.exactly(["RUN"])?;
                Ok(Command::Similarity { run, output: self.output("DIR")? })
            }
        }
    }

    fn gradebook(&mut self) -> Result<Command, Fault> {
        let [run] = self.exactly(["RUN"])?;
        let (platform, export) = match (self.path("canvas"), self.path("moodle")) {
            (Some(export), None) => (Platform::Canvas, export),
            (None, Some(export)) => (Platform::Moodle, export),
            _ => return Err(self.usage("`gradebook` takes one export to fill")),
        };
        let output = self.path("output");
        Ok(Command::Gradebook(Gradebook {
            run,
            platform,
            export,
            column: self.text("column"),
            exercise: self.text("exercise"),
            write: self.is_on("write") || output.is_some(),
            output,
        }))
    }

    /// The words behind the command: as many as it takes.
    fn exactly<const N: usize>(&self, names: [&str; N]) -> Result<[PathBuf; N], Fault> {
        let words: Vec<PathBuf> = self.words.iter().map(PathBuf::from).collect();
        words
            .try_into()
            .map_err(|_| self.usage(format!("`{}` takes {}", self.command, names.join(" and "))))
    }

    fn usage(&self, what: impl Into<String>) -> Fault {
        let example = match self.command.as_str() {
            "class" => "class submissions --output run",
            "merge" => "merge part-1 part-2 --output run",
            "regrade" => "regrade run ada",
            "report" => "report run",
            "gradebook" => "gradebook run --canvas export.csv",
            "convert" => "convert report.json --format junit",
            "handout" => "handout ../handout --lab core",
            "bundle" => "bundle gradescope --output autograder.zip",
            "submission" => "submission handed-in --output report.json",
            _ => "similarity run --output jplag",
        };
        Fault::usage(what, format!("For example `cargo classroom {example}`."))
    }

    fn is_on(&self, name: &str) -> bool {
        self.options.contains_key(name)
    }

    fn path(&mut self, name: &str) -> Option<PathBuf> {
        self.options.remove(name).map(PathBuf::from)
    }

    fn text(&mut self, name: &str) -> Option<String> {
        self.options.remove(name).map(|value| value.to_string_lossy().into_owned())
    }

    fn output(&mut self, what: &str) -> Result<PathBuf, Fault> {
        self.path("output")
            .ok_or_else(|| self.usage(format!("`{}` lacks `--output {what}`", self.command)))
    }

    fn choice(&mut self) -> Result<Choice, Fault> {
        let seed = match self.text("seed") {
            None => None,
            Some(word) => Some(word.parse().map_err(|_| {
                Fault::usage(
                    format!("`{word}` is no seed"),
                    "Give a whole number from 0, e.g. `--seed 2026`.",
                )
            })?),
        };
        let (lab, course) = (self.text("lab"), self.path("course"));
        if lab.is_some() && course.is_some() {
            return Err(Fault::usage(
                "`--lab` and `--course` both choose what counts",
                "Write `lab = \"…\"` into the course's file, or leave one of the two.",
            ));
        }
        Ok(Choice { lab, course, private: self.path("private"), seed })
    }

    fn shard(&mut self) -> Result<Shard, Fault> {
        let Some(word) = self.text("shard") else { return Ok(Shard::WHOLE) };
        Shard::parse(&word).ok_or_else(|| {
            Fault::usage(
                format!("`{word}` is no part of a class"),
                "Give its number and how many there are, e.g. `--shard 2/8`.",
            )
        })
    }

    fn jobs(&mut self) -> Result<Option<usize>, Fault> {
        let Some(word) = self.text("jobs") else { return Ok(None) };
        match word.parse() {
            Ok(jobs) if jobs > 0 => Ok(Some(jobs)),
            _ => Err(Fault::usage(
                format!("`{word}` is no number of processes"),
                "Give a whole number from 1, e.g. `-j 2`.",
            )),
        }
    }
}

fn unreadable(error: lexopt::Error) -> Fault {
    Fault::usage(error.to_string(), "`--help` lists the options with their values.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, Fault> {
        parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn a_class_run_takes_its_options() {
        let line = "class in --output run --resume --shard 2/8 --seed 7 -j 3 --course c.toml";
        let Ok(Command::Class(class)) = parsed(line) else { panic!("no class run") };
        assert_eq!((class.folder, class.output), ("in".into(), "run".into()));
        assert_eq!(class.shard, Shard { number: 2, of: 8 });
        assert!(class.resume && !class.unconfined);
        assert_eq!((class.choice.seed, class.jobs), (Some(7), Some(3)));
        assert_eq!(class.choice.course, Some("c.toml".into()));
    }

    #[test]
    fn every_command_of_the_help_is_understood() {
        let parts = parsed("merge a b --output run").unwrap();
        assert_eq!(
            parts,
            Command::Merge { runs: vec!["a".into(), "b".into()], output: "run".into() }
        );
        for line in [
            "regrade run ada",
            "report run",
            "report run --anonymous page.html",
            "gradebook run --canvas a.csv",
            "gradebook run --moodle a.csv --write --exercise 01",
            "convert r.json --format junit",
            "handout out --lab core --update",
            "handout out --private p",
            "bundle gradescope --output a.zip",
            "bundle classroom50 --output a --private p",
            "submission in --output r.json --summary s.md --seed 7",
            "submission in --gradescope results.json -j 1 --course c.toml",
            "similarity run --output d",
            "help",
            "",
        ] {
            assert!(parsed(line).is_ok(), "{line}");
        }
    }

    #[test]
    fn what_does_not_go_together_is_refused_with_the_next_step() {
        for (line, start) in [
            ("class in", "`class` lacks `--output RUN`"),
            ("class --output run", "`class` takes DIR"),
            ("class a b --output run", "`class` takes DIR"),
            ("class a --output run --output b", "`--output` is given twice"),
            ("class a --output run --shard 9/8", "`9/8` is no part"),
            ("class a --output run --seed x", "`x` is no seed"),
            ("class a --output run --lab l --course c", "`--lab` and `--course`"),
            ("class a --output", "`--output` lacks its value"),
            ("class a --outptu run", "there is no option `--outptu`"),
            ("clas a", "there is no command `clas`"),
            ("report run --resume", "`--resume` does not go with `report`"),
            ("merge --output run", "`merge` takes the parts"),
            ("submission in", "`submission` lacks where to write"),
            ("gradebook run", "`gradebook` takes one export"),
            ("gradebook run --canvas a --moodle b", "`gradebook` takes one export"),
            ("convert r.json", "`convert` lacks `--format`"),
            ("convert r.json --format xml", "`xml` is no format"),
            ("bundle moodle --output f", "`moodle` is no system"),
            ("--resume", "`--resume` goes with a command"),
            ("-x", "invalid option '-x'"),
        ] {
            let said = parsed(line).unwrap_err().to_string();
            assert!(said.starts_with(start), "{line}: {said}");
            assert!(said.lines().count() == 2, "{line}: no next step in {said}");
        }
    }
}
