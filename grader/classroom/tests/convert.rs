//! `classroom convert`: what the readers of other systems are given.

#[path = "../../tests/common/json_schema.rs"]
mod json_schema;
#[path = "common/platforms.rs"]
mod platforms;

use classroom::convert::{self, Check, Document, Exercise, Given, gradescope, junit};
use grader::diagnosis::Trace;
use grader::exercise::{Draw, ExerciseId, Limits, Visibility};
use grader::manifest::{Layout, read_exercise};
use grader::report::{CheckReport, ExerciseReport, Report, Score, Status};
use grader::verdict::{Judgement, Verdict};
use json_schema::complaints;
use platforms::{Element, Folder};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

fn schema(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schemas").join(name);
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

fn check(name: &str, visibility: &str, verdict: &str, points: (u32, u32)) -> Value {
    let passed = verdict == "passed";
    let or_empty = |text: &str| if passed { String::new() } else { text.to_string() };
    json!({
        "name": name,
        "visibility": visibility,
        "verdict": verdict,
        "input": or_empty("is_safe(&[2], 2, 0)"),
        "expected": or_empty("false"),
        "actual": or_empty("true"),
        "earned": points.0,
        "possible": points.1,
        "message": "",
    })
}

fn exercise(number: u32, name: &str, status: &str, checks: &[Value]) -> Value {
    let sum = |of: &str| checks.iter().map(|check| check[of].as_u64().unwrap()).sum::<u64>();
    json!({
        "number": number,
        "name": name,
        "title": "A title",
        "core": true,
        "file": "src/lib.rs",
        "status": status,
        "score": { "earned": sum("earned"), "possible": sum("possible") },
        "receipt": { "source_sha256": "aa", "checks_sha256": "bb" },
        "checks": checks,
        "diagnosis": null,
        "diagnostics": [],
    })
}

fn report(exercises: &[Value]) -> Value {
    let sum =
        |of: &str| exercises.iter().map(|one| one["score"][of].as_u64().unwrap()).sum::<u64>();
    json!({
        "schema": "workbook-report/v1",
        "toolchain": "rustc 1.95.0",
        "receipt": {
            "grader": "0.1.0",
            "compiler": "rustc 1.95.0",
            "seed": null,
            "isolation": {
                "compiler": { "files": true, "calls": true },
                "program": { "files": true, "calls": true },
            },
        },
        "score": { "earned": sum("earned"), "possible": sum("possible") },
        "exercises": exercises,
    })
}

/// A report with a check of every kind, and an exercise that was not handed in.
fn mixed() -> Value {
    let mut first = exercise(
        1,
        "is_safe",
        "failed",
        &[
            check("one queen", "public", "passed", (1, 1)),
            check("down-left", "hidden", "wrong", (0, 2)),
            check("a surprise", "secret", "timed_out", (0, 3)),
            check("afterwards", "hidden", "not_run", (0, 1)),
        ],
    );
    first["diagnosis"] =
        json!({ "ids": ["one"], "says": "One diagonal is missing.", "next_step": "Draw it." });
    let mut second =
        exercise(4, "undo_step", "not_started", &[check("undo", "public", "not_started", (0, 5))]);
    second["diagnostics"] = json!([{ "kind": "note", "message": "the file is not there" }]);
    report(&[first, second])
}

/// A report whose texts try to get out of whatever they are put into.
fn hostile() -> Value {
    let text = "</failure><b a=\"'&amp;\u{1b}[31m\u{0}\u{ffff}\u{202e}]]>\r\n```\n| # <script>";
    let mut report = mixed();
    for exercise in report["exercises"].as_array_mut().unwrap() {
        exercise["name"] = json!(format!("name{text}"));
        for check in exercise["checks"].as_array_mut().unwrap() {
            for part in ["name", "input", "expected", "actual", "message"] {
                check[part] = json!(text);
            }
        }
        exercise["diagnostics"] = json!([{ "kind": "note", "message": text }]);
    }
    report
}

/// A report with an exercise that has no mark.
fn failed() -> Value {
    let mut broken = exercise(4, "undo_step", "error", &[]);
    broken["diagnostics"] = json!([{ "kind": "note", "message": "no space left on the disk" }]);
    report(&[exercise(1, "is_safe", "passed", &[check("a", "public", "passed", (1, 1))]), broken])
}

fn given(value: &Value) -> Given {
    convert::read(value.to_string().as_bytes(), "report.json").unwrap()
}

fn document(value: &Value) -> Document {
    given(value).one("a test").unwrap().clone()
}

fn class(students: &[(&str, Value)]) -> Value {
    let of = |(student, report): &(&str, Value)| json!({ "student": student, "report": report });
    json!({ "schema": "class-report/v1", "students": students.iter().map(of).collect::<Vec<_>>() })
}

#[test]
fn the_reports_of_these_tests_are_such_as_the_grader_writes() {
    let schema = schema("workbook-report-v1.schema.json");
    for report in [mixed(), hostile(), failed()] {
        assert_eq!(complaints(&schema, &report), [""; 0]);
    }
}

/// The elements that junit-10.xsd, which Jenkins checks, allows: for each, its
/// attributes (needed ones with a `!`) and its children.
const JUNIT: [(&str, &[&str], &[&str]); 8] = [
    ("testsuites", &["name", "time", "tests", "failures", "errors"], &["testsuite"]),
    (
        "testsuite",
        &[
            "name!",
            "tests!",
            "failures!",
            "errors!",
            "group",
            "time",
            "skipped",
            "timestamp",
            "hostname",
            "id",
            "package",
            "file",
            "log",
            "url",
            "version",
        ],
        &["properties", "testcase", "system-out", "system-err"],
    ),
    ("properties", &[], &["property"]),
    ("property", &["name!", "value!"], &[]),
    (
        "testcase",
        &["name!", "time", "classname", "group"],
        &["skipped", "error", "failure", "system-out", "system-err"],
    ),
    ("failure", &["type", "message"], &[]),
    ("error", &["type", "message"], &[]),
    ("skipped", &["type", "message"], &[]),
];

/// What is wrong with an element and those below it.
fn junit_complaints(element: &Element) -> Vec<String> {
    let Some((name, attributes, children)) = JUNIT.iter().find(|rule| rule.0 == element.name)
    else {
        return vec![format!("there is no element {}", element.name)];
    };
    let mut found = Vec::new();
    for attribute in element.attributes.keys() {
        if !attributes.iter().any(|known| known.trim_end_matches('!') == attribute) {
            found.push(format!("{name} has {attribute}"));
        }
    }
    for needed in attributes.iter().filter_map(|known| known.strip_suffix('!')) {
        if !element.attributes.contains_key(needed) {
            found.push(format!("{name} lacks {needed}"));
        }
    }
    for child in &element.children {
        if !children.contains(&child.name.as_str()) {
            found.push(format!("{} in {name}", child.name));
        }
        found.extend(junit_complaints(child));
    }
    for (count, of) in [
        ("tests", "testcase"),
        ("failures", "failure"),
        ("errors", "error"),
        ("skipped", "skipped"),
    ] {
        if let Some(told) = element.attributes.get(count)
            && *told != element.all(of).len().to_string()
        {
            found.push(format!("{name} tells {told} {count}"));
        }
    }
    if name == &"testcase" && element.children.len() > 1 {
        found.push("a case with two outcomes".into());
    }
    found
}

#[test]
fn junit_follows_the_schema_of_its_readers() {
    for value in [mixed(), hostile(), failed(), class(&[("ada", mixed()), ("bob", hostile())])] {
        let root = Element::read(&junit::xml(&given(&value)));
        assert_eq!(root.name, "testsuites");
        assert_eq!(junit_complaints(&root), [""; 0]);
    }
}

#[test]
fn the_check_of_junit_is_able_to_say_no() {
    let wrong = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites skipped=\"0\">\
                 <testsuite tests=\"2\" failures=\"0\" errors=\"0\"><testcase name=\"a\" line=\"1\">\
                 <failure/><error/></testcase></testsuite></testsuites>";
    let found = junit_complaints(&Element::read(wrong));
    assert_eq!(
        found,
        [
            "testsuites has skipped",
            "testsuite lacks name",
            "testcase has line",
            "a case with two outcomes",
            "testsuite tells 2 tests",
            "testsuite tells 0 failures",
            "testsuite tells 0 errors",
        ]
    );
}

#[test]
fn junit_shows_what_a_student_may_see_and_no_more() {
    let mut report = mixed();
    // Whatever a report holds about a secret check, it stays there.
    report["exercises"][0]["checks"][2]["input"] = json!("the secret input");
    let root = Element::read(&junit::xml(&given(&report)));
    let cases = root.all("testcase");
    let wrong = &cases[1].children[0];
    assert_eq!((wrong.name.as_str(), wrong.attribute("type")), ("failure", "wrong"));
    assert_eq!(wrong.attribute("message"), "wrong: is_safe(&[2], 2, 0)");
    assert_eq!(
        wrong.text,
        "input:    is_safe(&[2], 2, 0)\nexpected: false\ngot:      true\n\
         likely idea: One diagonal is missing.\nnext step: Draw it."
    );
    let secret = &cases[2].children[0];
    assert_eq!(cases[2].attribute("name"), "a surprise");
    assert_eq!(secret.text, "timed out: this check shows only its name");
    assert!(!junit::xml(&given(&report)).contains("the secret input"));
    assert_eq!(cases[3].children[0].name, "skipped");
    assert_eq!(cases[4].children[0].name, "skipped");
    let points: Vec<(&str, &str)> = root
        .all("property")
        .iter()
        .map(|one| (one.attribute("name"), one.attribute("value")))
        .collect();
    assert_eq!(
        points,
        [("points", "1"), ("points possible", "7"), ("points", "0"), ("points possible", "5")]
    );
}

#[test]
fn a_class_has_a_suite_for_every_students_exercise() {
    let root = Element::read(&junit::xml(&given(&class(&[("ada", mixed()), ("b.ob", mixed())]))));
    let names: Vec<&str> = root.all("testsuite").iter().map(|one| one.attribute("name")).collect();
    assert_eq!(
        names,
        ["ada / 01_is_safe", "ada / 04_undo_step", "b.ob / 01_is_safe", "b.ob / 04_undo_step"]
    );
    assert_eq!(root.all("testcase")[9].attribute("classname"), "b_ob.undo_step");
}

#[test]
fn what_has_no_mark_is_an_error_for_junit_and_refused_by_the_others() {
    let folder = Folder::new();
    folder.write("report.json", failed().to_string());
    let junit = folder.run("convert report.json --format junit");
    let root = Element::read(&junit.out);
    assert_eq!((junit.code, root.attribute("errors")), (0, "1"));
    // Not even nought points are told of it.
    assert_eq!(root.all("property").len(), 2);
    for format in ["gradescope", "classroom50"] {
        let line = format!("convert report.json --format {format} --output result.json");
        let ended = folder.run(&line);
        assert_eq!(ended.code, 2, "{format}");
        assert!(ended.err.contains("there is no mark for 04 undo_step"), "{}", ended.err);
        assert!(ended.err.contains("no space left on the disk"), "{}", ended.err);
        assert!(!folder.has("result.json"));
    }
}

#[test]
fn gradescope_is_given_what_its_schema_says() {
    let schema = schema("gradescope-results.schema.json");
    for (value, complete) in [(mixed(), true), (hostile(), true), (mixed(), false)] {
        let results = gradescope::results(&document(&value), complete).unwrap();
        let text = serde_json::to_string(&results).unwrap();
        assert_eq!(complaints(&schema, &serde_json::from_str(&text).unwrap()), [""; 0]);
        assert!(!text.contains("\\r") && !text.contains("\\u001b"), "{text}");
    }
    let mut wrong = serde_json::to_value(gradescope::results(&document(&mixed()), true).unwrap());
    wrong.as_mut().unwrap()["tests"][0]["status"] = json!("ok");
    assert_eq!(complaints(&schema, &wrong.unwrap()).len(), 1, "the schema is able to say no");
}

#[test]
fn gradescope_shows_every_check_so_that_students_see_their_total() {
    let results = gradescope::results(&document(&mixed()), true).unwrap();
    assert_eq!((results.score, results.output.as_str()), (1, ""));
    assert!(results.tests.iter().all(|test| test.visibility == "visible"));
    let rows: Vec<(&str, &str, &str, u32, u32)> = results
        .tests
        .iter()
        .map(|one| (&*one.number, &*one.name, one.status, one.score, one.max_score))
        .collect();
    assert_eq!(
        rows,
        [
            ("1.1", "is_safe: one queen", "passed", 1, 1),
            ("1.2", "is_safe: down-left", "failed", 0, 2),
            ("1.3", "is_safe: a surprise", "failed", 0, 3),
            ("1.4", "is_safe: afterwards", "failed", 0, 1),
            ("4.1", "undo_step: undo", "failed", 0, 5),
        ]
    );
    assert_eq!(results.tests[0].output, "");
    assert!(results.tests[1].output.ends_with("next step: Draw it."));
    assert_eq!(results.tests[2].output, "timed out: this check shows only its name");
    assert_eq!(results.extra_data.files["is_safe"].source_sha256, "aa");
    assert_eq!(results.extra_data.receipt.unwrap().grader, "0.1.0");
}

#[test]
fn results_of_a_run_that_is_stopped_keep_their_marks_and_say_what_waits() {
    let mut document = document(&mixed());
    let mut waiting =
        Exercise { graded: false, checks: Vec::new(), ..document.exercises[1].clone() };
    waiting.diagnostics.clear();
    document.exercises[1] = waiting;
    let results = gradescope::results(&document, false).unwrap();
    assert_eq!(results.score, 1);
    assert!(results.output.starts_with("The run was stopped before every exercise was graded"));
    let last = results.tests.last().unwrap();
    assert_eq!((last.score, last.max_score, last.status), (0, 5, "failed"));
    assert_eq!(last.output, "not graded yet: the run was stopped before it");
    assert!(!results.extra_data.files.contains_key("undo_step"));
}

#[test]
fn a_board_stands_beside_a_check_where_it_is_known() {
    let mut document = document(&mixed());
    let check: &mut Check = &mut document.exercises[0].checks[1];
    check.board = ". . Q\n. . .\n? . .\n".into();
    let results = gradescope::results(&document, true).unwrap();
    assert!(results.tests[1].output.contains("got:      true\n. . Q\n. . .\n? . .\nlikely idea"));
}

const RUNNER: [(&str, &str); 6] = [
    ("CLASSROOM", "cs101"),
    ("ASSIGNMENT", "queens"),
    ("OWNER", "ada"),
    ("SUBMISSION_TAG", "submit/2026-11-30T09-00-00Z-abcdef0"),
    ("COMMIT_URL", "https://github.com/o/r/commit/abc"),
    ("RELEASE_URL", "https://github.com/o/r/releases/tag/x"),
];

/// A folder that is a checkout with one commit, and a report in it.
fn checkout(report: &Value) -> Folder {
    let folder = Folder::new();
    folder.write("report.json", report.to_string());
    for line in ["init -q", "add .", "commit -q -m submitted"] {
        let done = Command::new("git")
            .args(["-c", "user.name=Ada", "-c", "user.email=ada@example.org"])
            .args(line.split(' '))
            .current_dir(&folder.path)
            .env("GIT_COMMITTER_DATE", "2026-11-30T10:00:00+0100")
            .output()
            .unwrap();
        assert!(done.status.success(), "git {line}: {}", String::from_utf8_lossy(&done.stderr));
    }
    folder
}

#[test]
fn classroom_50_is_given_what_its_schema_says() {
    let schema = schema("classroom50-result-v1.schema.json");
    for report in [mixed(), hostile()] {
        let folder = checkout(&report);
        let line = "convert report.json --format classroom50 --output result.json";
        let ended = folder.run_with(line, &RUNNER);
        assert_eq!((ended.code, ended.err.as_str()), (0, ""));
        let result: Value = serde_json::from_slice(&folder.read("result.json")).unwrap();
        assert_eq!(complaints(&schema, &result), [""; 0]);
        assert_eq!(result["datetime"], "2026-11-30T09:00:00Z", "when it was committed, in UTC");
        assert_eq!((&result["score"], &result["max-score"]), (&json!(1), &json!(12)));
        assert_eq!(result["assignment_type"], "individual");
        assert_eq!(result["review"], "https://github.com/o/r/commit/abc");
        assert_eq!(result["tests"][0]["passed"], true);
        assert_eq!(result["tests"].as_array().unwrap().len(), 5);
    }
}

#[test]
fn a_variable_that_is_missing_is_named() {
    let folder = checkout(&mixed());
    for (missing, _) in RUNNER {
        let others: Vec<_> = RUNNER.into_iter().filter(|(name, _)| *name != missing).collect();
        let ended = folder.run_with("convert report.json --format classroom50", &others);
        assert_eq!(ended.code, 2);
        let start = format!("classroom: the variable {missing} is not set\n");
        assert!(ended.err.starts_with(&start), "{}", ended.err);
    }
    let mut wrong = RUNNER;
    wrong[3].1 = "v1.0";
    let ended = folder.run_with("convert report.json --format classroom50", &wrong);
    assert!(ended.err.contains("SUBMISSION_TAG is `v1.0`"), "{}", ended.err);
}

#[test]
fn what_is_no_report_is_refused_with_its_reason() {
    let mut other = mixed();
    other["schema"] = json!("workbook-report/v2");
    let mut nameless = mixed();
    nameless.as_object_mut().unwrap().remove("schema");
    let mut more = mixed();
    more["exercises"][0]["score"]["earned"] = json!(7);
    let mut odd = mixed();
    odd["exercises"][0]["status"] = json!("splendid");
    let cut = mixed().to_string();
    for (text, said) in [
        (String::new(), "ends too early"),
        (cut[..cut.len() / 2].to_string(), "ends too early"),
        ("no report".to_string(), "this is no JSON"),
        ("[]".to_string(), "this is no report"),
        (other.to_string(), "has the form `workbook-report/v2`"),
        (nameless.to_string(), "does not say which form it has"),
        (more.to_string(), "01 is_safe has 7 of 7 points, and its checks have 1 of 7"),
        (odd.to_string(), "unknown variant `splendid`"),
        (report(&[]).to_string(), "the report has no exercises"),
        (class(&[("ada", more.clone())]).to_string(), "student `ada`: 01 is_safe has 7"),
    ] {
        let folder = Folder::new();
        folder.write("report.json", &text);
        for format in ["junit", "gradescope", "classroom50"] {
            let ended = folder.run(&format!("convert report.json --format {format}"));
            assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{text}");
            assert!(ended.err.contains(said), "{said}: {}", ended.err);
            assert_eq!(ended.err.trim_end().lines().count(), 2, "no next step: {}", ended.err);
        }
    }
}

#[test]
fn a_class_is_more_than_one_students_systems_take() {
    let folder = Folder::new();
    folder.write("report.json", class(&[("ada", mixed()), ("bob", mixed())]).to_string());
    for (format, name) in [("gradescope", "Gradescope"), ("classroom50", "Classroom 50")] {
        let ended = folder.run(&format!("convert report.json --format {format}"));
        assert_eq!(ended.code, 2);
        let said = format!("{name} takes one student's report, and this is a class of 2");
        assert!(ended.err.contains(&said), "{}", ended.err);
    }
}

#[test]
fn names_that_are_not_known_are_passed_over_and_a_mark_of_order_is_too() {
    let mut newer = mixed();
    newer["more"] = json!(1);
    newer["exercises"][0]["checks"][0]["more"] = json!([]);
    let text = format!("\u{feff}{newer}");
    assert_eq!(convert::read(text.as_bytes(), "report.json").unwrap(), given(&mixed()));
}

/// A report in memory with a check that is about a square of a board.
fn in_memory() -> Report {
    let mut judged = Judgement::bare(Verdict::Wrong, "");
    judged.input = "is_safe(&[2], 2, 0)".into();
    judged.expected = "false".into();
    judged.actual = "true".into();
    let check = CheckReport {
        name: "down-left".into(),
        visibility: Visibility::Hidden,
        earned: 0,
        possible: 2,
        judgement: judged,
        rank: 0,
        limits: Limits::default(),
        draw: Draw::Square,
        fields: Vec::new(),
        note: String::new(),
        printed: String::new(),
        trace: Trace::unknown(),
    };
    let exercise = ExerciseReport {
        title: "Attacks".into(),
        file: "01_is_safe.rs".into(),
        score: Score { earned: 0, possible: 2 },
        checks: vec![check],
        ..ExerciseReport::bare(ExerciseId::parse("01_is_safe").unwrap(), Status::Failed)
    };
    Report { toolchain: "rustc 1.95.0".into(), receipt: None, exercises: vec![exercise] }
}

#[test]
fn a_report_in_memory_is_the_one_in_its_file_with_boards() {
    let report = in_memory();
    let mut file = Vec::new();
    grader::report::json::write(&report, &mut file).unwrap();
    let mut document = Document::of(&report);
    assert_eq!(document.exercises[0].checks[0].board, ". . Q\n. . .\n? . .\n");
    let results = gradescope::results(&document, true).unwrap();
    assert!(results.tests[0].output.contains(". . Q"), "{}", results.tests[0].output);
    for line in results.tests[0].output.lines() {
        assert!(!line.starts_with("            "), "drawn for a terminal: {line}");
    }
    document.exercises[0].checks[0].board.clear();
    assert_eq!(convert::read(&file, "report.json").unwrap(), Given::One(document));
}

#[test]
fn an_exercise_that_waits_has_its_points_to_earn() {
    let layout = Layout::find(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let id = ExerciseId::parse("01_is_safe").unwrap();
    let known = read_exercise(&layout, &id).unwrap();
    let waiting = Exercise::waiting(&known);
    assert_eq!(waiting.score, Score { earned: 0, possible: known.possible() });
    let document = Document { exercises: vec![waiting], ..document(&mixed()) };
    let results = gradescope::results(&document, false).unwrap();
    assert_eq!(results.tests.len(), 1);
    assert_eq!(results.tests[0].output, gradescope::WAITING);
    assert_eq!(results.tests[0].max_score, known.possible());
}

#[test]
fn what_waits_for_a_person_is_not_missing_without_a_word() {
    let mut class = class(&[("ada", mixed()), ("bob", mixed())]);
    class["students"][1]["state"] = json!("to_resolve");
    class["students"][1]["report"]["exercises"] = json!([]);
    let root = Element::read(&junit::xml(&given(&class)));
    assert_eq!(junit_complaints(&root), [""; 0]);
    let last = *root.all("testsuite").last().unwrap();
    assert_eq!(last.attribute("name"), "bob / to resolve");
    assert_eq!(last.all("error")[0].attribute("type"), "to_resolve");
}
