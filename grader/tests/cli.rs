//! The commands and options, as a student and an instructor use them.

mod common;

use common::{
    BOARDS, DOUBLE, EXERCISES, Graded, MARKS, WIDTH, Workbook, copy_folder, student_file, write,
};
use serde_json::Value;
use std::fs;

/// Both functions wrong, each time with another text.
fn wrong(attempt: usize) -> String {
    format!(
        "pub fn double(n: u64) -> u64 {{\n    n + {attempt} + 3\n}}\n\
         pub fn half(n: u64) -> u64 {{\n    n\n}}\n"
    )
}

/// A file that does not compile, each time with another text.
fn broken(attempt: usize) -> String {
    format!("pub fn double( // attempt {attempt}\n")
}

/// The ANSI sequences that make text red: plain and bright.
const RED: [&str; 4] = ["\u{1b}[31", "\u{1b}[91", ";31m", ";91m"];

// ---- States -----------------------------------------------------------------------

#[test]
fn untouched_stubs_are_not_started_and_nothing_is_red() {
    let run = Workbook::cold().run("--color always").exits(0).never_says(&RED);
    for name in ["double", "marks", "first_solution"] {
        assert!(run.row(name).contains("not started"), "{run:?}");
    }
    let run = run.says(&["0 of 15 points", "Read exercises/01_double/README.md"]);
    assert_eq!(run.stderr, "");
}

#[test]
fn untouched_stubs_leave_nothing_beside_the_target_folder() {
    let workbook = Workbook::new();
    let outside_of_target = || -> Vec<String> {
        let files = common::files_below(&workbook.root);
        files.into_iter().filter(|file| !file.starts_with("target/")).collect()
    };
    let before = outside_of_target();
    workbook.run("").exits(0);
    assert_eq!(outside_of_target(), before);
}

#[test]
fn solved_exercises_pass_with_all_points() {
    let run = Workbook::solved().run("--color always").exits(0).never_says(&RED);
    let run = run.says(&["15 of 15 points", "Everything passes"]);
    assert!(run.row("marks").contains("passed"));
}

#[test]
fn the_model_solutions_pass_without_touching_a_students_file() {
    let workbook = Workbook::new().with(DOUBLE, "this is no Rust");
    workbook.run("--solutions").exits(0).says(&["15 of 15 points"]);
    assert_eq!(workbook.read(&student_file(DOUBLE)), "this is no Rust");
}

#[test]
fn a_wrong_answer_shows_input_expected_and_got() {
    let run = Workbook::new().with(DOUBLE, &wrong(1)).run("").exits(0);
    assert!(run.row("double").contains("0 of 5 checks pass"));
    run.says(&[
        "✗ 01 double · check 1 of 5: the example for double",
        "Input double(3)",
        "Expected 6 Got 7",
        "Hint 1 Look at double(3) first.",
        "Next Edit exercises/01_double/src/lib.rs and run again.",
    ]);
}

#[test]
fn one_function_of_two_is_in_progress() {
    let workbook = Workbook::new();
    let half_open = workbook.stub(DOUBLE).replace("todo!(\"double: n = {n}\")", "2 * n");
    let run = workbook.with(DOUBLE, &half_open).run("--color always").exits(0).never_says(&RED);
    assert!(run.row("double").contains("in progress, 3 of 5 pass"), "{run:?}");
    run.says(&["`half` is not begun. Go on in exercises/01_double/src/lib.rs."]);
}

#[test]
fn the_exercise_edited_last_is_the_one_that_is_shown() {
    let workbook = Workbook::new();
    let wrong_marks = workbook.solution(MARKS).replace("marks.count += 1", "marks.count += 2");
    workbook.edit(DOUBLE, &wrong(1));
    workbook.edit(MARKS, &wrong_marks);
    workbook.edited_earlier(DOUBLE);
    workbook.run("").exits(0).says(&["✗ 02 marks"]).never_says(&["✗ 01 double"]);
    workbook.edit(DOUBLE, &wrong(1));
    workbook.edited_earlier(MARKS);
    workbook.run("").exits(0).says(&["✗ 01 double"]).never_says(&["✗ 02 marks"]);
}

#[test]
fn an_unchanged_file_is_graded_the_same_from_memory() {
    let workbook = Workbook::new().with(DOUBLE, &wrong(1));
    let first = workbook.run("").exits(0);
    assert_eq!(workbook.run("").exits(0).stdout, first.stdout);
}

// ---- Which exercise -----------------------------------------------------------------

#[test]
fn an_exercise_goes_by_number_name_and_folder() {
    let workbook = Workbook::new();
    for word in ["2", "02", "marks", "02_marks"] {
        workbook.run(word).exits(0).says(&["02 marks", "one column is marked (not begun)"]);
    }
}

