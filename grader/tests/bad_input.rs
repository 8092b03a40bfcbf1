//! Bad input: a clear sentence with the next step, the exit code for it, and
//! nothing half-written. That the grader never panics is asserted in every run.

mod common;

use common::{
    BOARDS, DOUBLE, Graded, MARKS, Run, Workbook, eventually, processes_naming, student_file,
};
use std::fs;
use std::time::Duration;

const PUBLIC: &str = "exercises/01_double/exercise.toml";
const HIDDEN: &str = "grader/hidden/01_double.toml";
const ANSWERS: &str = "grader/hidden/01_double.answers.toml";
const OUTLINE: &str = "exercises/workbook.toml";

// ---- The workbook's own files -----------------------------------------------------

/// `double` cannot be graded for the reason given, and the others are.
#[track_caller]
fn only_double_has_no_mark(workbook: &Workbook, reason: &[&str]) -> Run {
    workbook.edit(BOARDS, &workbook.solution(BOARDS));
    let run = workbook.run("--format json").exits(2);
    let report = run.json();
    let double = Graded::named(&report, "double");
    assert_eq!(double.status(), "error", "{run:?}");
    assert_eq!(double.score(), (0, 0), "an error is no zero");
    assert_eq!(Graded::named(&report, "first_solution").status(), "passed");
    assert_eq!(Graded::named(&report, "marks").status(), "not_started");
    let text = workbook.run("").exits(2).says(reason);
    assert!(text.row("double").contains("could not be graded"), "{text:?}");
    assert!(text.row("double").contains("no mark"), "{text:?}");
    text
}

#[test]
fn a_missing_exercise_file_is_named() {
    let workbook = Workbook::new();
    fs::remove_file(workbook.path(PUBLIC)).unwrap();
    only_double_has_no_mark(
        &workbook,
        &["exercises/01_double/exercise.toml: the file is missing", "Bring it back"],
    );
}

#[test]
fn a_missing_file_of_hidden_checks_is_named() {
    let workbook = Workbook::new();
    fs::remove_file(workbook.path(HIDDEN)).unwrap();
    only_double_has_no_mark(&workbook, &["grader/hidden/01_double.toml: the file is missing"]);
}

#[test]
fn broken_syntax_is_shown_with_file_line_and_column() {
    let workbook = Workbook::new();
    workbook.replace(PUBLIC, "points = 1", "points = = 1");
    only_double_has_no_mark(
        &workbook,
        &["exercises/01_double/exercise.toml:15:10:", "Correct the line"],
    );
}

#[test]
fn an_unknown_field_is_shown_with_those_that_are_known() {
    let workbook = Workbook::new();
    workbook.replace(HIDDEN, "note = \"Nought", "notes = \"Nought");
    only_double_has_no_mark(
        &workbook,
        &["grader/hidden/01_double.toml:4:1: unknown field `notes`", "expected one of", "`note`"],
    );
}

#[test]
fn a_value_of_another_type_is_shown_with_what_was_expected() {
    let workbook = Workbook::new();
    workbook.replace(HIDDEN, "points = 2", "points = \"two\"");
    only_double_has_no_mark(&workbook, &["01_double.toml:11:10:", "expected u32"]);
}

#[test]
fn an_expectation_that_is_no_value_is_shown_with_what_was_expected() {
    let workbook = Workbook::new();
    workbook.replace(PUBLIC, "expect = \"6\"", "expect = \"six\"");
    only_double_has_no_mark(&workbook, &["01_double/exercise.toml:18:10:", "as Rust prints it"]);
}

#[test]
fn a_signature_that_cannot_be_read_is_named() {
    let workbook = Workbook::new();
    workbook.replace(PUBLIC, "pub fn half(n: u64)", "fn half(n: u64)");
    only_double_has_no_mark(&workbook, &["exercise.toml:5:5:", "no signature that can be checked"]);
}

#[test]
fn a_check_name_that_is_used_twice_is_named_with_both_places() {
    let workbook = Workbook::new();
    workbook.replace(HIDDEN, "name = \"twice nought\"", "name = \"the example for double\"");
    only_double_has_no_mark(
        &workbook,
        &[
            "grader/hidden/01_double.toml:2:8: a second check is called \"the example for double\"",
            "the first one is at exercises/01_double/exercise.toml:14:8",
        ],
    );
}

