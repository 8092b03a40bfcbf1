//! Files that go the short way, compiled together to a library that a program loads and
//! with all checks in one process, get the reports of the long way: each file compiled
//! alone with its program, each check in a process of its own.

use grader::bank::{self, Kind};
use grader::compile::Folder;
use grader::confine::Jail;
use grader::diagnosis::Fingerprint;
use grader::exercise::Exercise;
use grader::fingerprints::read_fingerprints;
use grader::grade::Grader;
use grader::manifest::{CORE, Layout, read_exercise};
use grader::report::{ExerciseReport, Status};
use grader::submission::{Content, Submission};
use grader::together;
use serde_json::Value;
use std::path::Path;

struct Class {
    grader: Grader,
    /// The same, on the long way.
    long: Grader,
    /// The core exercises with their known mistakes.
    exercises: Vec<(Exercise, Vec<Fingerprint>)>,
}

impl Class {
    fn new() -> Class {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let layout = Layout::find(root).unwrap();
        let make = || {
            let jail = Jail::new(env!("CARGO_BIN_EXE_grader").into());
            Grader::new(layout.clone(), jail, 2).unwrap()
        };
        let grader = make();
        let mut long = make();
        long.takes_short_ways = false;
        let exercises = grader
            .outline
            .lab(CORE)
            .unwrap()
            .iter()
            .map(|id| {
                let known = read_fingerprints(&grader.layout, id).unwrap();
                (read_exercise(&grader.layout, id).unwrap(), known)
            })
            .collect();
        Class { grader, long, exercises }
    }

    /// A submission for all exercises: to each its text.
    fn submission(&self, text: impl Fn(&Exercise) -> String) -> Vec<Submission> {
        let file = |exercise: &Exercise| Submission {
            id: exercise.id.clone(),
            shown: format!("{}/src/lib.rs", exercise.id.folder).into(),
            content: Content::Source(text(exercise)),
        };
        self.exercises.iter().map(|(exercise, _)| file(exercise)).collect()
    }

    /// The file of the bank at a place that counts on and on.
    fn of_bank(&self, exercise: &Exercise, place: usize) -> String {
        let entries = bank::read(&self.grader.layout, &exercise.id).unwrap();
        let entries: Vec<_> =
            entries.iter().filter(|entry| (place == 0) == (entry.kind == Kind::Accepted)).collect();
        match &entries[place * 7 % entries.len()].submission.content {
            Content::Source(text) => text.clone(),
            other => panic!("{other:?}"),
        }
    }

    /// Grades a text for one exercise in both ways.
    #[track_caller]
    fn one_both_ways(&self, number: u32, text: &str) -> ExerciseReport {
        let at = self.exercises.iter().position(|(exercise, _)| exercise.id.number == number);
        let (exercise, known) = &self.exercises[at.unwrap()];
        let file = Submission {
            id: exercise.id.clone(),
            shown: format!("{}/src/lib.rs", exercise.id.folder).into(),
            content: Content::Source(text.to_string()),
        };
        let short = self.grader.grade_with_known(exercise, known, &file);
        let long = self.long.grade_with_known(exercise, known, &file);
        assert_eq!(plain(&short), plain(&long), "{text}");
        short
    }

    /// The reference of an exercise with something replaced.
    fn reference_with(&self, number: u32, changes: &[Change<'_>]) -> String {
        let (exercise, _) =
            self.exercises.iter().find(|(exercise, _)| exercise.id.number == number).unwrap();
        let path = self.grader.layout.solution(&exercise.id);
        changes.iter().fold(std::fs::read_to_string(path).unwrap(), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replace(from, to)
        })
    }