#[test]
fn several_exercises_are_shown_one_after_the_other() {
    let run = Workbook::new().run("double 06").exits(0);
    run.says(&["01 double ★ Twice and half", "06 first_solution ★ The first board"])
        .never_says(&["marks"]);
}

#[test]
fn a_mistyped_exercise_is_recognised() {
    Workbook::new()
        .run("dubble")
        .exits(2)
        .complains(&["there is no exercise `dubble`", "Did you mean `double`?"]);
}

#[test]
fn a_mistyped_command_is_recognised() {
    Workbook::new().run("pakc").exits(2).complains(&["Did you mean `pack`?"]);
}

#[test]
fn a_word_like_no_exercise_is_answered_with_where_they_are_listed() {
    Workbook::new()
        .run("zebra")
        .exits(2)
        .complains(&["there is no exercise `zebra`", "-- list` shows all exercises"]);
}

#[test]
fn a_lab_set_grades_its_exercises_alone() {
    let report = Workbook::new().report("--lab numbers");
    let names: Vec<&Value> =
        report["exercises"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["double", "marks"]);
}

#[test]
fn an_unknown_lab_set_is_answered_with_those_there_are() {
    let workbook = Workbook::new();
    workbook
        .run("--lab evenings")
        .exits(2)
        .complains(&["there is no lab set `evenings`", "There are core, numbers."]);
    workbook.run("--lab number").exits(2).complains(&["Did you mean `numbers`?"]);
}

#[test]
fn an_exercise_outside_of_the_lab_set_is_refused() {
    Workbook::new()
        .run("first_solution --lab numbers")
        .exits(2)
        .complains(&["`first_solution` is not in lab set `numbers`"]);
}

#[test]
fn the_list_has_parts_exercises_titles_and_lab_sets() {
    Workbook::new().run("list").exits(0).says(&[
        "Part 1 · Numbers 01 ★ double Twice and half 02 marks Marked columns",
        "Part 2 · Boards 06 ★ first_solution The first board",
        "core 01 06",
        "numbers 01 02",
    ]);
}

#[test]
fn the_help_and_the_version_need_no_workbook() {
    let workbook = Workbook::new();
    let outside = &workbook.around;
    workbook.grader("--help").from(outside).run().exits(0).says(&["cargo run -p grader"]);
    workbook.grader("--version").from(outside).run().exits(0).says(&["grader "]);
}

#[test]
fn the_doctor_names_the_compiler_and_the_linker() {
    Workbook::new().run("doctor").says(&["compiler: rustc", "linker: "]);
}

// ---- Where it is run ----------------------------------------------------------------

#[test]
fn it_works_from_a_folder_below_the_root() {
    let workbook = Workbook::new().with(DOUBLE, &wrong(1));
    let at_the_root = workbook.run("").exits(0);
    let below = workbook.path("exercises/02_marks/src");
    assert_eq!(workbook.grader("").from(&below).run().exits(0).stdout, at_the_root.stdout);
}

#[test]
fn outside_of_a_workbook_it_says_where_to_go() {
    let workbook = Workbook::new();
    // The folder around lies in a repository that has a workbook of its own.
    let outside = std::env::temp_dir();
    workbook
        .grader("")
        .from(&outside)
        .run()
        .exits(2)
        .complains(&["no workbook here", "Change to the folder the workbook was cloned into"]);
}

#[test]
fn spaces_and_letters_of_any_alphabet_in_the_path_make_no_difference() {
    let workbook = Workbook::in_folder("Übung n° 8 – 八皇后's \"q\"");
    fs::remove_dir_all(workbook.path("target")).unwrap();
    workbook.edit(DOUBLE, &workbook.solution(DOUBLE));
    workbook.edit(MARKS, &workbook.stub(MARKS).replace("todo!(\"mark:", "undone!(\"mark:"));
    let run = workbook.run("").exits(0);
    assert!(run.row("double").contains("passed"), "{run:?}");
    assert!(run.row("first_solution").contains("not started"), "{run:?}");
    run.says(&["--> exercises/02_marks/src/lib.rs:15:5"]);
}

#[test]
fn the_target_folder_of_cargo_is_used() {
    let workbook = Workbook::cold();
    let target = workbook.around.join("elsewhere");
    workbook.grader("list").env("CARGO_TARGET_DIR", &target).run().exits(0);
    assert!(target.join("grader").is_dir());
    assert!(!workbook.path("target").exists());
}

// ---- Hints ----------------------------------------------------------------------------

