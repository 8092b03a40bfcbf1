//! Every report that is written as JSON follows the schema in the repository,
//! and the validator that says so is able to say no.

mod common;

use common::json_schema::complaints;
use common::{BOARDS, DOUBLE, MARKS, Workbook};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

fn schema() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/workbook-report-v1.schema.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[track_caller]
fn follows_the_schema(report: &Value) {
    let found = complaints(&schema(), report);
    assert!(found.is_empty(), "{}\n{report:#}", found.join("\n"));
}

/// The report on a workbook, whatever the exit code.
fn report(workbook: &Workbook) -> Value {
    workbook.run("--format json").json()
}

#[test]
fn reports_on_stubs_and_on_solutions_follow_the_schema() {
    follows_the_schema(&report(&Workbook::new()));
    follows_the_schema(&report(&Workbook::solved()));
}

#[test]
fn reports_with_every_kind_of_diagnostic_follow_the_schema() {
    let workbook = Workbook::new();
    workbook.edit(DOUBLE, "pub fn double(n: u64) -> u64 { n + twofold }\n");
    workbook.edit(MARKS, "pub fn free_columns(width: usize) -> usize { width }\n");
    fs::write(workbook.student(BOARDS), b"\xff").unwrap();
    let report = report(&workbook);
    follows_the_schema(&report);
    let mut kinds: Vec<&str> = report["exercises"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|exercise| exercise["diagnostics"].as_array().unwrap())
        .map(|diagnostic| diagnostic["kind"].as_str().unwrap())
        .collect();
    kinds.dedup();
    assert_eq!(kinds, ["compiler", "signature", "note"]);
}

#[test]
fn reports_with_every_verdict_of_a_student_follow_the_schema() {
    let workbook = Workbook::new();
    for body in [
        "n + 3",
        "panic!(\"{n}\")",
        "std::process::exit(0)",
        "std::process::abort()",
        "vec![n; 1 << 40].len() as u64",
        "loop { println!(\"{}\", \"again \".repeat(1000)) }",
        "loop {}",
    ] {
        workbook.edit(DOUBLE, &format!("pub fn double(n: u64) -> u64 {{ {body} }}\n"));
        follows_the_schema(&workbook.run("double --format json").json());
    }
}

#[test]
fn a_report_with_an_exercise_that_could_not_be_graded_follows_the_schema() {
    let workbook = Workbook::new();
    workbook.write("grader/hidden/01_double.toml", "[[check]\n");
    let report = report(&workbook);
    assert_eq!(report["exercises"][0]["status"], "error");
    follows_the_schema(&report);
}

/// A report that follows the schema.
fn right() -> Value {
    json!({
        "schema": "workbook-report/v1",
        "toolchain": "rustc 1.95.0",
        "receipt": {
            "grader": "0.1.0",
            "compiler": "rustc 1.95.0",
            "seed": null,
            "isolation": {
                "compiler": { "files": true, "calls": true },
                "program": { "files": true, "calls": false }
            }
        },
        "score": { "earned": 1, "possible": 2 },
        "exercises": [{
            "number": 1,
            "name": "double",
            "title": "Twice",
            "core": true,
            "file": "exercises/01_double/src/lib.rs",
            "status": "failed",
            "score": { "earned": 1, "possible": 2 },
            "receipt": { "source_sha256": "0a", "checks_sha256": "0b" },
            "checks": [{
                "name": "twice nought",
                "visibility": "hidden",
                "verdict": "wrong",
                "input": "double(0)",
                "expected": "0",
                "actual": "7",
                "earned": 0,
                "possible": 1,
                "message": ""
            }],
            "diagnosis": { "ids": ["adds"], "says": "It adds.", "next_step": "Try 0." },
            "diagnostics": [{ "kind": "note", "message": "cut" }]
        }]
    })
}

#[test]
fn a_report_with_a_diagnosis_follows_the_schema() {
    follows_the_schema(&right());
    let source = "pub fn double(n: u64) -> u64 { n + 2 }\npub fn half(n: u64) -> u64 { n / 2 }\n";
    let report = report(&Workbook::new().with(DOUBLE, source));
    assert_eq!(report["exercises"][0]["diagnosis"]["ids"], json!(["adds-two"]));
    follows_the_schema(&report);
}

#[test]
fn the_validator_refuses_what_does_not_follow_the_schema() {
    let cases: [(&str, Value, &str); 11] = [
        ("/schema", json!("workbook-report/v2"), "/schema: is not \"workbook-report/v1\""),
        ("/toolchain", json!(1.95), "/toolchain: is no \"string\""),
        ("/score/earned", json!(-1), "/score/earned: -1 is less than 0"),
        ("/score/earned", json!(0.5), "/score/earned: is no \"integer\""),
        ("/score", json!({ "earned": 1 }), "/score: lacks `possible`"),
        ("/exercises", json!({}), "/exercises: is no \"array\""),
        ("/exercises/0/status", json!("done"), "/exercises/0/status: \"done\" is not one of"),
        ("/exercises/0/core", json!("yes"), "/exercises/0/core: is no \"boolean\""),
        (
            "/exercises/0/checks/0/verdict",
            json!("right"),
            "/exercises/0/checks/0/verdict: \"right\" is not one of",
        ),
        ("/exercises/0/diagnosis", json!("adds"), "/exercises/0/diagnosis: fits no choice"),
        (
            "/exercises/0/diagnostics/0",
            json!({ "kind": "rumour", "message": "" }),
            "/exercises/0/diagnostics/0: fits no choice",
        ),
    ];
    for (place, wrong, complaint) in cases {
        let mut document = right();
        *document.pointer_mut(place).unwrap() = wrong;
        let found = complaints(&schema(), &document);
        assert!(found.iter().any(|found| found.starts_with(complaint)), "{place}: {found:?}");
    }
}

#[test]
fn the_validator_refuses_a_name_too_many_and_a_name_too_few_everywhere() {
    for place in ["", "/score", "/exercises/0", "/exercises/0/checks/0", "/exercises/0/diagnosis"] {
        let mut document = right();
        let object = document.pointer_mut(place).unwrap().as_object_mut().unwrap();
        object.insert("extra".into(), json!(1));
        assert_ne!(complaints(&schema(), &document), [""; 0], "{place} with a name too many");

        let names: Vec<String> =
            right().pointer(place).unwrap().as_object().unwrap().keys().cloned().collect();
        for name in names {
            let mut document = right();
            document.pointer_mut(place).unwrap().as_object_mut().unwrap().remove(&name);
            assert_ne!(complaints(&schema(), &document), [""; 0], "{place} without {name}");
        }
    }
}

#[test]
#[should_panic(expected = "`maxLength` is no keyword known here")]
fn the_validator_passes_over_no_rule_it_does_not_know() {
    complaints(&json!({ "type": "string", "maxLength": 3 }), &json!("text"));
}
