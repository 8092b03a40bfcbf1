//! Typical submissions and what is written about them, word for word.
//!
//! Each case has a file for the terminal and one for JSON in `golden/`. After an
//! intended change, `UPDATE_GOLDEN=1 cargo test -p grader --test golden` writes
//! them anew; read the difference before it is committed.

mod common;

use common::{BOARDS, DOUBLE, MARKS, Workbook, mistake};
use similar::TextDiff;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[test]
fn a_wrong_board_is_drawn_beside_the_expected_one() {
    let workbook = Workbook::new();
    let source = workbook.solution(BOARDS).replace("vec![1, 3, 0, 2]", "vec![1, 2, 0, 3]");
    is_written_as("board", &workbook.with(BOARDS, &source), "first_solution");
}

#[test]
fn a_wrong_text_is_laid_over_the_expected_one() {
    let workbook = Workbook::new();
    let source = workbook.solution(BOARDS).replace(
        "lines.join(\"\\n\")",
        "lines.iter().rev().map(|line| line.clone() + \"\\n\").collect()",
    );
    is_written_as("text", &workbook.with(BOARDS, &source), "first_solution");
}

#[test]
fn the_parts_of_a_tuple_have_their_names() {
    let workbook = Workbook::new();
    let source = workbook.solution(MARKS).replace("marks.count += 1", "marks.count = 1");
    is_written_as("tuple", &workbook.with(MARKS, &source), "marks");
}

#[test]
fn a_known_mistake_is_named_with_what_to_try() {
    let workbook = Workbook::new();
    let source = workbook.solution(DOUBLE).replace("2 * n", "n + 1 + 1");
    is_written_as("mistake", &workbook.with(DOUBLE, &source), "double");
}

/// The repository's own workbook with a known mistake in the place of a student's
/// file.
fn with_mistake(exercise: &str, file: &str) -> Workbook {
    Workbook::real().with(exercise, &mistake(exercise, file))
}

#[test]
fn a_walk_is_judged_node_by_node() {
    let workbook = with_mistake("08_state_space_tree", "full_not_visited_a.rs");
    is_written_as("walk", &workbook, "state_space_tree");
}

#[test]
fn a_free_board_is_refused_with_the_queens_that_attack_each_other() {
    let workbook = with_mistake("12_construction", "evens_odds_only_a.rs");
    is_written_as("free_board", &workbook, "construction");
}

#[test]
fn a_witness_that_is_none_is_told_with_both_answers() {
    let workbook = Workbook::real();
    let source = workbook
        .stub("16_bug_hunt")
        .replace("todo!(\"witness_a: the smallest n for which buggy_a is wrong\")", "1")
        .replace("todo!(\"witness_b: the smallest n for which buggy_b is wrong\")", "3")
        .replace("todo!(\"witness_c: the smallest n for which buggy_c is wrong\")", "4");
    is_written_as("witness", &workbook.with("16_bug_hunt", &source), "bug_hunt");
}

#[test]
fn every_wrong_letter_of_the_quiz_has_its_reason() {
    let workbook = Workbook::real();
    let letters = "['c', 'a', 'd', 'B', '?', 'b', 'a', 'c', 'z', 'd', 'a', 'C']";
    let source = workbook.stub("17_quiz").replace("['?'; 12]", letters);
    is_written_as("quiz", &workbook.with("17_quiz", &source), "quiz");
}

#[test]
fn a_compile_error_is_the_compilers_own() {
    let source = "pub fn double(n: u64) -> u64 {\n    n + twofold\n}\n\n\
                  pub fn half(n: u64) -> u64 {\n    halved(n)\n}\n";
    is_written_as("compile_error", &Workbook::new().with(DOUBLE, source), "double");
}

#[test]
fn a_changed_line_is_shown_beside_the_given_one() {
    let workbook = Workbook::new();
    let source = workbook.solution(DOUBLE).replace(
        "pub fn half(n: u64) -> u64 {\n    n / 2",
        "pub fn half(n: u64) -> f64 {\n    n as f64 / 2.0",
    );
    is_written_as("changed_line", &workbook.with(DOUBLE, &source), "double");
}

#[test]
fn a_panic_is_shown_with_its_place_and_what_was_printed_before() {
    let workbook = Workbook::new();
    let source = workbook
        .solution(DOUBLE)
        .replace("    n / 2", "    println!(\"asked for {n}\");\n    (n - 6) / 2 + 3");
    is_written_as("panic", &workbook.with(DOUBLE, &source), "double");
}

#[test]
fn the_overview_has_every_state_and_the_first_failing_check() {
    let workbook = Workbook::new();
    workbook.edit(DOUBLE, &workbook.solution(DOUBLE).replace("n / 2", "n - 3"));
    workbook.edit(MARKS, &workbook.solution(MARKS));
    let half_open = workbook.stub(BOARDS).replace(
        "todo!(\"first_solution: n = {n}\")",
        "if n == 4 { Some(vec![1, 3, 0, 2]) } else { None }",
    );
    workbook.edit(BOARDS, &half_open);
    workbook.edited_earlier(BOARDS);
    is_written_as("overview", &workbook, "");
}

#[test]
fn the_overview_of_untouched_stubs_says_where_to_begin() {
    is_written_as("untouched", &Workbook::new(), "");
}

/// Compares what a run writes, as text and as JSON, with the golden files.
#[track_caller]
fn is_written_as(case: &str, workbook: &Workbook, line: &str) {
    let json = workbook.run(&format!("{line} --format json")).exits(0);
    let toolchain = json.json()["toolchain"].as_str().unwrap().to_string();
    let text = workbook.run(line).exits(0);
    let json: String = json.stdout.lines().map(|line| line_anywhere(line) + "\n").collect();
    let json = json.replace(&toolchain, "rustc <version>");
    let differences: Vec<String> = [("txt", text.stdout), ("json", json)]
        .into_iter()
        .filter_map(|(ending, written)| difference(&golden(case, ending), &written))
        .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// A line of JSON as it is on every machine and with every version of the checks.
fn line_anywhere(line: &str) -> String {
    let of_this_machine =
        |name: &str| name.ends_with("_sha256") || ["compiler", "files", "calls"].contains(&name);
    let Some((name, value)) = line.split_once("\": ") else { return line.to_string() };
    if !of_this_machine(name.trim_start().trim_start_matches('"')) {
        return line.to_string();
    }
    let comma = if value.ends_with(',') { "," } else { "" };
    // An object goes on in the next lines.
    let what = if value.starts_with('{') { "{" } else { "<…>" };
    format!("{name}\": {what}{comma}")
}

fn golden(case: &str, ending: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{case}.{ending}"))
}

/// How a text differs from a golden file; with `UPDATE_GOLDEN` set, the file is
/// written instead.
fn difference(golden: &Path, written: &str) -> Option<String> {
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(golden, written).unwrap();
        return None;
    }
    // A checkout on Windows may have other line breaks.
    let expected = fs::read_to_string(golden).unwrap_or_default().replace("\r\n", "\n");
    (expected != written).then(|| {
        let diff = TextDiff::from_lines(expected.as_str(), written);
        format!(
            "{}\nAfter an intended change: UPDATE_GOLDEN=1 cargo test -p grader --test golden\n",
            diff.unified_diff().header(&golden.display().to_string(), "what is written now")
        )
    })
}