const HINTS: [&str; 3] =
    ["Look at double(3) first.", "Doubling is adding a number to itself.", "double: n + __."];

/// `hint` shows so many hints and no more.
#[track_caller]
fn hints_are_open(workbook: &Workbook, level: usize) {
    workbook.run("hint double").exits(0).says(&HINTS[..level]).never_says(&HINTS[level..]);
}

#[test]
fn hints_open_with_work() {
    let workbook = Workbook::new();
    hints_are_open(&workbook, 1);
    for (attempt, level) in [(1, 1), (1, 1), (2, 2), (2, 2), (3, 2), (4, 3), (5, 3)] {
        workbook.edit(DOUBLE, &broken(attempt));
        workbook.run("double").exits(0).says(&[HINTS[level - 1]]);
        hints_are_open(&workbook, level);
    }
}

#[test]
fn hints_of_one_exercise_open_by_work_on_that_one_alone() {
    let workbook = Workbook::new();
    for attempt in 1..=4 {
        workbook.edit(DOUBLE, &broken(attempt));
        workbook.run("double").exits(0);
    }
    workbook.run("hint marks").exits(0).never_says(&["Two things change"]);
}

#[test]
fn a_damaged_record_of_tries_is_said_and_starts_anew() {
    let workbook = Workbook::new();
    for attempt in 1..=2 {
        workbook.edit(DOUBLE, &broken(attempt));
        workbook.run("double").exits(0);
    }
    workbook.write(".workbook/hints.json", "{\"01_dou");
    let notice = "The record of earlier tries was damaged and starts anew";
    workbook.run("hint double").exits(0).says(&[notice]).never_says(&HINTS[1..]);
    workbook.run("double").exits(0).says(&[notice]);
    workbook.run("double").exits(0).never_says(&["damaged"]);
}

#[test]
fn a_submission_from_elsewhere_opens_no_hints() {
    let workbook = Workbook::new();
    for attempt in 1..=3 {
        let file = workbook.around.join("01_double.rs");
        write(&file, wrong(attempt));
        workbook.grader("--submission").arg(&file).run().exits(0).never_says(&["Hint"]);
    }
    assert!(!workbook.path(".workbook").exists());
    hints_are_open(&workbook, 1);
}

// ---- Reset ----------------------------------------------------------------------------

#[test]
fn reset_brings_the_stub_back_and_says_where_the_old_file_is() {
    let workbook = Workbook::new().with(DOUBLE, "mine");
    let backup = ".workbook/backups/01_double-1.rs";
    workbook
        .run("reset double")
        .exits(0)
        .says(&["exercises/01_double/src/lib.rs is the stub again", backup]);
    assert_eq!(workbook.read(&student_file(DOUBLE)), workbook.stub(DOUBLE));
    assert_eq!(workbook.read(backup), "mine");
}

#[test]
fn reset_never_overwrites_an_older_backup() {
    let workbook = Workbook::new();
    for (number, text) in ["first", "second", "third"].iter().enumerate() {
        workbook.edit(DOUBLE, text);
        workbook.run("reset double").exits(0);
        let backup = format!(".workbook/backups/01_double-{}.rs", number + 1);
        assert_eq!(workbook.read(&backup), *text);
    }
    assert_eq!(workbook.read(".workbook/backups/01_double-1.rs"), "first");
}

#[test]
fn reset_of_a_stub_does_nothing() {
    let workbook = Workbook::new();
    workbook.run("reset double").exits(0).says(&["is the stub already"]);
    assert!(!workbook.path(".workbook").exists());
}

#[test]
fn reset_brings_a_deleted_file_back() {
    let workbook = Workbook::new();
    fs::remove_dir_all(workbook.path("exercises/01_double/src")).unwrap();
    workbook.run("reset double").exits(0).says(&["exercises/01_double/src/lib.rs is back"]);
    assert_eq!(workbook.read(&student_file(DOUBLE)), workbook.stub(DOUBLE));
}

#[cfg(unix)]
#[test]
fn reset_replaces_a_link_and_leaves_what_it_points_at() {
    let workbook = Workbook::new();
    let other = workbook.around.join("other.rs");
    write(&other, "not to be touched");
    fs::remove_file(workbook.student(DOUBLE)).unwrap();
    std::os::unix::fs::symlink(&other, workbook.student(DOUBLE)).unwrap();
    workbook.run("reset double").exits(0);
    assert_eq!(fs::read_to_string(&other).unwrap(), "not to be touched");
    assert!(!workbook.student(DOUBLE).is_symlink());
    assert_eq!(workbook.read(&student_file(DOUBLE)), workbook.stub(DOUBLE));
}