#[test]
fn a_toml_file_that_is_not_utf_8_is_named() {
    let workbook = Workbook::new();
    workbook.write(HIDDEN, b"# gr\xf6sser\n");
    only_double_has_no_mark(
        &workbook,
        &["grader/hidden/01_double.toml: the file is not UTF-8 text"],
    );
}

#[test]
fn a_changed_check_makes_its_answers_stale() {
    let workbook = Workbook::new();
    workbook.replace(HIDDEN, "call = \"double(0)\"", "call = \"double(10)\"");
    only_double_has_no_mark(
        &workbook,
        &[
            "grader/hidden/01_double.toml:2:8: check \"twice nought\" has changed since its answers \
             were made",
            "Run `cargo run -p grader -- bless`",
        ],
    );
}

#[test]
fn changed_generators_make_the_answers_of_a_sweep_stale() {
    let workbook = Workbook::new();
    workbook.replace("grader/hidden/01_double.rs", "1..=last", "2..=last");
    only_double_has_no_mark(&workbook, &["has changed since its answers were made"]);
    workbook.run("bless double").exits(0);
    assert_eq!(workbook.graded(DOUBLE, &workbook.solution(DOUBLE)).status(), "passed");
}

#[test]
fn a_check_without_answers_asks_for_them() {
    let workbook = Workbook::new();
    fs::remove_file(workbook.path(ANSWERS)).unwrap();
    only_double_has_no_mark(&workbook, &["check \"the example for double\" has no answers yet"]);
}

#[test]
fn a_fault_in_the_outline_stops_everything_and_names_the_place() {
    let workbook = Workbook::new();
    workbook.replace(OUTLINE, "\"02_marks\"]\n\n[[part]]", "\"02 marks\"]\n\n[[part]]");
    for line in ["", "list", "hint double", "pack"] {
        workbook.run(line).exits(2).complains(&[
            "a fault in the workbook: exercises/workbook.toml:5:27: `02 marks` is no exercise folder",
            "Write two digits",
        ]);
    }
}

#[test]
fn an_exercise_that_is_listed_twice_is_a_fault() {
    let workbook = Workbook::new();
    workbook.replace(
        OUTLINE,
        "[\"06_first_solution\"]\n\n",
        "[\"06_first_solution\", \"02_marks\"]\n\n",
    );
    workbook.run("").exits(2).complains(&["workbook.toml:9:35: `02_marks` is listed twice"]);
}

#[test]
fn a_lab_set_with_an_unknown_exercise_is_a_fault() {
    let workbook = Workbook::new();
    workbook.replace(OUTLINE, "core = [\"01_double\"", "core = [\"09_double\"");
    workbook.run("").exits(2).complains(&["workbook.toml:12:9:", "which no part lists"]);
}

#[test]
fn a_listed_exercise_without_a_folder_has_no_mark_and_the_others_have() {
    let workbook = Workbook::new();
    fs::remove_dir_all(workbook.path("exercises/01_double")).unwrap();
    only_double_has_no_mark(&workbook, &["exercises/01_double/exercise.toml: the file is missing"]);
}

#[test]
fn a_call_that_does_not_compile_is_shown_to_its_author_by_its_line() {
    let workbook = Workbook::new();
    workbook.replace(HIDDEN, "call = \"double(0)\"", "call = \"double(0) + nothing\"");
    let answers = workbook.read(ANSWERS);
    workbook.run("bless double").exits(2).complains(&[
        "grader/hidden/01_double.toml:6:8: this check does not compile: cannot find value `nothing`",
        "Correct it, then run",
    ]);
    assert_eq!(workbook.read(ANSWERS), answers, "nothing is half-written");
}

#[test]
fn generators_that_do_not_compile_are_shown_by_their_line() {
    let workbook = Workbook::new();
    workbook.replace("grader/hidden/01_double.rs", "(1..=last)", "(1..=least)");
    workbook
        .run("bless double")
        .exits(2)
        .complains(&["grader/hidden/01_double.rs:3:", "cannot find value `least`"]);
}

#[test]
fn a_reference_that_does_not_compile_is_shown_by_its_line() {
    let workbook = Workbook::new();
    workbook.replace("solutions/01_double/src/lib.rs", "2 * n", "2 * m");
    workbook.run("bless double").exits(2).complains(&[
        "solutions/01_double/src/lib.rs:5:9: the reference does not compile",
        "Correct the reference",
    ]);
}

