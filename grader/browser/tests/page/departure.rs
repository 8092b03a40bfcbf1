//! Walks that leave the right tree.

use super::{Page, departing, root};
use grader::tree;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

#[test]
fn a_walk_stops_where_it_departs_and_the_right_search_goes_on() {
    let mut page = Page::walk(4, &departing());
    assert!(page.text("whose").contains("up to where it leaves the right tree"));
    assert!(page.holds("$('departure').hidden && $('own').hidden"));
    page.click("last");
    assert_eq!(page.kind(), "departure");
    assert!(page.holds("!$('departure').hidden && $('step').disabled"));
    let told = page.text("departure");
    assert!(told.starts_with("Node 10 departs from the right tree"), "{told}");
    assert!(told.contains("expected: [2]") && told.contains("visited: [2, 0]"), "{told}");
    assert!(told.contains(". . Q .\n") && told.contains("Q . . .\n"), "{told}");
    assert_eq!(page.counters()[0], 9);
    assert_eq!(page.text("found"), "1 so far");
    assert_eq!(page.number("document.querySelectorAll('#tree g').length"), 9);
    // A step back leaves it, and the way there shows it again.
    page.press("ArrowLeft");
    assert!(page.holds("$('departure').hidden"));
    page.press("ArrowRight");
    let at = page.at();

    page.browser.click("#departure button").unwrap();
    assert_eq!((page.at(), page.kind()), (at, "visit".to_string()));
    assert!(page.holds("$('departure').hidden && document.activeElement.id === 'play'"));
    assert_eq!((page.text("whose"), page.counters()[0]), ("This is the right search.".into(), 10));
    page.click("last");
    assert_eq!(page.counters(), [17, 16, 60, 4, 2]);

    // And back to the walk.
    page.click("own");
    page.click("last");
    assert_eq!(page.kind(), "departure");
    // Another board is the student's own again, as far as it was recorded.
    page.browser.click("#departure button").unwrap();
    page.choose(5);
    page.choose(4);
    page.click("last");
    assert_eq!(page.kind(), "departure");
    page.is_quiet();
}

#[test]
fn a_walk_may_visit_nothing_end_early_go_on_or_be_right() {
    let right = tree::walk(4);
    let longer = [right.clone(), vec![vec![9; 40]]].concat();
    let cases = [
        (&right[..0], 0, "nothing, the walk ends", false),
        (&right[..9], 9, "nothing, the walk ends", false),
        (&longer, 17, "expected: nothing", true),
    ];
    for (seen, nodes, told, over) in cases {
        let mut page = Page::walk(4, seen);
        page.click("last");
        assert_eq!((page.kind(), page.counters()[0]), ("departure".to_string(), nodes));
        assert!(page.text("departure").contains(told), "{}", page.text("departure"));
        assert_eq!(page.holds("steps[at - 1]?.kind === 'end'"), over);
        assert!(page.holds("document.documentElement.scrollWidth <= document.body.clientWidth"));
        page.browser.click("#departure button").unwrap();
        page.click("last");
        assert_eq!(page.counters(), [17, 16, 60, 4, 2]);
        page.is_quiet();
    }
    let mut page = Page::walk(4, &right);
    assert!(page.text("whose").contains("it visits the right tree, node for node"));
    page.click("last");
    assert_eq!((page.kind(), page.holds("$('departure').hidden")), ("end".to_string(), true));
}

/// A copy of the workbook. It is removed when the value is dropped.
struct Workbook(PathBuf);

impl Drop for Workbook {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), &target).unwrap();
        }
    }
}

/// The grader as it is now, built into the same folder as this test.
fn grader() -> PathBuf {
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "-p", "grader"])
        .current_dir(root())
        .status()
        .unwrap();
    assert!(built.success(), "the grader cannot be built");
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("debug/grader")
}

#[test]
fn the_grader_writes_a_page_that_plays_a_students_own_walk() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("browser-workbook-{}", std::process::id()));
    let workbook = Workbook(folder.clone());
    for part in ["exercises", "solutions", "grader/hidden", "grader/stubs"] {
        copy_folder(&root().join(part), &workbook.0.join(part));
    }
    let mistake = "solutions/08_state_space_tree/mistakes/undo_missing_cols_a.rs";
    fs::copy(root().join(mistake), folder.join("exercises/08_state_space_tree/src/lib.rs"))
        .unwrap();
    let file = folder.join("page.html");
    let run = Command::new(grader())
        .args(["visualize", "4", "--output"])
        .arg(&file)
        .current_dir(&folder)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{told}{}", String::from_utf8_lossy(&run.stderr));
    assert!(told.contains("up to where it leaves the right tree"), "{told}");

    let mut page = Page::of(&fs::read_to_string(&file).unwrap());
    page.click("last");
    assert_eq!(page.kind(), "departure");
    let told = page.text("departure");
    assert!(told.contains("departs from the right tree"), "{told}");
    assert!(told.contains("expected:") && told.contains("visited:"), "{told}");
    page.browser.click("#departure button").unwrap();
    page.click("last");
    assert_eq!(page.counters(), [17, 16, 60, 4, 2]);
    page.is_quiet();
}