    /// Grades a submission in both ways; the reports when they are the same.
    #[track_caller]
    fn both_ways(&self, files: &[Submission]) -> Vec<ExerciseReport> {
        let list: Vec<(&Exercise, &[Fingerprint], &Submission)> = self
            .exercises
            .iter()
            .zip(files)
            .map(|((exercise, known), file)| (exercise, known.as_slice(), file))
            .collect();
        let together = self.grader.grade_together(&list);
        for (&(exercise, known, file), together) in list.iter().zip(&together) {
            for grader in [&self.grader, &self.long] {
                let alone = grader.grade_with_known(exercise, known, file);
                assert_eq!(plain(together), plain(&alone), "{}", exercise.id.folder);
            }
        }
        together
    }
}

/// What a text has, and what it is to have instead.
type Change<'a> = (&'a str, &'a str);

/// A report without what a slow moment of the machine may change.
fn plain(report: &ExerciseReport) -> Value {
    let mut value = serde_json::to_value(report).unwrap();
    for check in value["checks"].as_array_mut().unwrap() {
        check.as_object_mut().unwrap().remove("trace");
    }
    value
}

#[test]
fn right_and_wrong_answers_get_the_same_reports() {
    let class = Class::new();
    for place in [0, 1, 2] {
        let files = class.submission(|exercise| class.of_bank(exercise, place));
        let reports = class.both_ways(&files);
        if place == 0 {
            assert!(reports.iter().all(|report| report.status == Status::Passed));
        }
    }
}

#[test]
fn a_file_in_the_way_is_put_aside_and_the_others_are_graded_as_ever() {
    let class = Class::new();
    let files = class.submission(|exercise| match exercise.id.number {
        // Does not compile.
        1 => "pub fn is_safe(queens: &[usize]) -> bool { queens.len() }".to_string(),
        // A given line was changed.
        3 => "pub fn diag_key(row: i32, col: i32) -> i32 { row - col }".to_string(),
        // Means something else beside others.
        4 => format!("{}\nuse crate as own;\n", class.of_bank(exercise, 0)),
        // Would call its neighbour.
        6 => "pub fn first_solution(n: usize) -> Option<Vec<usize>> {\n    \
              super::node_counting::stats(n); None\n}"
            .to_string(),
        _ => class.of_bank(exercise, 0),
    });
    let reports = class.both_ways(&files);
    let status: Vec<Status> = reports.iter().map(|report| report.status).collect();
    use Status::{DoesNotCompile, Passed};
    assert_eq!(status[..1], [DoesNotCompile]);
    assert_eq!(status[2..4], [Passed, DoesNotCompile]);
    assert_eq!(status[4..], [Passed, Passed]);
}

#[test]
fn files_that_use_the_same_names_do_not_meet() {
    let class = Class::new();
    let files = class.submission(|exercise| {
        format!(
            "{}\nmacro_rules! vec {{ () => {{ 7 }} }}\npub struct Queen;\nfn main() {{}}\n\
             static COUNT: usize = 3;\n",
            class.of_bank(exercise, 0)
        )
    });
    class.both_ways(&files);
}

#[test]
fn panics_are_told_with_the_place_in_their_own_file() {
    let class = Class::new();
    let files = class.submission(|exercise| {
        let text = class.of_bank(exercise, 0);
        if exercise.id.number == 1 {
            return "pub fn is_safe(_: &[usize], _: usize, _: usize) -> bool {\n    panic!()\n}\n\
                    pub fn is_solution(_: &[usize]) -> bool { true }\n"
                .to_string();
        }
        text
    });
    let reports = class.both_ways(&files);
    let said = &reports[0].first_failure().unwrap().1.judgement.message;
    assert!(said.contains("01_is_safe/src/lib.rs:2:5"), "{said}");
}

