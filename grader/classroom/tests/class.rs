//! Class runs as an instructor makes them, from a folder of submissions to grades.

#[path = "common/classes.rs"]
mod classes;

use classes::{Class, KEYS, SAFE, mistake, solution};
use std::fs;

/// A wrong answer for 01 that earns a part of its points, and one that differs from
/// it in a comment alone.
fn wrong() -> String {
    mistake(SAFE, "one_diagonal_only_a.rs")
}

#[test]
fn everybody_gets_a_row_and_nobody_a_zero_for_what_cannot_be_read() {
    let class = Class::new();
    class.solves("ada");
    class.hands_in("bob", SAFE, &wrong());
    class.write("in/cy/lib (1).rs", "pub fn is_safe(");
    class.write("roster.csv", "id,name,section\nada,Ada L.,A\nbob,Bob,B\ncy,Cy,B\ndee,Dee,A\n");
    class.grades("run", "--roster roster.csv").exits(1).says(&["report.html"]);
    assert_eq!(class.row("run", "ada"), "8,6,14,14,graded");
    let bob = class.row("run", "bob");
    assert!(bob.ends_with(",0,3,14,graded"), "03 was not handed in: {bob}");
    assert!(class.row("run", "cy").ends_with(",,,14,to resolve"));
    assert!(class.row("run", "dee").ends_with(",,,14,absent"));
    assert_eq!(class.rows("run")["dee"][..3], ["Dee", "", "A"]);
    assert!(class.read("run/feedback/bob.md").contains("one-diagonal-only"));
    assert!(class.read("run/resolve.csv").contains("lib (1).rs"));
}

#[test]
fn what_was_resolved_by_hand_is_graded_by_resume() {
    let class = Class::new();
    class.write("in/cy/lib (1).rs", &solution(SAFE));
    class.grades("run", "").exits(1);
    assert!(class.row("run", "cy").ends_with("to resolve"));
    let table = class.read("run/resolve.csv");
    let row = table.lines().find(|line| line.contains("lib (1).rs")).unwrap();
    let mut cells: Vec<&str> = row.split(',').collect();
    cells[2] = "01";
    class.write("run/resolve.csv", &table.replace(row, &cells.join(",")));
    class.grades("run", "--resume");
    assert_eq!(class.row("run", "cy"), "8,0,8,14,graded");
}

#[test]
fn a_run_is_never_overwritten() {
    let class = Class::new();
    class.solves("ada");
    class.grades("run", "").exits(0);
    let before = fs::read(class.path("run/journal.jsonl")).unwrap();
    class.grades("run", "").exits(2).complains(&[
        "holds a run, and a run is never overwritten",
        "--resume",
        "--since",
    ]);
    class.write("other/notes.txt", "mine");
    class.grades("other", "").exits(2).complains(&["holds other things, such as `notes.txt`"]);
    assert_eq!(fs::read(class.path("run/journal.jsonl")).unwrap(), before);
}

#[test]
fn a_file_that_changed_keeps_its_mark_in_the_old_run_and_shows_in_a_new_one() {
    let class = Class::new();
    class.solves("ada");
    class.hands_in("bob", SAFE, &wrong());
    class.grades("run", "").exits(0);
    class.hands_in("bob", SAFE, &solution(SAFE));
    class
        .grades("run", "--resume")
        .exits(1)
        .says(&["bob: changed since it was graded: 01_is_safe", "keeps the old mark"]);
    assert!(class.row("run", "bob").starts_with("3,"));
    class.solves("cy");
    class
        .grades("run-2", "--since run")
        .exits(0)
        .says(&["bob: 01_is_safe: 3 → 8, the file changed", "cy: new (graded)"]);
    let said = class.grades("run-3", "--since run-2").exits(0);
    said.says(&["nothing changed for anybody"]);
}

