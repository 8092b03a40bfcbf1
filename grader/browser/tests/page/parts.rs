//! Long searches, which come in parts.

use super::{Page, kept};
use std::fmt::Write;
use std::fs;

/// Adds the next part, and says how long that takes, in milliseconds.
fn timed(page: &mut Page, what: &str) -> u64 {
    page.number(&format!(
        "(() => {{ const begin = performance.now(); {what}; document.body.offsetHeight;
            return performance.now() - begin; }})()"
    ))
}

#[test]
fn ten_queens_come_in_parts_that_end_at_the_known_numbers() {
    let mut page = Page::right(4);
    let mut figures = String::new();
    let first = timed(&mut page, "start(10)");
    writeln!(figures, "n = 10: {first} ms for the first part").unwrap();
    let mut parts = 1;
    while page.holds("!$('next-part').hidden") {
        page.click("last");
        let (border, before) = (page.last(), page.counters());
        assert_eq!(border + 1, parts * 40_000);
        let told = format!("step {0} of the first {0}; Next part goes on", border + 1);
        assert_eq!(page.text("where"), told);
        assert!(page.holds("$('step').disabled"));
        page.click("next-part");
        parts += 1;
        // It stays where it was, and the search goes on from there.
        assert_eq!((page.at(), page.counters()), (border, before));
        assert!(page.last() > border);
        page.click("step");
        let after = page.counters();
        let grown: u64 = after.iter().zip(before).map(|(after, before)| after - before).sum();
        assert!(grown <= 2 && page.at() == border + 1, "{before:?}, then {after:?}");
        page.click("back");
        assert_eq!((page.at(), page.counters()), (border, before));
    }
    page.click("last");
    assert_eq!(page.counters(), [35_539, 35_538, 348_150, 12_050, 724]);
    assert_eq!((page.last() + 1, parts), (466_816, 12));
    assert_eq!(page.text("found"), "724 of 724, the first 400 are shown");
    assert_eq!(page.text("tree-note"), "The first 2100 nodes are drawn.");
    page.click("first");
    assert_eq!(page.counters(), [1, 0, 0, 0, 0]);

    let first = timed(&mut page, "start(12)");
    let second = timed(&mut page, "load(); show()");
    let later: Vec<u64> = (0..10).map(|_| timed(&mut page, "load(); go(steps.length)")).collect();
    writeln!(figures, "n = 12: {first} ms for the first part, {second} ms for the second, then")
        .unwrap();
    writeln!(figures, "{later:?} ms").unwrap();
    fs::write(kept("times.txt"), figures).unwrap();
    page.is_quiet();
}

#[test]
fn the_widest_board_goes_on_rightly_over_the_border_of_parts() {
    let mut page = Page::right(12);
    for _ in 0..3 {
        page.click("last");
        page.click("next-part");
    }
    // What is counted step by step is what the steps themselves say.
    let wrong = page.value(
        "(() => {
            const count = {};
            const many = kind => count[kind] ?? 0;
            for (const [place, step] of steps.entries()) {
                count[step.kind] = many(step.kind) + 1;
                const right = step.nodes === many('visit') + many('solution')
                    && step.placements === many('place')
                    && step.squares === many('refuse') + many('free')
                    && step.dead === many('dead')
                    && step.solutions === many('solution')
                    && step.queens.length === many('place') - many('remove');
                if (!right) return place;
            }
            return null;
        })()",
    );
    assert!(wrong.is_null(), "the counters are wrong from step {wrong} on");
    page.click("first");
    page.click("next-solution");
    assert!(page.text("say").contains("[0, 2, 4, 7, 9, 11, 5, 10, 1, 6, 8, 3] is full"));
    assert_eq!(page.counters()[..3], [262, 261, 3_066]);
    assert_eq!(page.text("found"), "1 so far");
    assert_eq!(page.number("document.querySelectorAll('.square.queen').length"), 12);
    page.is_quiet();
}