/// What makes a program loaded instead of linked must be there for every exercise, or
/// everybody waits longer without knowing why.
#[cfg(target_os = "linux")]
#[test]
fn every_exercise_goes_the_short_way_but_the_quiz() {
    let class = Class::new();
    let folder = std::env::temp_dir().join(format!("short-way-{}", std::process::id()));
    let mut long = Vec::new();
    for id in class.grader.outline.exercises() {
        let exercise = read_exercise(&class.grader.layout, id).unwrap();
        let path = class.grader.layout.solution(id);
        let source = std::fs::read_to_string(&path).unwrap();
        let file = together::File { exercise: &exercise, source: &source, shown: &path };
        let work = folder.join(&id.folder);
        let goes = together::may_join(&file)
            && !together::compile(
                &class.grader.compiler,
                &[file],
                Folder { path: &work, again: false },
            )
            .is_empty();
        if !goes {
            long.push(id.name.clone());
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(long, ["quiz"]);
}

/// What a check leaves behind is the same program's business only: on the long way no
/// check sees what another one left.
#[test]
fn what_is_kept_between_calls_is_judged_as_if_every_check_were_the_first() {
    let class = Class::new();
    let counts_on = "use std::sync::atomic::{AtomicU64, Ordering::Relaxed};\n\
                     static NODES: AtomicU64 = AtomicU64::new(0);\n";
    for number in [1, 7] {
        let reference = class.reference_with(number, &[]);
        let (name, spoilt) = match number {
            1 => ("pub fn is_solution", "NODES.fetch_add(1, Relaxed) == 0 && "),
            _ => ("pub fn count_nodes", "NODES.fetch_add(1000, Relaxed) + "),
        };
        let (before, after) = reference.split_once(name).unwrap();
        let (line, body) = after.split_once("{\n").unwrap();
        let text = format!("{counts_on}{before}{name}{line}{{\n{spoilt}{body}");
        class.one_both_ways(number, &text);
    }
}

#[test]
fn what_is_printed_stands_beside_its_own_check() {
    let class = Class::new();
    let body = "println!(\"row {row}\"); ";
    let text = format!(
        "pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {{ {body} \
         row != queens.len() || col != 3 }}\n\
         pub fn is_solution(_: &[usize]) -> bool {{ true }}\n"
    );
    let report = class.one_both_ways(1, &text);
    assert!(report.first_failure().unwrap().1.printed.contains("row"));
    // Prints and is right.
    let reference = class.reference_with(3, &[]);
    let (before, after) = reference.split_once("-> isize {").unwrap();
    let text = format!("{before}-> isize {{ eprintln!(\"here\");{after}");
    let report = class.one_both_ways(3, &text);
    assert_eq!(report.status, Status::Passed);
}

/// Everything that a given struct or function may be beside what its line says.
#[test]
fn given_items_are_held_to_their_lines_on_both_ways() {
    const MARKS: &str = "pub struct Marks {";
    const COLS: &str = "pub cols: BTreeSet<usize>,";
    let class = Class::new();
    let derive = "#[derive(Debug, Clone, PartialEq, Eq, Default)]";
    let derived = "#[derive(Debug, Clone, PartialEq, Eq)]";
    let own_default = "impl Default for Marks { fn default() -> Marks { \
                       Marks { cols: [7].into(), diag: [].into(), anti: [].into() } } }\n\
                       pub struct Marks {";
    let with_drop = "impl Drop for Marks { fn drop(&mut self) {} }\npub struct Marks {";
    let aliased = format!("pub type Marks = Other;\n{derive}\npub struct Other {{");
    let marks: [(&str, bool, &[Change<'_>]); 9] = [
        ("laid out otherwise", true, &[(MARKS, "#[repr(C, align(64))]\npub struct Marks {")]),
        ("behind an alias", true, &[(derive, ""), (MARKS, &aliased)]),
        ("a private field", false, &[(COLS, "cols: BTreeSet<usize>,")]),
        ("a field for the crate", false, &[(COLS, "pub(crate) cols: BTreeSet<usize>,")]),
        ("another field", false, &[(COLS, "pub more: u8,\n    pub cols: BTreeSet<usize>,")]),
        ("a private struct", false, &[(MARKS, "struct Marks {")]),
        ("with a destructor", false, &[(MARKS, with_drop)]),
        ("without a default", false, &[(derive, derived)]),
        ("a default of its own", false, &[(derive, derived), (MARKS, own_default)]),
    ];
    for (what, passes, changes) in marks {
        let text = class.reference_with(4, changes);
        let report = class.one_both_ways(4, &text);
        assert_eq!(report.status == Status::Passed, passes, "{what}: {:?}", report.status);
    }
    const GIVEN: &str = "pub fn is_solution(queens: &[usize]) -> bool";
    let functions: [(&str, bool, &str); 6] = [
        ("inlined", true, &format!("#[inline(always)]\n{GIVEN}")),
        ("of a lifetime", true, "pub fn is_solution<'a>(queens: &'a [usize]) -> bool"),
        ("of any list", true, "pub fn is_solution<L: AsRef<[usize]> + ?Sized>(queens: &L) -> bool"),
        ("of another list", false, "pub fn is_solution(queens: &Vec<usize>) -> bool"),
        ("private", false, "fn is_solution(queens: &[usize]) -> bool"),
        ("for the crate", false, "pub(crate) fn is_solution(queens: &[usize]) -> bool"),
    ];
    for (what, passes, line) in functions {
        let mut text = class.reference_with(1, &[(GIVEN, line)]);
        if what == "of any list" {
            let (before, after) = text.split_once(line).unwrap();
            let body = after.replacen('{', "{ let queens = queens.as_ref();", 1);
            text = format!("{before}{line}{body}");
        }
        let report = class.one_both_ways(1, &text);
        assert_eq!(report.status == Status::Passed, passes, "{what}: {:?}", report.status);
    }
    // The function may lie in a module of the file.
    let text = class.reference_with(
        1,
        &[(GIVEN, "pub use board::*;\nmod board {\npub fn is_solution(queens: &[usize]) -> bool")],
    );
    let (before, after) = text.split_once("#[cfg(test)]").unwrap();
    let text = format!(
        "{}\n}}\n#[cfg(test)]{after}",
        before.replace(" is_safe(&queens[", " super::is_safe(&queens[")
    );
    assert_eq!(class.one_both_ways(1, &text).status, Status::Passed);
}

/// Files of the attack bank that would be compiled beside others, every sixth of
/// them: the hostile file gets the same report as alone, and its neighbours are graded
/// as ever.
#[cfg(all(feature = "attacks", target_os = "linux"))]
#[test]
fn a_hostile_file_does_nothing_to_its_neighbours() {
    use grader::policy;
    let class = Class::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/attacks");
    let mut texts: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter_map(|path| {
            let text = std::fs::read_to_string(&path).ok()?;
            // Bombs end in one of several ways, as the machine is loaded.
            let first = text.lines().next().unwrap_or_default();
            let joins = first.contains("[is_safe/") && !first.contains(" or ");
            let joins = joins && policy::fits_beside_others(&text);
            (joins && policy::refusal(&text).is_none())
                .then(|| (path.file_name().unwrap().to_string_lossy().into_owned(), text))
        })
        .collect();
    texts.sort();
    assert!(texts.len() > 20, "only {} files join", texts.len());
    for (name, text) in texts.iter().step_by(6) {
        let files = class.submission(|exercise| match exercise.id.number {
            1 => text.clone(),
            _ => class.of_bank(exercise, 0),
        });
        let list: Vec<(&Exercise, &[Fingerprint], &Submission)> = class
            .exercises
            .iter()
            .zip(&files)
            .map(|((exercise, known), file)| (exercise, known.as_slice(), file))
            .collect();
        let together = class.grader.grade_together(&list);
        let alone = class.long.grade_with_known(list[0].0, list[0].1, list[0].2);
        let verdicts = |report: &ExerciseReport| -> Vec<_> {
            report.checks.iter().map(|check| check.verdict()).collect()
        };
        assert_eq!(verdicts(&together[0]), verdicts(&alone), "{name}");
        for report in &together[1..] {
            assert_eq!(report.status, Status::Passed, "{name}: {}", report.id.folder);
        }
    }
}