// ---- Solution -------------------------------------------------------------------------

#[test]
fn the_solution_stays_closed_before_the_exercise_passes() {
    Workbook::new()
        .run("solution double")
        .exits(0)
        .says(&["opens when double passes; 0 of 6 points so far", "solution double --show"])
        .never_says(&["2 * n"]);
}

#[test]
fn the_solution_opens_when_the_exercise_passes() {
    let workbook = Workbook::new();
    let own = workbook.solution(DOUBLE).replace("2 * n", "n + n");
    let run = workbook.with(DOUBLE, &own).run("solution double").exits(0);
    assert!(run.stdout.contains("2 * n"), "{run:?}");
}

#[test]
fn the_solution_is_shown_before_that_to_those_who_ask_for_it() {
    let workbook = Workbook::new();
    let run = workbook.run("solution double --show").exits(0);
    assert_eq!(run.stdout, workbook.solution(DOUBLE));
}

// ---- Show -----------------------------------------------------------------------------

#[test]
fn show_draws_the_board_of_the_students_own_search() {
    let workbook = Workbook::new();
    workbook.edit(BOARDS, &workbook.solution(BOARDS));
    let run = workbook.run("show 4").exits(0).says(&["first_solution(4) of exercise 06 finds"]);
    assert!(run.stdout.contains("  . Q . .\n  . . . Q\n  Q . . .\n  . . Q .\n"), "{run:?}");
    workbook.run("show 3").exits(0).says(&["finds no board"]);
}

#[test]
fn show_says_why_there_is_no_board() {
    let workbook = Workbook::new();
    workbook.run("show 4").exits(0).says(&["gives no board: it is not begun"]);
    workbook.edit(BOARDS, "pub fn first_solution(");
    workbook.run("show 4").exits(0).says(&["gives no board: it does not compile"]);
    let two_attack = "pub fn first_solution(n: usize) -> Option<Vec<usize>> { Some(vec![0; n]) }";
    workbook.edit(BOARDS, two_attack);
    workbook.run("show 2").exits(0).says(&["This is no solution"]);
}

#[test]
fn show_refuses_a_width_that_is_no_number() {
    Workbook::new().run("show wide").exits(2).complains(&["`wide` is no board width"]);
}

// ---- Pack -----------------------------------------------------------------------------

/// The entries of the zip that `pack` wrote.
fn packed(workbook: &Workbook, file: &str) -> Vec<common::zip::Entry> {
    common::zip::entries(&fs::read(workbook.path(file)).unwrap())
}

#[test]
fn pack_writes_what_was_touched_and_a_manifest() {
    let workbook = Workbook::new().with(DOUBLE, &wrong(1));
    workbook.edit(MARKS, &workbook.solution(MARKS));
    workbook.run("pack").exits(0).says(&[
        "01 double 0 of 6 points",
        "02 marks 5 of 5 points",
        "submission.zip is ready to hand in",
    ]);
    let entries = packed(&workbook, "submission.zip");
    let paths: Vec<&str> = entries.iter().map(|entry| entry.path.as_str()).collect();
    assert_eq!(paths, ["01_double/src/lib.rs", "02_marks/src/lib.rs", "manifest.json"]);
    assert_eq!(entries[0].bytes, wrong(1).as_bytes());
    let manifest: Value = serde_json::from_slice(&entries[2].bytes).unwrap();
    assert_eq!(manifest["schema"], "workbook-pack/v1");
    assert_eq!(manifest["files"][0]["status"], "failed");
    assert_eq!(manifest["files"][1]["earned"], 5);
    assert_eq!(manifest["files"][1]["path"], "02_marks/src/lib.rs");
}

#[test]
fn what_was_written_in_words_is_packed_too() {
    let workbook = Workbook::new();
    workbook.write("exercises/answers.md", "Because 17 < 65.\n");
    workbook.run("pack").exits(0).says(&["answers.md, for your instructor to read"]);
    let entries = packed(&workbook, "submission.zip");
    assert_eq!((&*entries[0].path, &*entries[0].bytes), ("answers.md", &b"Because 17 < 65.\n"[..]));
    workbook.write("exercises/answers.md", b"\xff");
    workbook.run("pack").exits(2).complains(&["answers.md cannot be packed", "UTF-8"]);
}

#[test]
fn pack_makes_the_same_bytes_of_the_same_files() {
    let workbook = Workbook::new().with(DOUBLE, &wrong(1));
    workbook.run("pack --output a.zip").exits(0);
    workbook.run("pack --output b.zip").exits(0);
    assert_eq!(
        fs::read(workbook.path("a.zip")).unwrap(),
        fs::read(workbook.path("b.zip")).unwrap()
    );
}

