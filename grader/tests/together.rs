//! Files that are compiled together get the reports they get alone.

use grader::bank::{self, Kind};
use grader::confine::Jail;
use grader::diagnosis::Fingerprint;
use grader::exercise::Exercise;
use grader::fingerprints::read_fingerprints;
use grader::grade::Grader;
use grader::manifest::{CORE, Layout, read_exercise};
use grader::report::{ExerciseReport, Status};
use grader::submission::{Content, Submission};
use serde_json::Value;
use std::path::Path;

struct Class {
    grader: Grader,
    /// The core exercises with their known mistakes.
    exercises: Vec<(Exercise, Vec<Fingerprint>)>,
}

impl Class {
    fn new() -> Class {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let layout = Layout::find(root).unwrap();
        let jail = Jail::new(env!("CARGO_BIN_EXE_grader").into());
        let grader = Grader::new(layout, jail, 2).unwrap();
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
        Class { grader, exercises }
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
            let alone = self.grader.grade_with_known(exercise, known, file);
            assert_eq!(plain(together), plain(&alone), "{}", exercise.id.folder);
        }
        together
    }
}

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
        let alone = class.grader.grade_with_known(list[0].0, list[0].1, list[0].2);
        let verdicts = |report: &ExerciseReport| -> Vec<_> {
            report.checks.iter().map(|check| check.verdict()).collect()
        };
        assert_eq!(verdicts(&together[0]), verdicts(&alone), "{name}");
        for report in &together[1..] {
            assert_eq!(report.status, Status::Passed, "{name}: {}", report.id.folder);
        }
    }
}
