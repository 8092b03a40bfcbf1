//! Whether everybody can use the page: on a phone, in the dark, without a mouse,
//! with a screen reader, with colours of their own.

use super::{Page, departing, kept};
use browser::Reader;

/// The readers that are tried, with a name for each.
const READERS: [(&str, Reader); 6] = [
    ("desk", Reader::DESK),
    ("desk-dark", Reader::DESK.in_the_dark()),
    ("phone", Reader::PHONE),
    ("phone-dark", Reader::PHONE.in_the_dark()),
    ("reduced-motion", Reader { reduced_motion: true, ..Reader::DESK }),
    ("forced-colors", Reader { forced_colors: true, ..Reader::DESK }),
];

#[test]
fn nobody_is_kept_from_using_the_page() {
    let axe = browser::axe(&kept("")).unwrap();
    let mut page = Page::walk(4, &departing());
    for (reader, of) in READERS {
        page.reopened(of);
        for moment in ["start", "dead-end", "departure", "end", "widest"] {
            match moment {
                "dead-end" => page.click("next-dead-end"),
                "departure" => page.click("last"),
                "end" => {
                    page.browser.click("#departure button").unwrap();
                    page.click("last");
                }
                "widest" => {
                    page.choose(12);
                    page.click("next-solution");
                }
                _ => {}
            }
            page.is_quiet();
            assert!(
                page.holds("document.documentElement.scrollWidth <= document.body.clientWidth"),
                "{reader}, {moment}: the page is wider than the screen"
            );
            page.value("scrollTo(0, 0)");
            page.wait_until("document.getAnimations().length === 0");
            page.browser.picture(true, &kept(&format!("{moment}-{reader}.png"))).unwrap();
            let found = page.browser.findings(&axe).unwrap();
            assert_eq!(found, [""; 0], "{reader}, {moment}");
        }
    }
}

#[test]
fn the_page_shows_the_same_to_every_reader() {
    let mut page = Page::right(4);
    let mut shown = Vec::new();
    for (_, reader) in READERS {
        page.reopened(reader);
        page.press("ArrowRight");
        page.press("ArrowRight");
        page.click("next-solution");
        let told = ["say", "where", "c-nodes", "set-cols", "code", "found"].map(|id| page.text(id));
        page.press("End");
        shown.push((told, page.counters(), page.text("say")));
        page.is_quiet();
    }
    shown.dedup();
    assert_eq!(shown.len(), 1, "{shown:?}");
}

#[test]
fn no_board_is_wider_than_the_screen() {
    let mut page = Page::right(1);
    for reader in [Reader::DESK, Reader::PHONE, Reader { width: 320, ..Reader::PHONE }] {
        page.reopened(reader);
        for n in 1..=12 {
            page.choose(n);
            page.value("stop(); go(steps.length >> 1)");
            assert!(
                page.holds("document.documentElement.scrollWidth <= document.body.clientWidth"),
                "n = {n}: the page is wider than {} pixels",
                reader.width
            );
            let board = page.number("$('board-squares').getBoundingClientRect().right");
            assert!(board < u64::from(reader.width), "n = {n}: the board ends at {board}");
        }
    }
}

#[test]
fn the_first_screen_of_a_phone_has_the_controls_and_the_sentence() {
    let mut page = Page::right(8);
    page.reopened(Reader::PHONE);
    page.browser.picture(false, &kept("first-screen-phone.png")).unwrap();
    for id in ["play", "step", "back", "time", "say"] {
        let bottom = page.number(&format!("$('{id}').getBoundingClientRect().bottom"));
        assert!(bottom <= u64::from(Reader::PHONE.height), "{id} ends at {bottom}");
    }
    page.reopened(Reader::DESK);
    page.browser.picture(false, &kept("first-screen-desk.png")).unwrap();
}

#[test]
fn the_tab_key_goes_through_the_page_in_the_order_of_reading() {
    let mut page = Page::right(4);
    page.press("ArrowRight");
    let order = [
        "first",
        "back",
        "play",
        "step",
        "last",
        "next-dead-end",
        "next-solution",
        "n",
        "speed",
        "squares",
        "time",
        "code",
        "fit",
        "treebox",
    ];
    let mut reached = Vec::new();
    for _ in order {
        page.press("Tab");
        reached.push(page.value("document.activeElement.id").as_str().unwrap().to_string());
        let outline = page.value("getComputedStyle(document.activeElement).outlineStyle");
        assert_eq!(outline, "solid", "{:?} does not show that it has the keys", reached.last());
    }
    assert_eq!(reached, order);
}
