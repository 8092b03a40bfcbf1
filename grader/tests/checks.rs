//! What a student's file may do without harm to its other checks, what a changed
//! line costs, and what every honest file may contain.

mod common;

use common::{BOARDS, DOUBLE, Graded, MARKS, Workbook, student_file};

/// `double` with another body for nought; everything else is right.
fn double_of_nought(body: &str) -> String {
    format!(
        "pub fn double(n: u64) -> u64 {{\n    if n == 0 {{\n        {body}\n    }}\n    2 * n\n}}\n\
         pub fn half(n: u64) -> u64 {{\n    n / 2\n}}\n"
    )
}

/// What happens in the check on nought happens there alone.
#[track_caller]
fn only_nought_is(verdict: &str, body: &str) -> Graded {
    let graded = Workbook::new().graded(DOUBLE, &double_of_nought(body));
    assert_eq!(graded.not_passed(), [("twice nought", verdict)], "{graded:#?}");
    assert_eq!(graded.status(), "failed");
    assert_eq!(graded.score(), (5, 6));
    graded
}

// ---- Isolation ----------------------------------------------------------------

#[test]
fn a_wrong_answer_loses_its_own_check() {
    let graded = only_nought_is("wrong", "return 7;");
    let check = graded.check("twice nought");
    assert_eq!(check["input"], "double(0)");
    assert_eq!(check["expected"], "0");
    assert_eq!(check["actual"], "7");
}

#[test]
fn a_panic_loses_its_own_check_and_names_its_place() {
    let graded = only_nought_is("panicked", "panic!(\"no nought here\");");
    let check = graded.check("twice nought");
    assert_eq!(check["actual"], "panic: no nought here");
    assert!(check["message"].as_str().unwrap().contains(&format!("{}:3:9", student_file(DOUBLE))));
}

#[test]
fn an_overflow_is_a_panic() {
    let graded = only_nought_is("panicked", "return n - 1 + 1;");
    let actual = graded.check("twice nought")["actual"].as_str().unwrap();
    assert!(actual.contains("attempt to subtract with overflow"), "{actual}");
}

#[test]
fn an_exit_is_not_taken_for_an_answer() {
    only_nought_is("exited", "std::process::exit(0);");
}

#[test]
fn an_exit_with_another_code_is_no_answer_either() {
    only_nought_is("exited", "std::process::exit(101);");
}

#[test]
fn an_abort_loses_its_own_check() {
    only_nought_is("crashed", "std::process::abort();");
}

#[test]
fn a_stack_overflow_loses_its_own_check() {
    let body = "fn deeper(n: u64) -> u64 { 1 + deeper(n + 1) }\n        return deeper(n);";
    let graded = only_nought_is("crashed", body);
    assert_eq!(graded.check("twice nought")["actual"], "no answer: stack overflow");
}

#[test]
fn an_endless_loop_loses_its_own_check() {
    let graded = only_nought_is("timed_out", "loop {}");
    assert_eq!(graded.check("twice nought")["actual"], "no answer in 1 second");
}

#[test]
fn memory_without_an_end_loses_its_own_check() {
    only_nought_is("out_of_memory", "return vec![1_u8; 4 << 30].len() as u64;");
}

#[test]
fn output_without_an_end_loses_its_own_check() {
    only_nought_is("output_limit", "loop { println!(\"{}\", \"again \".repeat(1000)); }");
}

#[test]
fn after_two_time_outs_the_rest_of_a_function_is_not_run_and_other_functions_are() {
    let source =
        "pub fn double(_n: u64) -> u64 { loop {} }\npub fn half(n: u64) -> u64 { n / 2 }\n";
    let graded = Workbook::new().graded(DOUBLE, source);
    assert_eq!(
        graded.not_passed(),
        [
            ("the example for double", "timed_out"),
            ("twice nought", "timed_out"),
            ("every number up to five, doubled", "not_run"),
        ]
    );
}

/// A right file in which the check on nought leaves something behind.
#[track_caller]
fn nought_may_leave(items: &str, body: &str) {
    let source = double_of_nought(body);
    let graded = Workbook::new().graded(DOUBLE, &format!("{items}\n{source}"));
    assert_eq!(graded.not_passed(), [], "{graded:#?}");
    assert_eq!(graded.status(), "passed");
}

