//! The numbers at the end of every search, and the drawn tree.

use super::{Page, kept};

/// Nodes, placements, squares checked, dead ends and solutions for n queens.
const KNOWN: [(usize, [u64; 5]); 8] = [
    (1, [2, 1, 1, 0, 1]),
    (2, [3, 2, 6, 2, 0]),
    (3, [6, 5, 18, 3, 0]),
    (4, [17, 16, 60, 4, 2]),
    (5, [54, 53, 220, 4, 10]),
    (6, [153, 152, 894, 46, 4]),
    (7, [552, 551, 3_584, 154, 40]),
    (8, [2_057, 2_056, 15_720, 644, 92]),
];

#[test]
fn the_counters_end_at_the_known_numbers_and_every_node_is_drawn() {
    let mut page = Page::right(4);
    for (n, known) in KNOWN {
        page.choose(n);
        assert_eq!(page.counters(), [1, 0, 0, 0, 0], "n = {n}: the root is the first node");
        page.press("End");
        page.blur();
        page.click("last");
        assert_eq!(page.counters(), known, "n = {n}");
        assert_eq!(page.text("c-depth"), "0");
        let [nodes, _, _, dead, solutions] = known;
        assert_eq!(page.number("document.querySelectorAll('#tree g').length"), nodes, "n = {n}");
        assert_eq!(page.number("document.querySelectorAll('#tree line').length"), nodes - 1);
        assert_eq!(page.number("document.querySelectorAll('#tree .dead').length"), dead);
        assert_eq!(page.number("document.querySelectorAll('#tree .solution').length"), solutions);
        assert_eq!(page.number("document.querySelectorAll('#tree .future').length"), 0);
        assert_eq!(page.number("$('gallery').children.length"), solutions);
        assert_eq!(page.number("document.querySelectorAll('.square').length"), (n * n) as u64);
        assert_eq!(page.number("document.querySelectorAll('.square.queen').length"), 0);
        assert!(page.holds("$('next-part').hidden && $('tree-note').hidden"));
        page.click("first");
        assert_eq!(page.number("document.querySelectorAll('#tree g.future').length"), nodes - 1);
        // What is a dead end is not known before every square of its row was tried.
        assert_eq!(page.number("document.querySelectorAll('#tree .dead').length"), 0);
    }
    page.is_quiet();
}

#[test]
fn the_whole_tree_fits_into_its_box_and_the_node_in_hand_is_in_sight() {
    let mut page = Page::right(8);
    page.click("fit");
    for n in 1..=10 {
        page.choose(n);
        assert!(
            page.holds("$('treebox').scrollWidth <= $('treebox').clientWidth"),
            "n = {n}: the tree is wider than its box"
        );
        assert!(page.holds("$('treebox').scrollHeight <= $('treebox').clientHeight"), "n = {n}");
    }
    page.choose(8);
    page.value("go(steps.length >> 1)");
    page.browser.picture(true, &kept("whole-tree.png")).unwrap();
    page.click("fit");
    page.click("last");
    page.click("first");
    for _ in 0..5 {
        page.click("next-solution");
        assert!(
            page.holds(
                "(() => {
                    const node = document.querySelector('#tree .here').getBoundingClientRect();
                    const box = $('treebox').getBoundingClientRect();
                    return node.left >= box.left && node.right <= box.right
                        && node.top >= box.top && node.bottom <= box.bottom;
                })()"
            ),
            "{} is out of sight",
            page.text("say")
        );
    }
}
