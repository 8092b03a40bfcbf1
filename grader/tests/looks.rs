//! What a student looks at beside verdicts: their own tree, how their searches
//! grow, the page that plays them, and a watch that answers to every save. And
//! what an author begins with.

mod common;

use common::{DOUBLE, Workbook, mistake};
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

const IS_SAFE: &str = "01_is_safe";
const UNDO: &str = "04_undo_step";
const NODES: &str = "07_node_counting";
const TREE: &str = "08_state_space_tree";
const GROWTH: &str = "13_growth";

/// The repository's workbook with model solutions for some exercises.
fn solved(exercises: &[&str]) -> Workbook {
    let workbook = Workbook::real();
    for exercise in exercises {
        workbook.edit(exercise, &workbook.solution(exercise));
    }
    workbook
}

#[test]
fn the_students_own_tree_is_drawn_and_held_against_the_right_one() {
    let workbook = solved(&[TREE]);
    let tree = workbook.run("tree 4").exits(0).stdout;
    assert!(tree.starts_with("17 nodes, 4 dead ends, 2 solutions\n"), "{tree}");
    assert_eq!(tree.matches("dead end\n").count(), 4, "{tree}");
    assert!(tree.contains("0 2  ✗ dead end") && tree.contains("1 3 0 2  ✓ solution"), "{tree}");
    assert!(tree.ends_with("This is the state-space tree for 4, node for node.\n"), "{tree}");
    let folded = workbook.run("tree 8 --ascii").exits(0).stdout;
    assert!(folded.lines().count() < 80 && folded.is_ascii(), "{folded}");
}

#[test]
fn a_walk_that_strays_is_drawn_beside_the_right_tree() {
    let workbook = Workbook::real();
    workbook.edit(TREE, &mistake(TREE, "full_not_visited_a.rs"));
    let told = workbook.run("tree 4 --compare").exits(0).stdout;
    for part in [
        "the right tree:",
        "this walk:",
        "← here it departs",
        "node 9 of 17",
        "although [1, 3, 0, 2] below [1, 3, 0] is still to be visited",
    ] {
        let words: Vec<&str> = told.split_whitespace().collect();
        assert!(words.join(" ").contains(part), "no `{part}` in\n{told}");
    }
    assert!(told.lines().all(|line| line.chars().count() <= common::WIDTH), "{told}");
}

#[test]
fn a_tree_is_written_for_other_programs() {
    let workbook = solved(&[TREE]);
    let dot = workbook.run("tree 4 --format dot").exits(0).stdout;
    assert!(dot.starts_with("digraph tree {") && dot.matches(" -> ").count() == 16, "{dot}");
    workbook.run("tree 4 --format svg --output tree.svg").exits(0);
    assert!(workbook.read("tree.svg").contains("17 nodes, 4 dead ends, 2 solutions"));
    let reference = workbook.run("tree 4 --format dot --reference").exits(0).stdout;
    assert_eq!(reference, dot);
}

#[test]
fn a_search_that_is_not_begun_is_said_to_be_so() {
    let workbook = Workbook::real();
    let says = |line: &str, part: &str| {
        let told = workbook.run(line).exits(0).stdout;
        let words: Vec<&str> = told.split_whitespace().collect();
        assert!(words.join(" ").contains(part), "{line}: no `{part}` in\n{told}");
    };
    says("tree 4", "it is not begun");
    says("tree 4", "`cargo run -p grader -- tree 4 --reference` draws the right tree");
    says("table 5", "search_stats of exercise 07: it is not begun");
    says("table 5 --compare 01,04", "sets of exercise 04: it is not begun");
    says("visualize 4", "It plays the grader's own search");
}

#[test]
fn the_table_of_growth_is_the_students_own() {
    let workbook = solved(&[GROWTH]);
    let table = workbook.run("table 6 --svg plot.svg").exits(0).stdout;
    let row = |n: usize| -> Vec<String> {
        let line = table.lines().nth(n).unwrap();
        line.split_whitespace().map(str::to_string).collect()
    };
    assert_eq!(row(1)[..3], ["1", "1", "2"]);
    assert_eq!(row(4)[..4], ["4", "2", "17", "2.8"]);
    assert_eq!(row(6)[row(6).len() - 2..], ["720", "46,656"]);
    assert!(table.contains("timing_table of exercise 13"), "{table}");
    assert!(workbook.read("plot.svg").starts_with("<svg"));
}