#[test]
fn a_static_left_in_another_state_changes_no_other_check() {
    let source = "use std::sync::atomic::{AtomicU64, Ordering::Relaxed};\n\
                  static OFFSET: AtomicU64 = AtomicU64::new(0);\n\
                  pub fn double(n: u64) -> u64 {\n\
                  if n == 0 { OFFSET.store(100, Relaxed); return 0; }\n\
                  2 * n + OFFSET.load(Relaxed)\n}\n\
                  pub fn half(n: u64) -> u64 { n / 2 + OFFSET.load(Relaxed) }\n";
    let graded = Workbook::new().graded(DOUBLE, source);
    assert_eq!(graded.not_passed(), []);
}

#[test]
fn a_thread_that_never_ends_changes_no_check() {
    nought_may_leave("", "std::thread::spawn(|| loop { std::thread::yield_now(); });");
}

#[test]
fn a_process_that_outlives_its_check_is_ended_with_it() {
    let workbook = Workbook::new();
    let mark = workbook.path("outliving");
    let body = format!(
        "std::process::Command::new(\"/bin/sh\")\
         .args([\"-c\", \"while true; do sleep 0.1; done\", {:?}]).spawn().unwrap();",
        mark.to_str().unwrap()
    );
    let graded = workbook.graded(DOUBLE, &double_of_nought(&body));
    assert_eq!(graded.verdict("every number up to five, doubled"), "passed");
    assert_eq!(common::processes_naming(&mark), [] as [String; 0]);
}

#[test]
fn what_a_program_prints_is_no_evidence_and_is_shown_as_its_own() {
    let source = double_of_nought("println!(\"6\\n\u{1b}[32mpassed\"); return 1;");
    Workbook::new()
        .with(DOUBLE, &source)
        .run(DOUBLE)
        .exits(0)
        .says(&["Printed 6", "check 3 of 5: twice nought"])
        .never_says(&["\u{1b}"]);
}

// ---- Given lines that were changed ----------------------------------------------

/// Grades a file in which `double` was changed: only its own checks are lost, and
/// the report shows the given line, the found line and what differs.
#[track_caller]
fn double_is_lost(first_line: &str, found: &str, changed: &str) {
    let body = if first_line.contains("i32") { "n + n" } else { "0" };
    let source =
        format!("{first_line} {{\n    {body}\n}}\npub fn half(n: u64) -> u64 {{\n    n / 2\n}}\n");
    let workbook = Workbook::new().with(DOUBLE, &source);
    let graded = Graded::first(&workbook.report(DOUBLE));
    assert_eq!(
        graded.not_passed(),
        [
            ("the example for double", "does_not_compile"),
            ("twice nought", "does_not_compile"),
            ("every number up to five, doubled", "does_not_compile"),
        ],
        "{graded:#?}"
    );
    assert_eq!(graded.score(), (2, 6));
    workbook.run(DOUBLE).exits(0).says(&[
        "a given line was changed; its checks could not be run",
        "Given pub fn double(n: u64) -> u64",
        &format!("Found {found}"),
        changed,
        "2 of 6 points",
    ]);
}

#[test]
fn a_function_with_another_name_loses_its_own_checks() {
    double_is_lost("pub fn twice(n: u64) -> u64", "nothing of that name", "`double` is not there");
}

#[test]
fn a_function_with_another_spelling_is_recognised() {
    double_is_lost(
        "#[allow(non_snake_case)] pub fn Double(n: u64) -> u64",
        "nothing of that name",
        "`double` is not there; the file has `Double`",
    );
}

#[test]
fn a_function_with_other_types_loses_its_own_checks() {
    double_is_lost(
        "pub fn double(n: i32) -> i32",
        "pub fn double(n: i32) -> i32",
        "parameter 1: u64 → i32; result: u64 → i32",
    );
}

#[test]
fn a_private_function_loses_its_own_checks() {
    double_is_lost("fn double(_n: u64) -> u64", "fn double(_n: u64) -> u64", "`pub` is missing");
}

