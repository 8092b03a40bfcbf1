//! A class made of the bank: every student hands in, for each exercise, a file that
//! the workbook knows, right or wrong.

use crate::runs;
use classroom::course::{Choice, Course};
use classroom::journal::{Entry, Unresolved, Writer};
use classroom::roster::Student;
use grader::bank::{self, Kind};
use grader::confine::Jail;
use grader::exercise::fingerprint;
use grader::files::sha256;
use grader::fingerprints::read_fingerprints;
use grader::grade::Grader;
use grader::manifest::{Layout, read_exercise};
use grader::report::{Diagnostic, ExerciseReport, Report, Status};
use grader::submission::{Content, Submission};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{env, fs, thread};

/// Graded files of one exercise.
pub struct Graded {
    /// The stub first, then right ones.
    right: Vec<(String, ExerciseReport)>,
    wrong: Vec<(String, ExerciseReport)>,
}

pub struct Pool {
    course: Course,
    exercises: Vec<Graded>,
}

/// Grades some right and some wrong files of every exercise.
pub fn graded(right: usize, wrong: usize) -> Pool {
    let layout = Layout::find(&env::current_dir().unwrap()).unwrap();
    let jail = Jail::new(env!("CARGO_BIN_EXE_classroom").into());
    let grader = Grader::new(layout, jail, 2).unwrap();
    let choice = Choice::of_workbook(&grader.outline, None).unwrap();
    let mut prepared = Vec::new();
    let mut exercises = Vec::new();
    for id in &choice.exercises {
        let exercise = read_exercise(&grader.layout, id).unwrap();
        let known = read_fingerprints(&grader.layout, id).unwrap();
        let mut submissions = vec![read(&grader, id, &grader.layout.stub(id))];
        let entries = bank::read(&grader.layout, id).unwrap();
        let of = |right: bool| {
            let fits = move |entry: &&bank::Entry| matches!(entry.kind, Kind::Accepted) == right;
            entries.iter().filter(fits).map(|entry| entry.submission.clone())
        };
        submissions.extend(of(true).take(right));
        let first_wrong = submissions.len();
        // The bank is sorted by ideas: a file here and there shows more of them.
        let all = of(false).count();
        let step = (all / wrong).max(1);
        submissions.extend(of(false).step_by(step).take(wrong));
        let reports = all_at_once(&submissions, |submission| {
            // Every third mistake is one that nobody has seen before.
            let known = if fingerprint(&[submission.shown.to_string_lossy().as_bytes()]) % 3 == 0 {
                &[][..]
            } else {
                &known[..]
            };
            grader.grade_with_known(&exercise, known, submission)
        });
        let mut graded: Vec<(String, ExerciseReport)> =
            submissions.iter().map(text).zip(reports).collect();
        let wrong = graded.split_off(first_wrong);
        exercises.push(Graded { right: graded, wrong });
        prepared.push(exercise);
    }
    Pool { course: choice.with(&prepared), exercises }
}

fn read(grader: &Grader, id: &grader::exercise::ExerciseId, path: &Path) -> Submission {
    Submission::read(id, path, grader.layout.shown(path))
}

fn text(submission: &Submission) -> String {
    match &submission.content {
        Content::Source(source) => source.clone(),
        _ => String::new(),
    }
}

fn all_at_once(
    submissions: &[Submission],
    grade: impl Fn(&Submission) -> ExerciseReport + Sync,
) -> Vec<ExerciseReport> {
    let next = AtomicUsize::new(0);
    let graded: Mutex<BTreeMap<usize, ExerciseReport>> = Mutex::default();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let at = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(submission) = submissions.get(at)
                {
                    let report = grade(submission);
                    graded.lock().unwrap_or_else(PoisonError::into_inner).insert(at, report);
                }
            });
        }
    });
    graded.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect()
}

