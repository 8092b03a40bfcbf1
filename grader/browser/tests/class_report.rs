//! The page about a class, tried in a real browser: whether everybody can read it,
//! whether it asks for anything, and what its script does.
#![cfg(unix)]

#[path = "../../classroom/tests/common/reports.rs"]
mod runs;

use browser::{Browser, Reader};
use classroom::derive::{anonymous_page, rebuild};
use classroom::journal::Entry;
use grader::files::sha256;
use runs::{
    Folder, SAFE, SEARCH, absent, course, ended, entry, full, named, passed, report, unresolved,
    wrong,
};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The readers that are tried, with a name for each.
const READERS: [(&str, Reader); 5] = [
    ("desk", Reader::DESK),
    ("desk-dark", Reader::DESK.in_the_dark()),
    ("phone", Reader::PHONE),
    ("phone-dark", Reader::PHONE.in_the_dark()),
    ("forced-colors", Reader { forced_colors: true, ..Reader::DESK }),
];

/// Where pictures are kept.
fn kept(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("browser");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

/// Thirty-six students, so that every part of the page has something to show.
fn class() -> Vec<Entry> {
    let mut entries: Vec<Entry> = (0..36).map(student).collect();
    entries[3].unresolved = vec![unresolved(SAFE, "is_safe (1).rs")];
    entries[3].report.exercises.remove(0);
    entries[9] = absent("s09");
    let text = "fn is_safe() { loop {} }\n".repeat(60);
    for at in [1, 2] {
        entries[at].sources.insert(SAFE.0.to_string(), sha256(text.as_bytes()));
    }
    entries
}

fn student(number: usize) -> Entry {
    use grader::verdict::Verdict::*;
    let failing = [
        wrong("four", "is_safe(&[2], 2, 0)", "false", "true"),
        ended("four", Panicked),
        ended("four", TimedOut),
        ended("four", NotRun),
    ];
    let three = ["one", "two", "three"].map(passed);
    let with = |check| report(SAFE, [&three[..], &[check]].concat());
    let says = "Only one of the two diagonals is looked at, the one that goes down-right.";
    let first = match number % 6 {
        0 => named(with(failing[0].clone()), &["one-diagonal-only"], says),
        1 => named(with(failing[0].clone()), &["abs-key", "sign-lost"], says),
        at @ 2..=4 => with(failing[at - 1].clone()),
        _ => full(SAFE),
    };
    let second = match number % 5 {
        0 => report(SEARCH, ["one", "two", "three", "four"].map(|n| ended(n, NotStarted)).to_vec()),
        1 => report(SEARCH, vec![wrong("one", "first_solution(4)", "Some([1, 3, 0, 2])", "None")]),
        2 => report(SEARCH, vec![ended("one", DoesNotCompile)]),
        _ => full(SEARCH),
    };
    let mut entry = entry(&format!("s{number:02}"), vec![first, second]);
    entry.student.name = format!("Name the {number}th");
    entry
}

/// The two pages of the class, and the folder they are in.
fn pages() -> (Folder, [(&'static str, PathBuf); 2]) {
    let folder = Folder::of(&course(), &class());
    folder.write("overrides.csv", "student,exercise,points,reason,who\ns05,01,4,late,Kim\n");
    rebuild(&folder.open()).unwrap();
    folder.write("shown.html", &anonymous_page(&folder.open()).unwrap());
    let path = |name: &str| fs::canonicalize(folder.0.join(name)).unwrap();
    let pages = [("class", path("report.html")), ("shown", path("shown.html"))];
    (folder, pages)
}

fn holds(browser: &mut Browser, expression: &str) -> bool {
    browser.value(&format!("Boolean({expression})")).unwrap() == true
}

#[test]
fn nobody_is_kept_from_reading_the_page() {
    let axe = browser::axe(&kept("")).unwrap();
    let mut browser = Browser::start().unwrap();
    let (_folder, pages) = pages();
    for (page, path) in &pages {
        for (reader, of) in READERS {
            browser.read_as(of).unwrap();
            browser.open(path).unwrap();
            assert!(
                holds(&mut browser, "document.documentElement.scrollWidth <= innerWidth"),
                "{page}, {reader}: the page is wider than the screen"
            );
            browser.picture(true, &kept(&format!("{page}-{reader}.png"))).unwrap();
            assert_eq!(browser.findings(&axe).unwrap(), [""; 0], "{page}, {reader}");
            browser
                .value("document.querySelectorAll('details').forEach(one => one.open = true)")
                .unwrap();
            assert_eq!(browser.findings(&axe).unwrap(), [""; 0], "{page}, {reader}, unfolded");
            assert_eq!(browser.complaints().unwrap(), [""; 0], "{page}, {reader}");
        }
    }
}

#[test]
fn tables_are_sorted_and_students_are_found() {
    let mut browser = Browser::start().unwrap();
    let (_folder, pages) = pages();
    browser.open(&pages[0].1).unwrap();
    let first = |browser: &mut Browser| {
        let cell = browser.value("document.querySelector('.map tbody th').textContent").unwrap();
        cell.as_str().unwrap().split_whitespace().next().unwrap().to_string()
    };
    assert_eq!(first(&mut browser), "s00");
    let total = ".map thead tr:last-child th:nth-child(2) button";
    let click = format!("document.querySelector('{total}').click()");
    browser.value(&click).unwrap();
    // The 4 that a person decided are the least; who has no total comes last whichever
    // way round.
    let totals = |browser: &mut Browser| -> Vec<Value> {
        let cells = "[...document.querySelectorAll('.map tbody .n')].map(one => one.textContent)";
        browser.value(cells).unwrap().as_array().unwrap().clone()
    };
    let up = totals(&mut browser);
    browser.value(&click).unwrap();
    let down = totals(&mut browser);
    assert_eq!((&up[0], &down[0]), (&"4".into(), &"30".into()));
    assert_eq!((&up[35], &down[35]), (&"–".into(), &"–".into()));
    assert!(holds(
        &mut browser,
        "document.querySelector('.map [aria-sort]').ariaSort === 'descending'"
    ));

    // The heads of the map stay in sight while it is scrolled.
    let below = "document.querySelector('.map thead').getBoundingClientRect().top
        - document.querySelector('.map').getBoundingClientRect().top";
    browser.value("document.querySelector('.map').scrollTop = 1000").unwrap();
    assert!(holds(&mut browser, "document.querySelector('.map').scrollTop > 20"));
    assert!(holds(&mut browser, &format!("Math.abs({below}) < 3")));

    browser
        .value(
            "{ const input = document.querySelector('.find input'); input.value = 'S07';
               input.dispatchEvent(new Event('input')); }",
        )
        .unwrap();
    let shown = "[...document.querySelectorAll('.map tbody tr')].filter(row => !row.hidden).length";
    assert_eq!(browser.value(shown).unwrap(), 1);
    assert!(holds(
        &mut browser,
        "document.querySelector('.find [role=status]').textContent === '1 of 36'"
    ));
    assert_eq!(browser.complaints().unwrap(), [""; 0]);
}