#[test]
fn a_reference_that_panics_makes_no_answers() {
    let workbook = Workbook::new();
    let answers = workbook.read(ANSWERS);
    workbook.replace("solutions/01_double/src/lib.rs", "2 * n", "2 * (n - 1) + 2");
    workbook
        .run("bless double")
        .exits(2)
        .complains(&["the reference does not complete check \"twice nought\""]);
    assert_eq!(workbook.read(ANSWERS), answers, "nothing is half-written");
}

// ---- The student's file -------------------------------------------------------------

/// The student's file of `double` cannot be graded as it is; nothing is a fault
/// of the workbook.
#[track_caller]
fn file_cannot_be_graded(workbook: &Workbook, status: &str, reason: &str) {
    let report = workbook.report("");
    let double = Graded::named(&report, "double");
    assert_eq!(double.status(), status);
    assert_eq!(double.score(), (0, 6));
    assert_eq!(Graded::named(&report, "marks").status(), "not_started");
    workbook.run("double").exits(0).says(&[reason]);
}

#[test]
fn a_deleted_file_is_not_started_and_can_be_brought_back() {
    let workbook = Workbook::new();
    fs::remove_file(workbook.student(DOUBLE)).unwrap();
    file_cannot_be_graded(
        &workbook,
        "not_started",
        "the file is not there; `cargo run -p grader -- reset double` brings the stub back",
    );
    workbook.run("reset double").exits(0);
    assert_eq!(workbook.read(&student_file(DOUBLE)), workbook.stub(DOUBLE));
}

#[test]
fn an_empty_file_has_none_of_the_given_functions() {
    let workbook = Workbook::new().with(DOUBLE, "");
    file_cannot_be_graded(&workbook, "does_not_compile", "`double` is not there");
}

#[test]
fn a_file_that_is_not_utf_8_says_in_which_line() {
    let workbook = Workbook::new();
    workbook.write(&student_file(DOUBLE), b"// one\n// gr\xf6sser\n");
    file_cannot_be_graded(&workbook, "does_not_compile", "line 2 is not UTF-8 text");
}

#[test]
fn a_file_with_null_bytes_is_refused_by_the_compiler() {
    let workbook = Workbook::new();
    workbook.write(&student_file(DOUBLE), b"\0\0\0\0");
    file_cannot_be_graded(&workbook, "does_not_compile", "exercises/01_double/src/lib.rs:1:1");
}

#[test]
fn a_folder_in_place_of_the_file_is_refused() {
    let workbook = Workbook::new();
    fs::remove_file(workbook.student(DOUBLE)).unwrap();
    fs::create_dir(workbook.student(DOUBLE)).unwrap();
    file_cannot_be_graded(&workbook, "does_not_compile", "there is a folder or a device");
}

#[test]
fn a_file_in_place_of_the_folder_is_refused() {
    let workbook = Workbook::new();
    fs::remove_dir_all(workbook.path("exercises/01_double/src")).unwrap();
    workbook.write("exercises/01_double/src", "a file, no folder");
    let report = workbook.report("");
    assert_eq!(Graded::named(&report, "double").score(), (0, 6));
}

#[cfg(unix)]
#[test]
fn a_link_in_place_of_the_file_is_refused_wherever_it_points() {
    let workbook = Workbook::new();
    fs::remove_file(workbook.student(DOUBLE)).unwrap();
    std::os::unix::fs::symlink(
        workbook.path("solutions/01_double/src/lib.rs"),
        workbook.student(DOUBLE),
    )
    .unwrap();
    file_cannot_be_graded(&workbook, "does_not_compile", "the file is a link");
}

#[test]
fn a_very_large_file_is_refused() {
    let workbook = Workbook::new().with(DOUBLE, &"// larger\n".repeat(200_000));
    file_cannot_be_graded(&workbook, "does_not_compile", "larger than 1 MiB");
}

#[test]
fn a_deleted_stub_hinders_no_grading_and_reset_says_what_to_do() {
    let workbook = Workbook::new().with(DOUBLE, "mine");
    fs::remove_file(workbook.path("grader/stubs/01_double.rs")).unwrap();
    workbook.run("").exits(0);
    workbook
        .run("reset double")
        .exits(2)
        .complains(&["grader/stubs/01_double.rs: the stub cannot be read", "git checkout"]);
    assert_eq!(workbook.read(&student_file(DOUBLE)), "mine");
}