#[test]
fn a_function_with_one_parameter_more_loses_its_own_checks() {
    double_is_lost(
        "pub fn double(_n: u64, _depth: u64) -> u64",
        "pub fn double(_n: u64, _depth: u64) -> u64",
        "→ 2",
    );
}

#[test]
fn a_changed_struct_field_loses_the_checks_that_use_the_struct() {
    let workbook = Workbook::new();
    let source = workbook
        .solution(MARKS)
        .replace("    /// How often a column was marked.\n", "")
        .replace("pub count: u64", "pub count: i64")
        .replace("marks.count += 1", "marks.count += 1_i64");
    workbook.edit(MARKS, &source);
    let graded = Graded::first(&workbook.report(MARKS));
    assert_eq!(
        graded.not_passed(),
        [
            ("one column is marked", "does_not_compile"),
            ("earlier marks stay", "does_not_compile"),
            ("a marked column is found", "does_not_compile"),
        ]
    );
    workbook.run(MARKS).exits(0).says(&[
        "Given pub struct Marks { pub cols: BTreeSet<usize>, pub count: u64 }",
        "Changed field count: u64 → i64",
    ]);
}

#[test]
fn one_changed_function_of_a_struct_leaves_the_others() {
    let workbook = Workbook::new();
    let source = workbook
        .solution(MARKS)
        .replace("pub fn is_marked(marks: &Marks", "pub fn is_marked(marks: Marks");
    let graded = workbook.graded(MARKS, &source);
    assert_eq!(graded.not_passed(), [("a marked column is found", "does_not_compile")]);
}

#[test]
fn a_file_without_any_given_function_tells_of_both() {
    let graded = Workbook::new().graded(DOUBLE, "pub fn main() {}\n");
    assert_eq!(graded.score(), (0, 6));
    assert_eq!(graded.diagnostics().len(), 2);
}

// ---- Files that do not compile --------------------------------------------------

#[test]
fn compile_errors_are_the_compilers_own_with_the_students_path_and_the_first_comes_first() {
    let source = "pub fn double(n: u64) -> u64 {\n    n * twofold\n}\n\
                  pub fn half(n: u64) -> u64 {\n    n / twofold\n}\n";
    let run = Workbook::new().with(DOUBLE, source).run(DOUBLE).exits(0).says(&[
        "does not compile yet; the other exercises are graded as usual",
        "error[E0425]: cannot find value `twofold` in this scope",
    ]);
    let first = run.stdout.find(&format!("{}:2:9", student_file(DOUBLE)));
    let second = run.stdout.find(&format!("{}:5:9", student_file(DOUBLE)));
    assert!(first.is_some() && first < second, "{run:?}");
}

#[test]
fn the_overview_shows_the_first_error_alone_and_how_many_there_are() {
    let source = "pub fn double(n: u64) -> u64 {\n    n * twofold\n}\n\
                  pub fn half(n: u64) -> u64 {\n    n / twofold\n}\n";
    let run = Workbook::new().with(DOUBLE, source).run("").exits(0);
    let run = run.says(&["1 error below this one"]);
    assert!(run.row("double").contains("does not compile"));
    assert_eq!(run.stdout.matches("E0425").count(), 1, "{run:?}");
}

#[test]
fn warnings_beside_an_error_are_not_shown() {
    let source = "pub fn double(n: u64) -> u64 {\n    let unused = 1;\n    n * twofold\n}\n";
    Workbook::new().with(DOUBLE, source).run(DOUBLE).exits(0).never_says(&["unused", "warning"]);
}

#[test]
fn another_exercise_is_graded_beside_one_that_does_not_compile() {
    let workbook = Workbook::new().with(DOUBLE, "pub fn double(");
    workbook.edit(BOARDS, &workbook.solution(BOARDS));
    let report = workbook.report("");
    assert_eq!(Graded::named(&report, "double").status(), "does_not_compile");
    assert_eq!(Graded::named(&report, "first_solution").status(), "passed");
    assert_eq!(Graded::named(&report, "marks").status(), "not_started");
}

// ---- Honest files ---------------------------------------------------------------