#[test]
fn what_was_packed_can_be_graded() {
    let workbook = Workbook::solved();
    workbook.run("pack").exits(0);
    let unpacked = workbook.around.join("unpacked");
    for entry in packed(&workbook, "submission.zip") {
        write(&unpacked.join(entry.path), entry.bytes);
    }
    workbook.grader("--submission").arg(unpacked).run().exits(0).says(&["15 of 15 points"]);
}

#[test]
fn pack_has_nothing_to_hand_in_before_a_file_was_touched() {
    let workbook = Workbook::new();
    workbook.run("pack").exits(2).complains(&["there is nothing to hand in"]);
    assert!(!workbook.path("submission.zip").exists());
}

#[test]
fn pack_takes_a_file_that_does_not_compile_and_says_so() {
    let workbook = Workbook::new().with(DOUBLE, "pub fn double(");
    workbook.run("pack").exits(0).says(&["0 of 6 points does not compile as it is"]);
    assert_eq!(packed(&workbook, "submission.zip").len(), 2);
}

#[test]
fn pack_says_that_a_missing_file_is_not_in_the_zip() {
    let workbook = Workbook::new().with(DOUBLE, &wrong(1));
    fs::remove_file(workbook.student(MARKS)).unwrap();
    workbook.run("pack").exits(0).says(&["02 marks", "its file is missing and not in the zip"]);
    let entries = packed(&workbook, "submission.zip");
    assert!(entries.iter().all(|entry| !entry.path.contains("marks")), "{entries:?}");
}

// ---- A failing input as a test --------------------------------------------------------

#[test]
fn a_failing_input_becomes_a_test_of_the_students() {
    let workbook = Workbook::new();
    let source = workbook.solution(DOUBLE).replace("2 * n", "if n == 0 { 1 } else { 2 * n }");
    let workbook = workbook.with(DOUBLE, &source);
    let file = "exercises/01_double/tests/found.rs";
    workbook.run("double").exits(0);
    assert!(!workbook.path(file).exists(), "only where it is asked for");
    workbook.run("double --keep-tests").exits(0).says(&[file]);
    let kept = workbook.read(file);
    assert!(kept.contains("#[test]"), "{kept}");
    assert!(kept.contains("assert_eq!(double(0), 0)"), "{kept}");
    workbook.run("double --keep-tests").exits(0);
    assert_eq!(workbook.read(file), kept, "once is enough");
}

// ---- Submissions ----------------------------------------------------------------------

/// A folder with the solution of `double` at the given place is graded.
#[track_caller]
fn folder_is_graded(relative: &str) {
    let workbook = Workbook::new();
    let folder = workbook.around.join("handed in");
    write(&folder.join(relative), workbook.solution(DOUBLE));
    let run = workbook.grader("--format json --submission").arg(&folder).run().exits(0);
    let report = run.json();
    assert_eq!(Graded::named(&report, "double").status(), "passed", "{relative}");
    assert_eq!(Graded::named(&report, "marks").status(), "not_started");
    assert_eq!(report["exercises"][0]["file"], relative);
}

#[test]
fn a_submitted_folder_may_be_a_whole_workbook() {
    folder_is_graded("exercises/01_double/src/lib.rs");
}

#[test]
fn a_submitted_folder_may_hold_exercise_folders() {
    folder_is_graded("01_double/src/lib.rs");
}

#[test]
fn a_submitted_folder_may_hold_files_with_numbers() {
    folder_is_graded("01_double.rs");
}

#[test]
fn a_submitted_folder_may_hold_files_without_numbers() {
    folder_is_graded("double.rs");
}

/// A file with the solution of `double` is graded as the first exercise.
#[track_caller]
fn file_is_graded(name: &str, exercises: &str) {
    let workbook = Workbook::new();
    let file = workbook.around.join(name);
    write(&file, workbook.solution(DOUBLE));
    let line = format!("{exercises} --format json --submission");
    let report = workbook.grader(&line).arg(&file).run().exits(0).json();
    assert_eq!(report["exercises"].as_array().unwrap().len(), 1);
    assert_eq!(Graded::first(&report).status(), "passed", "{name}");
}

#[test]
fn a_submitted_file_may_be_named_with_the_number() {
    file_is_graded("01_double.rs", "");
}

#[test]
fn a_submitted_file_may_be_named_without_the_number() {
    file_is_graded("double.rs", "");
}

#[test]
fn a_submitted_file_of_any_name_goes_with_one_exercise() {
    file_is_graded("Übung 1 (final).rs", "01");
}