#[test]
fn a_missing_solution_says_that_it_may_not_have_been_handed_out() {
    let workbook = Workbook::new();
    fs::remove_dir_all(workbook.path("solutions")).unwrap();
    workbook.run("").exits(0);
    workbook
        .run("solution double --show")
        .exits(2)
        .complains(&["has no model solutions", "handed out without them"]);
}

// ---- The machine --------------------------------------------------------------------

/// A place where nothing can be made, for root too.
const NOWHERE: &str = "/dev/null/nowhere";

#[test]
fn a_target_folder_that_cannot_be_written_is_replaced_by_a_temporary_one() {
    let workbook = Workbook::cold();
    workbook.write("target", "a file, no folder");
    let temporary = workbook.around.join("temporary");
    fs::create_dir(&temporary).unwrap();
    let run = workbook.grader("double").env("TMPDIR", &temporary).run().exits(0);
    run.says(&["0 of 6 points"]);
    assert_ne!(fs::read_dir(&temporary).unwrap().count(), 0);
}

#[test]
fn without_any_folder_to_compile_in_it_says_so() {
    let workbook = Workbook::cold();
    workbook
        .grader("double")
        .env("CARGO_TARGET_DIR", NOWHERE)
        .env("TMPDIR", NOWHERE)
        .run()
        .exits(2)
        .complains(&["a fault of this machine", "cannot be", "Check that the disk is not full"]);
}

#[test]
fn a_state_folder_that_cannot_be_written_hinders_no_grading() {
    let workbook = Workbook::new().with(DOUBLE, "pub fn double(");
    workbook.write(".workbook", "a file, no folder");
    workbook.run("double").exits(0).says(&["does not compile"]);
    workbook.run("reset double").exits(2).complains(&["cannot be replaced"]);
    assert_eq!(workbook.read(&student_file(DOUBLE)), "pub fn double(");
}

#[test]
fn without_a_compiler_it_says_how_to_get_one() {
    let workbook = Workbook::cold();
    let empty = workbook.around.join("empty");
    fs::create_dir(&empty).unwrap();
    workbook
        .grader("")
        .without_env("CARGO")
        .env("PATH", &empty)
        .run()
        .exits(2)
        .complains(&["no Rust compiler was found", "https://rustup.rs"]);
}

/// A folder for the search path that has the compiler alone.
#[cfg(unix)]
fn path_with_rustc_alone(workbook: &Workbook) -> std::path::PathBuf {
    let output = workbook_rustc(&["--print", "sysroot"]);
    let folder = workbook.around.join("bin");
    fs::create_dir(&folder).unwrap();
    let rustc = std::path::Path::new(output.trim()).join("bin/rustc");
    std::os::unix::fs::symlink(rustc, folder.join("rustc")).unwrap();
    folder
}