#[test]
fn before_exercise_13_the_table_counts_with_07_and_marks_what_is_wrong() {
    let workbook = solved(&[NODES]);
    let table = workbook.run("table 5").exits(0).stdout;
    assert!(table.contains("search_stats of exercise 07") && !table.contains(" !"), "{table}");
    let source = workbook.solution(NODES);
    let wrong = source.replacen("stats.nodes += 1", "stats.nodes += 2", 1);
    assert_ne!(source, wrong);
    workbook.edit(NODES, &wrong);
    let table = workbook.run("table 4").exits(0).stdout;
    assert!(table.contains("!34"), "{table}");
}

#[test]
fn searches_are_timed_side_by_side() {
    let workbook = solved(&[IS_SAFE, UNDO]);
    let table = workbook.run("table 6 --compare 01,undo_step").exits(0).stdout;
    let heads: Vec<&str> = table.lines().next().unwrap().split_whitespace().collect();
    assert_eq!(heads, ["n", "solutions", "01", "scan", "04", "sets"]);
    assert!(table.contains("For n = 6, against the scan: sets"), "{table}");
    workbook.run("table --compare 06").exits(2);
}

#[test]
fn the_page_plays_the_students_walk_up_to_where_it_strays() {
    let workbook = solved(&[TREE]);
    workbook.run("visualize 4 --output right.html").exits(0);
    assert!(workbook.read("right.html").contains("\"4\":{\"departs\":null}"));
    workbook.edit(TREE, &mistake(TREE, "full_not_visited_a.rs"));
    let told = workbook.run("visualize 4 --output strayed.html").exits(0).stdout;
    assert!(told.contains("up to where it leaves the right tree"), "{told}");
    assert!(workbook.read("strayed.html").contains("\"4\":{\"departs\":{\"step\":8,"));
}

#[test]
fn a_new_exercise_passes_verify_as_it_is() {
    let workbook = Workbook::new();
    let told = workbook.run("new knights").exits(0).stdout;
    assert!(told.starts_with("07_knights is there"), "{told}");
    let proof = workbook.run("verify knights").exits(0).stdout;
    assert!(proof.trim_end().ends_with("all is well"), "{proof}");
    // It is an exercise like any other at once.
    assert!(workbook.run("knights").exits(0).stdout.contains("not begun"));
    workbook.run("new 12_rooks").exits(0);
    assert!(workbook.run("list").exits(0).stdout.contains("12   rooks"));
}

#[test]
fn a_name_that_cannot_be_taken_is_refused_and_nothing_is_written() {
    let workbook = Workbook::new();
    let outline = workbook.read("exercises/workbook.toml");
    for name in ["double", "01_other", "fn", "Knights", "1st", "verify", "std", "a-b", "../x"] {
        workbook.run(&format!("new {name}")).exits(2);
    }
    assert_eq!(workbook.read("exercises/workbook.toml"), outline);
}

/// A watch whose lines arrive one by one; ended when dropped.
struct Watching {
    child: Child,
    lines: mpsc::Receiver<String>,
}

impl Watching {
    fn start(workbook: &Workbook) -> Watching {
        let mut command = workbook.grader("watch").command();
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Watching { child, lines }
    }

    /// Reads on until a line begins as told; the lines before it are passed over.
    #[track_caller]
    fn until(&self, start: &str) -> String {
        loop {
            match self.lines.recv_timeout(Duration::from_secs(60)) {
                Ok(line) if line.starts_with(start) => return line,
                Ok(_) => {}
                Err(error) => panic!("no line `{start}…` ({error})"),
            }
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_watch_answers_to_every_way_of_saving() {
    let workbook = Workbook::new();
    let right = workbook.solution(DOUBLE);
    let wrong = right.replace("2 * n", "3 * n");
    let watching = Watching::start(&workbook);
    watching.until("01 double: not started");
    watching.until("06 first_solution");
    // Written in place.
    workbook.edit(DOUBLE, &wrong);
    assert!(watching.until("01 double").contains("checks pass"));
    // Written beside it and renamed, as many editors do.
    let beside = workbook.path("exercises/01_double/src/lib.rs.new");
    common::write(&beside, &right);
    std::fs::rename(&beside, workbook.student(DOUBLE)).unwrap();
    assert!(watching.until("01 double").contains("passed"));
    // Taken away, and brought back with other contents.
    std::fs::remove_file(workbook.student(DOUBLE)).unwrap();
    workbook.edit(DOUBLE, &wrong);
    assert!(watching.until("01 double").contains("checks pass"));
}