#[test]
fn a_submitted_file_that_does_not_say_its_exercise_is_refused() {
    let workbook = Workbook::new();
    write(&workbook.around.join("final.rs"), workbook.solution(DOUBLE));
    for line in ["", "01 02"] {
        let line = format!("{line} --submission");
        let run = workbook.grader(&line).arg(workbook.around.join("final.rs")).run();
        run.exits(2).complains(&["does not say which exercise it is for", "01_is_safe.rs"]);
    }
}

#[test]
fn a_submission_that_is_not_there_is_refused() {
    Workbook::new().run("--submission nowhere").exits(2).complains(&["`nowhere` cannot be read"]);
}

#[test]
fn a_submission_is_graded_apart_from_the_students_own_files() {
    let workbook = Workbook::new().with(DOUBLE, "mine");
    let handed_in = workbook.around.join("copy");
    copy_folder(&workbook.path("solutions"), &handed_in);
    workbook.grader("--submission").arg(&handed_in).run().exits(0).says(&["15 of 15 points"]);
    assert_eq!(workbook.read(&student_file(DOUBLE)), "mine");
}

#[test]
fn what_was_not_handed_in_is_told_where_it_may_lie() {
    let workbook = Workbook::new();
    let folder = workbook.around.join("nothing");
    write(&folder.join("README.md"), "nothing yet");
    let run = workbook.grader("double --submission").arg(&folder).run().exits(0);
    let run = run.says(&["it was not handed in", "exercises/01_double/src/lib.rs", "double.rs"]);
    run.never_says(&["reset"]);
}

#[test]
fn only_the_source_of_a_submission_is_taken() {
    let workbook = Workbook::new();
    let folder = workbook.around.join("handed in");
    copy_folder(&workbook.path("solutions"), &folder);
    write(&folder.join("Cargo.toml"), "this is no TOML");
    write(&folder.join(".cargo/config.toml"), "[build]\nrustc = \"/bin/false\"\n");
    write(&folder.join("rust-toolchain.toml"), "[toolchain]\nchannel = \"1.0\"\n");
    write(&folder.join("01_double/build.rs"), "compile_error!(\"not this one\");");
    let run = workbook.grader("--submission").arg(&folder).run();
    run.exits(0).says(&["15 of 15 points"]);
}

// ---- Exit codes -----------------------------------------------------------------------

#[test]
fn exit_codes_say_whether_enough_was_reached() {
    let workbook = Workbook::new();
    workbook.edit(DOUBLE, &workbook.stub(DOUBLE).replace("todo!(\"half: n = {n}\")", "n / 2"));
    // 2 of 6 points.
    workbook.run("double").exits(0);
    workbook.run("double --fail-under 33").exits(0);
    workbook.run("double --fail-under 34").exits(1);
    workbook.run("double --fail-under 34 --format json").exits(1);
    workbook.run("double --fail-under 0").exits(0);
    workbook.run("--solutions --fail-under 100%").exits(0);
}

#[test]
fn bad_usage_exits_with_2_and_says_what_would_be_right() {
    let workbook = Workbook::new();
    for (line, what) in [
        ("--fail-under much", "`much` is no share in percent"),
        ("--format yaml", "It is one of text, json, markdown."),
        ("--colr", "Did you mean `--color`?"),
        ("hint", "`hint` takes one exercise"),
        ("-j none", "`none` is no number of processes"),
    ] {
        let run = workbook.run(line).exits(2).complains(&[what]);
        assert_eq!(run.stdout, "", "{line}");
    }
}

// ---- Formats --------------------------------------------------------------------------

#[test]
fn json_is_all_there_is_on_standard_output() {
    let report =
        Workbook::new().with(DOUBLE, "pub fn double(").run("--format json").exits(0).json();
    assert_eq!(report["schema"], "workbook-report/v1");
    let rendered = report["exercises"][0]["diagnostics"][0]["rendered"].as_str().unwrap();
    assert!(!rendered.contains('\u{1b}'), "{rendered}");
}

#[test]
fn json_has_no_colours_when_they_are_asked_for() {
    let workbook = Workbook::new().with(DOUBLE, "pub fn double(");
    let run =
        workbook.run("--format json --color always").exits(0).never_says(&["\u{1b}", "\\u001b"]);
    run.json();
}

#[test]
fn markdown_has_a_table_and_the_first_failing_check() {
    let run = Workbook::new().with(DOUBLE, &wrong(1)).run("--format markdown").exits(0);
    run.says(&[
        "# 0 of 15 points",
        "| 01 ★ double | failed | 0 of 6 |",
        "## 01 double",
        "**the example for double**: wrong",
        "- input: `double(3)`",
    ])
    .never_says(&["\u{1b}"]);
}