/// What the compiler on the search path prints.
fn workbook_rustc(arguments: &[&str]) -> String {
    let output = std::process::Command::new("rustc").args(arguments).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[cfg(unix)]
#[test]
fn without_a_linker_it_says_how_to_get_one_and_nobody_gets_a_zero() {
    let workbook = Workbook::new();
    workbook.edit(DOUBLE, &workbook.solution(DOUBLE));
    let path = path_with_rustc_alone(&workbook);
    let grader = || workbook.grader("double").without_env("CARGO").env("PATH", &path);
    grader().run().exits(2).says(&["the linker was not found", "sudo apt install build-essential"]);
    let report = grader().arg("--format").arg("json").run().exits(2).json();
    assert_eq!(Graded::first(&report).status(), "error");
    // With a linker it is graded; the failure was not remembered.
    workbook.run("double").exits(0).says(&["6 of 6 points"]);
}

#[cfg(unix)]
#[test]
fn a_compiler_that_does_not_run_is_a_fault_of_the_machine() {
    use std::os::unix::fs::PermissionsExt;
    let workbook = Workbook::cold();
    let folder = workbook.around.join("bin");
    let rustc = folder.join("rustc");
    common::write(&rustc, "#!/bin/sh\necho 'error: toolchain is not installed' >&2\nexit 1\n");
    fs::set_permissions(&rustc, fs::Permissions::from_mode(0o755)).unwrap();
    workbook
        .grader("")
        .without_env("CARGO")
        .env("PATH", &folder)
        .run()
        .exits(2)
        .complains(&["does not run: error: toolchain is not installed", "rustup default stable"]);
}

#[test]
fn a_damaged_memory_of_the_toolchain_or_of_verdicts_is_made_anew() {
    let workbook = Workbook::new();
    workbook.edit(DOUBLE, &workbook.solution(DOUBLE));
    workbook.run("double").exits(0);
    workbook.write("target/grader/toolchain.json", "{\"key\":");
    for entry in fs::read_dir(workbook.path("target/grader/cache")).unwrap().flatten() {
        fs::write(entry.path(), "{\"source\":").unwrap();
    }
    workbook.run("double").exits(0).says(&["6 of 6 points"]);
}

#[test]
fn output_that_nobody_reads_to_its_end_is_no_fault() {
    let workbook = Workbook::new();
    let mut child = workbook
        .grader("list")
        .command()
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let run = Run::new(child.wait_with_output().unwrap()).exits(0);
    assert_eq!(run.stderr, "");
}

// ---- Interrupted ----------------------------------------------------------------------

/// Makes the student's file loop without an end, with time to do so.
#[cfg(target_os = "linux")]
fn with_an_endless_loop(workbook: &Workbook) {
    for file in [PUBLIC, HIDDEN] {
        let longer = workbook.read(file).replace("cpu_seconds = 1", "cpu_seconds = 30");
        workbook.write(file, longer);
    }
    workbook.edit(
        DOUBLE,
        "pub fn double(_: u64) -> u64 { loop {} }\npub fn half(n: u64) -> u64 { n / 2 }\n",
    );
}

/// Starts grading an endless loop in a process group of its own, waits until the
/// loop runs, and sends the group a signal: `INT` is what Ctrl-C does.
#[cfg(target_os = "linux")]
fn ended_half_way(workbook: &Workbook, line: &str, signal: &str) -> std::process::ExitStatus {
    use std::os::unix::process::CommandExt;
    let binary = workbook.path("target/grader/student/01_double/checks");
    let mut command = workbook.grader(line).command();
    command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let mut grader = command.process_group(0).spawn().unwrap();
    let runs =
        |lines: Vec<String>| lines.iter().any(|line| line.starts_with(&*binary.to_string_lossy()));
    let loops = eventually(Duration::from_secs(30), || runs(processes_naming(&binary)));
    let interrupt = format!("kill -{signal} -{}", grader.id());
    let sent = std::process::Command::new("sh").args(["-c", &interrupt]).status().unwrap();
    let status = grader.wait().unwrap();
    assert!(loops, "the check never ran");
    assert!(sent.success());
    status
}

#[cfg(target_os = "linux")]
#[test]
fn a_killed_grader_takes_its_checks_with_it() {
    let workbook = Workbook::new();
    with_an_endless_loop(&workbook);
    let status = ended_half_way(&workbook, "", "KILL");
    assert!(!status.success(), "{status}");
    let gone = || processes_naming(&workbook.root).is_empty();
    assert!(eventually(Duration::from_secs(10), gone), "{:?}", processes_naming(&workbook.root));
    workbook.edit(DOUBLE, &workbook.solution(DOUBLE));
    workbook.run("double").exits(0).says(&["6 of 6 points"]);
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_leaves_no_process_and_nothing_half_written() {
    let workbook = Workbook::new();
    with_an_endless_loop(&workbook);
    let before = common::files_below(&workbook.root);
    let status = ended_half_way(&workbook, "", "INT");
    assert!(!status.success(), "{status}");
    let gone = || processes_naming(&workbook.root).is_empty();
    assert!(eventually(Duration::from_secs(10), gone), "{:?}", processes_naming(&workbook.root));

    let is_own = |file: &&String| !file.starts_with("target/");
    let after = common::files_below(&workbook.root);
    assert!(after.iter().filter(is_own).eq(before.iter().filter(is_own)), "{after:?}");
    workbook.edit(DOUBLE, &workbook.solution(DOUBLE));
    workbook.run("double").exits(0).says(&["6 of 6 points"]);
    workbook.run("hint double").exits(0).never_says(&["damaged"]);
}

#[test]
fn two_graders_at_the_same_time_on_one_workbook_agree() {
    let workbook = Workbook::new();
    workbook.edit(DOUBLE, &workbook.solution(DOUBLE));
    workbook.edit(MARKS, "pub struct Marks(");
    let start = || {
        let mut command = workbook.grader("double marks --format json").command();
        command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
        command.spawn().unwrap()
    };
    let both = [start(), start()].map(|child| Run::new(child.wait_with_output().unwrap()).exits(0));
    assert_eq!(both[0].stdout, both[1].stdout);
    assert_eq!(Graded::first(&both[0].json()).status(), "passed");
}