/// Writes the journal of a class, its sources and some decisions.
pub fn write_class(pool: &Pool, students: usize, folder: &Path) {
    let course = Course { manual: Some(10), ..pool.course.clone() };
    let mut writer = Writer::create(&folder.join("journal.jsonl"), &runs::header(&course)).unwrap();
    for number in 0..students {
        writer.entry(&student(pool, number, folder)).unwrap();
    }
    let overrides = "student,exercise,points,reason,who\n\
                     s0007,03,4,\"agreed by mail, a late fix\",Kim\n\
                     s0011,01,0,handed in for another,Kim\n";
    fs::write(folder.join("overrides.csv"), overrides).unwrap();
    let read: String = (0..students)
        .filter(|number| number % 9 == 4 && number % 36 != 4)
        .map(|number| format!("{},{},clear and short,Kim\n", id(number), 4 + number % 7))
        .collect();
    fs::write(folder.join("manual.csv"), format!("student,points,comment,who\n{read}")).unwrap();
}

fn id(number: usize) -> String {
    format!("s{number:04}")
}

/// A number from 0 to 99 that hangs on the words alone.
fn chance(words: &[&str]) -> u64 {
    fingerprint(words) % 100
}

fn student(pool: &Pool, number: usize, folder: &Path) -> Entry {
    const FIRST: [&str; 8] = ["Ada", "Bo", "Cem", "Dana", "Émile", "Fatima", "Grace", "Hye-jin"];
    const LAST: [&str; 7] = ["Aksoy", "Berg", "Castillo", "Dlamini", "Eze", "Fischer", "González"];
    let id = id(number);
    let absent = number % 60 == 17;
    // The mean of two is near the middle more often than one.
    let able = (chance(&[&id, "one"]) + chance(&[&id, "two"])) / 2 + 20;
    let mut entry = runs::entry(&id, Vec::new());
    entry.student = Student {
        id: id.clone(),
        name: format!("{} {}", FIRST[number % 8], LAST[number % 7]),
        group: format!("G{}", number % 12),
        section: String::new(),
    };
    if absent {
        entry.from = String::new();
    }
    let mut exercises = Vec::new();
    for (at, graded) in pool.exercises.iter().enumerate() {
        let luck = chance(&[&id, &at.to_string(), "luck"]);
        let pick = chance(&[&id, &at.to_string(), "pick"]) as usize;
        let hard = 4 * at as u64;
        let (text, report) = if absent || luck + hard > able + 65 {
            &graded.right[0]
        } else if luck + hard < able + 15 || graded.wrong.is_empty() {
            let solved = graded.right.len() - 1;
            &graded.right[if solved == 0 { 0 } else { 1 + pick % solved }]
        } else {
            // Some mistakes are made more often than others.
            &graded.wrong[pick * pick / 100 % graded.wrong.len()]
        };
        if !absent {
            // Nearly everybody writes in a way of their own.
            let own = if pick.is_multiple_of(10) { String::new() } else { format!("// {id}\n") };
            let text = format!("{own}{text}");
            let hash = sha256(text.as_bytes());
            fs::write(folder.join(format!("sources/{hash}.rs")), text).unwrap();
            entry.sources.insert(report.id.folder.clone(), hash);
        }
        exercises.push(report.clone());
    }
    if number % 70 == 33 {
        let report = exercises.remove(2);
        entry.unresolved = vec![Unresolved {
            exercise: Some(report.id.folder),
            found: "diagonal_keys (2).rs".to_string(),
            why: "two files could be this exercise".to_string(),
            next: "Write into overrides.csv what it is worth, or keep one of the two.".to_string(),
        }];
    }
    if number % 150 == 71 {
        exercises[4].status = Status::Error;
        exercises[4].diagnostics =
            vec![Diagnostic::Note { message: "the disk was full".to_string() }];
    }
    if number % 9 == 4 {
        entry.answers = Some(sha256(id.as_bytes()));
    }
    entry.report = Report { toolchain: "rustc 1.95.0".to_string(), receipt: None, exercises };
    entry
}