#[test]
fn a_report_goes_to_a_file_and_the_score_to_the_terminal() {
    let workbook = Workbook::solved();
    let run = workbook.run("--format json --output reports/deep/report.json").exits(0);
    assert_eq!(run.stdout, "15 of 15 points; the report is in reports/deep/report.json\n");
    let report: Value = serde_json::from_str(&workbook.read("reports/deep/report.json")).unwrap();
    assert_eq!(report["score"]["earned"], 15);
}

#[test]
fn a_report_that_cannot_be_written_is_a_fault() {
    let workbook = Workbook::new();
    workbook.write("taken", "a file, no folder");
    workbook
        .run("double --output taken/report.txt")
        .exits(2)
        .complains(&["taken/report.txt cannot be written", "Name another file with `--output`"]);
}

// ---- Colour, characters, width ----------------------------------------------------------

#[test]
fn without_a_terminal_there_is_no_colour() {
    Workbook::new().with(DOUBLE, &wrong(1)).run("").exits(0).never_says(&["\u{1b}"]);
}

#[test]
fn colour_is_there_when_it_is_forced() {
    let workbook = Workbook::new().with(DOUBLE, &wrong(1));
    for run in [
        workbook.run("--color always"),
        workbook.grader("").env("CLICOLOR_FORCE", "1").run(),
        workbook.grader("--color always").env("NO_COLOR", "1").run(),
    ] {
        run.exits(0).says(&["\u{1b}[31m"]);
    }
}

#[test]
fn colour_is_not_there_when_it_is_refused() {
    let workbook = Workbook::new().with(DOUBLE, &wrong(1));
    for run in [
        workbook.grader("").env("NO_COLOR", "1").run(),
        workbook.grader("").env("CLICOLOR", "0").run(),
        workbook.grader("").env("TERM", "dumb").run(),
        workbook.grader("--color never").env("CLICOLOR_FORCE", "1").run(),
    ] {
        run.exits(0).never_says(&["\u{1b}"]);
    }
}

#[test]
fn without_colour_the_words_are_the_same() {
    let workbook = Workbook::new().with(DOUBLE, &wrong(1));
    let coloured = workbook.run("--color always").exits(0).stdout;
    let plain = workbook.run("--color never").exits(0).stdout;
    assert_eq!(without_colours(&coloured), plain);
}

/// Text without its ANSI colour sequences.
fn without_colours(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (_, rest) = part.split_once('m').unwrap();
        out.push_str(rest);
    }
    out
}

/// Files with everything that text is made of: boards, differences, panics,
/// letters beyond ASCII, changed lines and compile errors.
fn workbooks_with_much_to_show() -> Vec<Workbook> {
    let board =
        "pub fn first_solution(_: usize) -> Option<Vec<usize>> { Some(vec![0, 1, 2, 3]) }\n";
    let text = "pub fn first_solution(n: usize) -> Option<Vec<usize>> { todo!(\"{n}\") }\n\
                pub fn render(_: &[usize], _: usize) -> String { \"größer · –\\n→\\n\".into() }\n";
    let panics = "pub fn double(_: u64) -> u64 { panic!(\"größer als {}\", \"…\".repeat(200)) }\n\
                  pub fn half(n: u32) -> u64 { println!(\"→ ★\"); u64::from(n) }\n";
    let broken = "pub fn double(n: u64) -> u64 {\n    größer\n}\n";
    vec![
        Workbook::new().with(BOARDS, board),
        Workbook::new().with(BOARDS, text),
        Workbook::new().with(DOUBLE, panics),
        Workbook::new().with(DOUBLE, broken),
        Workbook::new(),
    ]
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for workbook in workbooks_with_much_to_show() {
        let every = EXERCISES.join(" ");
        for line in ["", every.as_str(), "list", "hint double", "solution double"] {
            let run = workbook.run(line).exits(0);
            for text in run.stdout.lines() {
                assert!(text.chars().count() <= WIDTH, "`{text}` is too wide\n{run:?}");
            }
        }
    }
}

#[test]
fn plain_signs_are_ascii_alone() {
    for workbook in workbooks_with_much_to_show() {
        let every = EXERCISES.join(" ");
        for line in ["", every.as_str(), "hint double"] {
            let run = workbook.run(&format!("{line} --ascii")).exits(0);
            let strange: Vec<char> = run.stdout.chars().filter(|c| !c.is_ascii()).collect();
            assert!(strange.is_empty(), "{strange:?}\n{run:?}");
        }
    }
}

// ---- Authors --------------------------------------------------------------------------