/// The model solution with text before and after it scores full.
#[track_caller]
fn is_graded_normally(before: &str, after: &str) {
    let workbook = Workbook::new();
    let source = format!("{before}{}{after}", workbook.solution(DOUBLE).replace("//!", "//"));
    let graded = workbook.graded(DOUBLE, &source);
    assert_eq!(graded.score(), (6, 6), "{graded:#?}");
}

#[test]
fn a_main_function_may_be_there() {
    is_graded_normally("", "fn main() {\n    println!(\"{}\", double(4));\n}\n");
}

#[test]
fn warnings_may_be_denied() {
    is_graded_normally("#![deny(warnings, unused)]\n", "");
}

#[test]
fn warnings_are_no_errors() {
    is_graded_normally("", "fn never_used() {\n    let unused = 1;\n}\n");
}

#[test]
fn a_macro_may_be_named_like_one_of_the_standard_library() {
    is_graded_normally(
        "macro_rules! vec { ($($any:tt)*) => { compile_error!(\"not this one\") } }\n",
        "",
    );
}

#[test]
fn names_of_the_standard_library_may_be_taken() {
    is_graded_normally(
        "",
        "pub struct Vec;\npub enum Option { None }\npub fn drop() {}\npub mod std {}\npub mod harness {}\n",
    );
}

#[test]
fn own_tests_may_be_there_and_need_not_pass() {
    is_graded_normally(
        "",
        "#[cfg(test)]\nmod tests {\n    use super::*;\n    #[test]\n    fn wrong() {\n        \
         assert_eq!(double(1), 3);\n    }\n}\n",
    );
}

#[test]
fn documentation_and_modules_with_crate_paths_may_be_there() {
    is_graded_normally(
        "//! # My notes\n\n/* and /* nested */ ones */\n",
        "/// ```\n/// this is no code\n/// ```\npub mod more {\n    pub fn four() -> u64 {\n        \
         crate::double(2)\n    }\n}\n",
    );
}

#[test]
fn windows_line_breaks_are_graded_normally() {
    let workbook = Workbook::new();
    let source = workbook.solution(DOUBLE).replace('\n', "\r\n");
    assert_eq!(workbook.graded(DOUBLE, &source).status(), "passed");
}

#[test]
fn a_byte_order_mark_is_graded_normally() {
    let workbook = Workbook::new();
    let source = format!("\u{feff}{}", workbook.solution(DOUBLE));
    assert_eq!(workbook.graded(DOUBLE, &source).status(), "passed");
}

#[test]
fn a_changed_line_is_shown_whole_although_the_file_has_windows_line_breaks() {
    let source = "pub fn double(\r\n    n: u32,\r\n) -> u64 {\r\n    u64::from(n)\r\n}\r\n";
    Workbook::new()
        .with(DOUBLE, source)
        .run(DOUBLE)
        .exits(0)
        .says(&["Changed parameter 1: u64 → u32"]);
}

#[test]
fn two_names_that_do_not_fit_are_two() {
    let graded = Workbook::new()
        .graded(MARKS, "pub fn free_columns(w: usize, t: usize) -> usize { w - t }\n");
    let message = graded.check("one column is marked")["message"].as_str().unwrap().to_string();
    assert!(message.contains("do not fit"), "{message}");
}

#[test]
fn a_private_struct_field_is_told() {
    let workbook = Workbook::new();
    let source = workbook.solution(MARKS).replace("pub count: u64", "count: u64");
    let graded = workbook.graded(MARKS, &source);
    assert_eq!(graded.verdict("one column is marked"), "does_not_compile");
    assert_eq!(graded.verdict("columns that are left"), "passed");
    assert_eq!(graded.diagnostics().len(), 1, "{graded:#?}");
}

#[test]
fn a_struct_field_with_a_doc_comment_is_read() {
    let workbook = Workbook::new();
    let source = workbook
        .solution(MARKS) // its `count` has a doc comment, as the stub has
        .replace("pub count: u64", "pub count: i64")
        .replace("marks.count += 1", "marks.count += 1_i64");
    workbook.edit(MARKS, &source);
    workbook.run(MARKS).exits(0).says(&["Changed field count: u64 → i64"]);
}