#[test]
fn a_run_goes_on_only_with_the_same_checks() {
    let class = Class::new().with_own_workbook();
    class.solves("ada");
    class.grades("run", "").exits(0);
    class.write("course.toml", &format!("exercises = [\"{SAFE}\"]\n"));
    class
        .grades("run", "--resume")
        .exits(2)
        .complains(&["graded otherwise: for another choice of exercises or points"]);
    class.write("course.toml", &format!("exercises = [\"{SAFE}\", \"{KEYS}\"]\n"));
    let hidden = class.workbook.join(format!("grader/hidden/{KEYS}.toml"));
    let text = fs::read_to_string(&hidden).unwrap();
    fs::write(&hidden, format!("{text}\n# changed\n")).unwrap();
    class
        .grades("run", "--resume")
        .exits(2)
        .complains(&["the checks of 03_diagonal_keys have changed since", "--since"]);
}

#[test]
fn a_fault_of_the_machine_is_no_mark_and_is_graded_again() {
    let class = Class::new();
    class.solves("ada");
    class.hands_in("bob", SAFE, &wrong());
    class.grades("whole", "").exits(0);
    // No linker: nothing can be put together.
    let line = "class in --output run --course course.toml";
    class.command(line).env("PATH", "/nowhere").done().exits(1);
    assert!(class.row("run", "ada").ends_with(",,,14,error"), "{}", class.row("run", "ada"));
    class.grades("run", "--resume").exits(0);
    assert_eq!(class.derived("run"), class.derived("whole"));
}

#[test]
fn decisions_of_people_survive_and_are_told_to_the_student() {
    let class = Class::new();
    class.write("course.toml", &format!("exercises = [\"{SAFE}\"]\nmanual = 5\n"));
    class.hands_in("ada", SAFE, &wrong());
    class.write("in/ada/answers.md", "Because it is a diagonal.\n");
    class.hands_in("bob", SAFE, &wrong());
    class.grades("run", "").exits(1);
    assert!(class.row("run", "ada").ends_with(",to read"), "{}", class.row("run", "ada"));
    assert!(class.row("run", "bob").ends_with(",graded"), "who wrote nothing waits for nobody");
    assert_eq!(class.read("run/answers/ada.md"), "Because it is a diagonal.\n");
    let manual = class.read("run/manual.csv").replace("ada,,,", "ada,4.5,well said,kg");
    class.write("run/manual.csv", &manual);
    class.write(
        "run/overrides.csv",
        "student,exercise,points,reason,who\nada,01,7,\"a slip, agreed\",kg\n",
    );
    class.runs("report run").exits(0);
    assert_eq!(class.row("run", "ada"), "7,4.5,11.5,13,graded");
    let feedback = class.read("run/feedback/ada.md");
    for part in ["a slip, agreed", "kg", "well said"] {
        assert!(feedback.contains(part), "{part} is not in\n{feedback}");
    }
    class.grades("run", "--resume").exits(0);
    assert_eq!(class.row("run", "ada"), "7,4.5,11.5,13,graded");
}

#[test]
fn a_decision_that_cannot_be_understood_is_refused_with_its_line() {
    let class = Class::new();
    class.solves("ada");
    class.grades("run", "").exits(0);
    let first = "student,exercise,points,reason,who";
    for (row, said) in [
        ("eve,01,7,why,kg", "overrides.csv:2: there is no student `eve`"),
        ("ada,09,7,why,kg", "overrides.csv:2: there is no exercise `09`"),
        ("ada,01,many,why,kg", "overrides.csv:2: `many` is no number of points"),
        ("ada,01,9,why,kg", "overrides.csv:2: 9 points are more than the 8 there are"),
        ("ada,01,7,,kg", "overrides.csv:2: an override needs a reason"),
        ("ada,01,7,a,b,c", "overrides.csv:2: the row has 6 cells, not 5"),
        ("ada,01,7,a,b\nada,1,6,a,b", "overrides.csv:3: `ada` has two overrides"),
        ("ada,01,\"7", "overrides.csv:2: a quoted cell never ends"),
    ] {
        class.write("run/overrides.csv", &format!("{first}\n{row}\n"));
        class.runs("report run").exits(2).complains(&[said]);
    }
    class.write("run/overrides.csv", "student,points\nada,7\n");
    class.runs("report run").exits(2).complains(&["overrides.csv:1: the first line does not name"]);
}