#[test]
fn blessing_twice_writes_the_same_answers() {
    let workbook = Workbook::new();
    let answers = "grader/hidden/01_double.answers.toml";
    let first = workbook.read(answers);
    workbook.run("bless 01").exits(0).says(&["grader/hidden/01_double.answers.toml: 10 answers"]);
    assert_eq!(workbook.read(answers), first);
    assert!(first.contains("['double(5)', '10'],"), "{first}");
}

#[test]
fn the_answers_of_secret_checks_stay_among_the_secrets() {
    let workbook = Workbook::new();
    workbook.write(
        "grader/secret/01_double.toml",
        "[[check]]\nname = \"a secret number\"\npoints = 1\ncall = \"double(4711)\"\n",
    );
    workbook.run("bless 01").exits(0);
    assert!(workbook.read("grader/secret/01_double.answers.toml").contains("'9422'"));
    assert!(!workbook.read("grader/hidden/01_double.answers.toml").contains("9422"));
    let graded =
        workbook.graded(DOUBLE, &workbook.solution(DOUBLE).replace("2 * n", "2 * n % 9000"));
    let check = graded.check("a secret number");
    assert_eq!(check["verdict"], "wrong");
    assert_eq!(check["visibility"], "secret");
    for field in ["input", "expected", "actual"] {
        assert_eq!(check[field], "", "{check:#}");
    }
    workbook.run("double").exits(0).never_says(&["4711", "9422"]);
}

#[cfg(unix)]
#[test]
fn a_folder_of_a_submission_that_is_a_link_is_refused() {
    let workbook = Workbook::new();
    let folder = workbook.around.join("handed in");
    fs::create_dir(&folder).unwrap();
    std::os::unix::fs::symlink(workbook.path("solutions/01_double"), folder.join("01_double"))
        .unwrap();
    let run = workbook.grader("double --format json --submission").arg(&folder).run().exits(0);
    assert_eq!(Graded::first(&run.json()).score(), (0, 6));
}

#[test]
fn an_exercise_that_is_named_twice_counts_once() {
    let report = Workbook::new().report("double 01 01_double");
    assert_eq!(report["score"]["possible"], 6);
    assert_eq!(report["exercises"].as_array().unwrap().len(), 1);
}

#[test]
fn a_compile_error_in_a_long_line_is_no_wider_than_the_terminal() {
    let long = "1 + ".repeat(30);
    let source = format!("pub fn double(n: u64) -> u64 {{ {long} twofold + n }}\n");
    let run = Workbook::new().with(DOUBLE, &source).run("double").exits(0);
    for line in run.stdout.lines() {
        assert!(line.chars().count() <= WIDTH, "`{line}` is too wide");
    }
}

#[test]
fn show_of_a_board_without_an_end_is_cut() {
    let source = "pub fn first_solution(_: usize) -> Option<Vec<usize>> { Some(vec![0; 3000]) }\n";
    let run = Workbook::new().with(BOARDS, source).run("show 4").exits(0);
    assert!(run.stdout.lines().count() < 100, "{} lines", run.stdout.lines().count());
    for line in run.stdout.lines() {
        assert!(line.chars().count() <= WIDTH, "{} columns", line.chars().count());
    }
}

#[test]
fn a_method_or_a_comment_with_the_name_is_not_taken_for_the_function() {
    let source = "pub struct Pair(pub u64);\nimpl Pair {\n    pub fn double(&self) -> u64 {\n        \
                  self.0 * 2\n    }\n}\n/* was: pub fn half(n: i8) -> i8 { */\n\
                  pub fn double(n: u32) -> u64 { u64::from(n) * 2 }\n\
                  pub fn half(n: u32) -> u64 { u64::from(n) / 2 }\n";
    Workbook::new()
        .with(DOUBLE, source)
        .run("double")
        .exits(0)
        .says(&["Found pub fn double(n: u32) -> u64", "Found pub fn half(n: u32) -> u64"]);
}

#[test]
fn the_help_is_no_wider_than_the_terminal() {
    let run = Workbook::new().run("--help").exits(0);
    for line in run.stdout.lines() {
        assert!(line.chars().count() <= WIDTH, "`{line}` is too wide");
    }
}

#[test]
fn the_list_in_plain_signs_is_ascii_alone() {
    let run = Workbook::new().run("list --ascii").exits(0);
    assert!(run.stdout.is_ascii(), "{run:?}");
}

#[test]
fn plain_signs_are_ascii_with_colour_too() {
    let broken = "pub fn double(n: u64) -> u64 {\n    größer\n}\n";
    let run = Workbook::new().with(DOUBLE, broken).run("--ascii --color always").exits(0);
    assert!(run.stdout.is_ascii(), "{run:?}");
}