#[test]
fn points_are_those_of_the_course() {
    let class = Class::new();
    let course = format!("title = \"CS 1\"\nexercises = [\"{SAFE}\"]\n[points]\n{SAFE} = 10\n");
    class.write("course.toml", &course);
    class.hands_in("ada", SAFE, &wrong());
    class.grades("run", "").exits(0);
    // 3 of 8 points, for 10 in this course.
    assert_eq!(class.row("run", "ada"), "3.75,3.75,10,graded");
    for (text, said) in [
        ("exercises = [\"99\"]", "course.toml:1:14: there is no exercise `99`"),
        ("lab = \"lab-9\"", "course.toml:1:7: there is no lab set `lab-9`"),
        ("lab = \"core\"\nexercises = []", "both `lab` and `exercises` choose"),
        ("lab = \"lab-4\"\n[points]\n\"01\" = 3", "`01_is_safe` has points and does not count"),
        ("points = 3", "course.toml:1:10"),
    ] {
        class.write("course.toml", text);
        class.grades("other", "").exits(2).complains(&[said]);
    }
}

#[test]
fn secret_checks_of_a_folder_count_and_are_never_shown() {
    let class = Class::new();
    class.write(
        "private/01_is_safe.toml",
        "[[check]]\nname = \"a queen far away\"\ncall = \"is_safe(&[777], 700, 77)\"\n\
         expect = \"false\"\npoints = 2\n",
    );
    let nearly = solution(SAFE).replacen(
        ") -> bool {\n",
        ") -> bool {\n    if row == 700 { return true }\n",
        1,
    );
    class.hands_in("ada", SAFE, &nearly);
    class.solves("bob");
    class.grades("run", "--private private").exits(0);
    assert_eq!(class.row("run", "bob"), "10,6,16,16,graded");
    for (name, bytes) in class.derived("run") {
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains("777"), "{name} shows a secret input");
    }
    assert!(class.read("run/feedback/ada.md").contains("a queen far away"));
    class.write(
        "private/01_is_safe.toml",
        "[[check]]\nname = \"wrong\"\ncall = \"is_safe(&[7], 1, 7)\"\nexpect = \"true\"\npoints = 2\n",
    );
    class
        .grades("other", "--private private")
        .exits(2)
        .complains(&["true is expected, and the reference answers false"]);
    class.write("private/99_nothing.toml", "");
    class
        .grades("other", "--private private")
        .exits(2)
        .complains(&["99_nothing.toml", "belongs to no exercise that is graded"]);
}

#[test]
fn a_seed_changes_the_inputs_and_never_what_is_right() {
    let class = Class::new();
    class.write("course.toml", "exercises = [\"14\"]\n");
    class.write("in/ada/14_subset_sum.rs", &solution("14_subset_sum"));
    for seed in ["1", "20261130"] {
        class.grades(&format!("run-{seed}"), &format!("--seed {seed}")).exits(0);
        assert_eq!(class.row(&format!("run-{seed}"), "ada"), "8,8,8,graded");
        assert!(
            class.read(&format!("run-{seed}/report.json")).contains(&format!("\"seed\":{seed}"))
        );
    }
    class.grades("run-1", "--resume --seed 2").exits(2).complains(&["with another seed"]);
}

#[test]
fn a_student_is_graded_again_and_shown_side_by_side() {
    let class = Class::new().with_own_workbook();
    class.hands_in("ada", SAFE, &wrong());
    class.grades("run", "").exits(0);
    let before = class.derived("run");
    class.runs("regrade run ada").exits(0).says(&["01_is_safe", "3 of 8 = 3 of 8"]);
    class.runs("regrade run adda").exits(2).complains(&["Did you mean `ada`?"]);
    // Another limit is another check.
    let file = class.workbook.join(format!("exercises/{SAFE}/exercise.toml"));
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("points =", "cpu_seconds = 3\npoints =", 1)).unwrap();
    class.runs("regrade run ada").exits(1).says(&[
        "its checks have changed since",
        "(2 s, 256 MiB) →",
        "(3 s, 256 MiB)",
    ]);
    assert_eq!(class.derived("run"), before, "nothing is written");
}

#[test]
fn a_kept_text_that_was_touched_is_no_evidence() {
    let class = Class::new();
    class.hands_in("ada", SAFE, &wrong());
    class.grades("run", "").exits(0);
    let source = fs::read_dir(class.path("run/sources")).unwrap().next().unwrap().unwrap().path();
    fs::write(source, solution(SAFE)).unwrap();
    class.runs("regrade run ada").exits(2).complains(&["it was changed since it was graded"]);
}

#[test]
fn parts_are_joined_only_when_they_make_a_whole() {
    let class = Class::new();
    for student in ["ada", "bob", "cy", "dee", "eve"] {
        class.hands_in(student, SAFE, &wrong());
    }
    class.grades("whole", "").exits(0);
    for part in 1..=2 {
        class.grades(&format!("part-{part}"), &format!("--shard {part}/2"));
    }
    class.runs("merge part-2 part-1 --output run").exits(0);
    assert_eq!(class.derived("run"), class.derived("whole"));
    class.runs("merge part-1 --output x").exits(2).complains(&["part 2/2 is missing"]);
    class.runs("merge part-1 part-1 part-2 --output x").exits(2).complains(&["is in"]);
    class.runs("merge part-1 whole --output x").exits(2).complains(&["part"]);
    class.runs("merge part-1 part-2 --output whole").exits(2).complains(&["is not empty"]);
    class.runs("merge nowhere --output x").exits(2).complains(&["is no folder of a run"]);
}

#[test]
fn a_machine_that_cannot_confine_is_refused_unless_told_otherwise() {
    let class = Class::new();
    class.solves("ada");
    let line = "class in --output run --course course.toml";
    class
        .command(line)
        .env("GRADER_TEST_WITHOUT", "landlock")
        .done()
        .exits(2)
        .complains(&["cannot confine submissions", "--unconfined"]);
    class
        .command(&format!("{line} --unconfined"))
        .env("GRADER_TEST_WITHOUT", "landlock")
        .done()
        .exits(0);
    assert_eq!(class.row("run", "ada"), "8,6,14,14,graded");
}

#[test]
fn the_same_code_is_graded_once() {
    let class = Class::new();
    class.hands_in("ada", SAFE, &wrong());
    for number in 0..20 {
        let text = format!("// Mine, by student {number}.\n\n{}", wrong().replace("    ", "\t"));
        class.hands_in(&format!("copy{number}"), SAFE, &text);
    }
    class
        .grades("run", "")
        .exits(0)
        .says(&["21 files, 1 of them graded: the others have the same code"]);
    assert_eq!(fs::read_dir(class.path("run/sources")).unwrap().count(), 21);
    for (student, row) in class.rows("run") {
        assert_eq!(row[3..], class.rows("run")["ada"][3..], "{student}");
    }
}

#[test]
fn a_report_that_speaks_of_a_place_is_for_one_text_only() {
    let class = Class::new();
    let panics = "pub fn is_safe(_: &[usize], _: usize, _: usize) -> bool {\n    panic!(\"no\")\n}\n\
                  pub fn is_solution(_: &[usize]) -> bool {\n    panic!(\"no\")\n}\n";
    class.hands_in("ada", SAFE, panics);
    class.hands_in("bob", SAFE, &format!("// A line more.\n{panics}"));
    class.grades("run", "").exits(0);
    assert!(class.read("run/feedback/ada.md").contains("01_is_safe/src/lib.rs:2:5"));
    assert!(class.read("run/feedback/bob.md").contains("01_is_safe/src/lib.rs:3:5"));
}
