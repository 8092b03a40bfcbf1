//! Every button, every key, and the time line.

use super::{Page, kept};

#[test]
fn the_buttons_step_forwards_and_back_and_to_both_ends() {
    let mut page = Page::right(4);
    let last = page.last();
    assert_eq!((page.at(), page.text("where")), (0, format!("step 1 of {}", last + 1)));
    assert_eq!(page.text("say"), "Node 1: the empty board. The search begins with row 0.");
    assert!(page.holds("$('back').disabled && $('first').disabled && !$('step').disabled"));
    page.click("step");
    page.click("step");
    assert_eq!((page.at(), page.kind()), (2, "place".to_string()));
    assert_eq!(page.text("say"), "A queen goes on (0, 0); its three lines are taken now.");
    assert_eq!(page.number("document.querySelectorAll('.square.queen').length"), 1);
    page.click("back");
    assert_eq!((page.at(), page.kind()), (1, "free".to_string()));
    page.click("last");
    assert_eq!((page.at(), page.kind()), (last, "end".to_string()));
    assert_eq!(page.text("say"), "Every branch is done: 17 nodes, 2 solutions.");
    assert!(page.holds("$('step').disabled && $('last').disabled && !$('back').disabled"));
    page.click("first");
    assert_eq!(page.at(), 0);
    page.is_quiet();
}

#[test]
fn next_solution_and_next_dead_end_stop_at_each_of_them() {
    let mut page = Page::right(4);
    for board in ["[1, 3, 0, 2]", "[2, 0, 3, 1]"] {
        page.click("next-solution");
        assert_eq!(page.kind(), "solution");
        assert!(page.text("say").contains(&format!("{board} is full")), "{}", page.text("say"));
        assert_eq!(page.number("document.querySelectorAll('.square.queen').length"), 4);
    }
    assert!(page.holds("$('next-solution').disabled && !$('next-dead-end').disabled"));
    page.click("first");
    for board in ["[0, 2]", "[0, 3, 1]", "[3, 0, 2]", "[3, 1]"] {
        page.click("next-dead-end");
        assert_eq!(page.kind(), "dead");
        assert!(page.text("say").starts_with(board), "{}", page.text("say"));
    }
    assert!(page.holds("$('next-dead-end').disabled && $('next-solution').disabled"));
    // The last step is no solution; the marks of the time line show all of them.
    assert_eq!(page.number("document.querySelectorAll('#marks i').length"), 6);
    assert_eq!(page.number("document.querySelectorAll('#marks i.solution').length"), 2);
    page.is_quiet();
}

#[test]
fn it_plays_to_the_end_pauses_and_begins_again() {
    let mut page = Page::right(4);
    page.focus("speed");
    page.press("End");
    assert_eq!(page.number("$('speed').value"), 8);
    page.click("play");
    page.wait_until("at === steps.length - 1 && timer === null");
    assert_eq!((page.text("play"), page.kind()), ("Play".to_string(), "end".to_string()));

    // At its slowest, there is time to pause.
    page.focus("speed");
    page.press("Home");
    page.click("play");
    assert_eq!(page.text("play"), "Pause");
    page.wait_until("at > 0");
    page.click("play");
    assert_eq!(page.text("play"), "Play");
    let paused = page.at();
    assert!(paused < page.last());
    page.value("new Promise(done => setTimeout(done, 2500))");
    assert_eq!(page.at(), paused);

    // Every other control stops it, too.
    for control in ["step", "back", "last", "first", "next-solution", "next-dead-end", "time"] {
        page.click("first");
        page.click("step");
        page.click("play");
        page.click(control);
        assert!(page.holds("timer === null"), "{control} does not stop it");
        assert_eq!(page.text("play"), "Play");
    }
    page.is_quiet();
}

#[test]
fn speed_is_the_pause_between_two_steps() {
    let mut page = Page::right(8);
    let pauses = page.value("PAUSES");
    let pauses: Vec<u64> = pauses.as_array().unwrap().iter().flat_map(|p| p.as_u64()).collect();
    assert!(pauses.is_sorted_by(|slow, fast| slow > fast), "{pauses:?}");
    assert_eq!(page.number("$('speed').max") as usize, pauses.len() - 1);
    let mut steps_at = |speed: &str, millis: u32| {
        page.click("first");
        page.value(&format!("$('speed').value = '{speed}'"));
        page.click("play");
        page.value(&format!("new Promise(done => setTimeout(done, {millis}))"));
        page.click("play");
        page.at()
    };
    let slow = steps_at("0", 1000);
    let fast = steps_at("8", 1000);
    assert!(fast > slow, "{slow} steps at the lowest speed, {fast} at the highest");
}

#[test]
fn without_stops_at_every_square_only_nodes_and_queens_are_shown() {
    let mut page = Page::right(4);
    page.click("squares");
    assert!(!page.holds("$('squares').checked"));
    page.press("End");
    let end = page.counters();
    page.press("Home");
    let mut kinds = vec![page.kind()];
    while page.at() < page.last() {
        page.press("ArrowRight");
        kinds.push(page.kind());
    }
    let count = |kind: &str| kinds.iter().filter(|known| *known == kind).count();
    assert_eq!((count("refuse"), count("free")), (0, 0));
    assert_eq!(count("visit") + count("solution"), 17);
    assert_eq!((count("place"), count("remove"), count("dead")), (16, 16, 4));
    assert_eq!(page.counters(), end);
    // Backwards over the same steps.
    while page.at() > 0 {
        assert_eq!(kinds.pop(), Some(page.kind()));
        page.press("ArrowLeft");
    }
    page.click("squares");
    page.press("ArrowRight");
    assert_eq!(page.kind(), "free");
}

#[test]
fn keys_do_what_the_buttons_do() {
    let mut page = Page::right(4);
    let last = page.last();
    page.press("ArrowRight");
    page.press("ArrowRight");
    page.press("ArrowRight");
    assert_eq!(page.at(), 3);
    page.press("ArrowLeft");
    assert_eq!(page.at(), 2);
    page.press("End");
    assert_eq!(page.at(), last);
    page.press("ArrowRight");
    assert_eq!(page.at(), last);
    page.press("Home");
    page.press("ArrowLeft");
    assert_eq!(page.at(), 0);
    page.press(" ");
    assert_eq!(page.text("play"), "Pause");
    page.press(" ");
    assert_eq!(page.text("play"), "Play");
    // A button that has the focus is pressed by Space, and once only.
    page.press("Home");
    page.focus("step");
    page.press(" ");
    assert_eq!((page.at(), page.text("play")), (1, "Play".to_string()));
    page.focus("play");
    page.press(" ");
    assert_eq!(page.text("play"), "Pause");
    page.press("Enter");
    assert_eq!(page.text("play"), "Play");
    page.is_quiet();
}

#[test]
fn what_has_keys_of_its_own_keeps_them() {
    let mut page = Page::right(4);
    page.press("ArrowRight");
    // A choice goes to the next board, and the page makes no step in it.
    page.focus("n");
    page.press("ArrowDown");
    assert_eq!((page.number("n"), page.at(), page.text("title-n")), (5, 0, "5 queens".into()));
    page.press("ArrowUp");
    page.press("ArrowRight");
    page.press("ArrowLeft");
    assert_eq!((page.number("n"), page.at()), (4, 0));
    // The speed moves by one.
    page.focus("speed");
    page.press("ArrowRight");
    assert_eq!((page.number("$('speed').value"), page.at()), (4, 0));
    page.press("Home");
    assert_eq!((page.number("$('speed').value"), page.at()), (0, 0));
    page.press(" ");
    assert!(page.holds("timer === null"));
    // The time line moves by one step, and not by two.
    page.focus("time");
    page.press("ArrowRight");
    page.press("ArrowRight");
    assert_eq!(page.at(), 2);
    assert_eq!(page.text("say"), "A queen goes on (0, 0); its three lines are taken now.");
    page.press("End");
    assert_eq!(page.kind(), "end");
    page.press("Home");
    assert_eq!(page.at(), 0);
    // The tick box is switched by Space.
    page.focus("squares");
    page.press(" ");
    assert!(page.holds("!$('squares').checked && timer === null"));
    // The tree is scrolled.
    page.choose(8);
    page.focus("treebox");
    page.press("ArrowRight");
    assert_eq!(page.at(), 0);
    page.wait_until("$('treebox').scrollLeft > 0");
    // With nothing in focus, keys step again.
    page.blur();
    page.press("ArrowRight");
    assert!(page.at() > 0);
    page.is_quiet();
}

#[test]
fn the_time_line_goes_where_it_is_clicked() {
    let mut page = Page::right(4);
    page.click("time");
    let (at, last) = (page.at(), page.last());
    assert!(at.abs_diff(last / 2) <= 2, "{at} of {last}");
    assert_eq!(page.text("where"), format!("step {} of {}", at + 1, last + 1));
    assert_eq!(
        page.value("$('time').getAttribute('aria-valuetext')"),
        format!("step {} of {}", at + 1, last + 1)
    );
}

#[test]
fn a_solution_of_the_gallery_is_gone_to() {
    let mut page = Page::right(4);
    assert_eq!(page.text("found"), "none yet");
    page.click("next-solution");
    let first = page.at();
    assert_eq!(page.text("found"), "1 of 2");
    page.click("last");
    assert_eq!(page.text("found"), "2 of 2");
    assert_eq!(page.number("document.querySelectorAll('#gallery circle').length"), 8);
    let told = page.value("$('gallery').lastChild.getAttribute('aria-label')");
    assert_eq!(told, "Solution 2: [2, 0, 3, 1]. Go to it.");
    page.browser.click("#gallery button:nth-child(1)").unwrap();
    assert_eq!((page.at(), page.kind()), (first, "solution".to_string()));
    assert_eq!(page.number("document.querySelectorAll('#gallery [aria-current=true]').length"), 1);
    // Before it was found, it is not shown.
    page.press("ArrowLeft");
    assert_eq!(page.number("$('gallery').children.length"), 0);
    assert_eq!(page.text("found"), "none yet");
    // A board without solutions.
    page.choose(3);
    assert_eq!(page.text("found"), "there are none");
}

/// Two states are the same; of long texts only the place where they part is told.
#[track_caller]
fn assert_same(now: &str, before: &str) {
    let part = now.chars().zip(before.chars()).take_while(|(now, before)| now == before).count();
    let around =
        |text: &str| text.chars().skip(part.saturating_sub(80)).take(200).collect::<String>();
    assert!(now == before, "it is\n{}\nand was\n{}", around(now), around(before));
}

#[test]
fn a_step_back_shows_exactly_what_was_before_the_step() {
    for n in [1, 4] {
        let mut page = Page::right(n);
        let mut before = page.state();
        while page.at() < page.last() {
            page.press("ArrowRight");
            let after = page.state();
            assert_ne!(before, after);
            page.press("ArrowLeft");
            assert_same(&page.state(), &before);
            page.press("ArrowRight");
            assert_same(&page.state(), &after);
            before = after;
        }
        // A jump shows what single steps show.
        page.press("Home");
        page.press("End");
        assert_same(&page.state(), &before);
        page.is_quiet();
    }
}

#[test]
fn the_board_the_lines_and_the_code_tell_the_same() {
    let mut page = Page::right(4);
    // The queen on (0, 0) attacks (1, 0) and (1, 1); (1, 2) is free.
    for (at, kind, square) in [(4, "refuse", "refused"), (5, "refuse", "refused")] {
        page.value(&format!("go({at})"));
        assert_eq!(page.kind(), kind);
        assert_eq!(page.number(&format!("document.querySelectorAll('.{square}').length")), 1);
        assert_eq!(page.number("document.querySelectorAll('.attacker').length"), 1);
        assert_eq!(page.number("document.querySelectorAll('.sight line').length"), 1);
        assert_eq!(page.number("document.querySelectorAll('.chip.cause').length"), 1);
        assert!(page.text("say").contains("is attacked by the queen on (0, 0)"));
    }
    assert_eq!(page.text("set-right"), "× 0");
    page.wait_until("document.getAnimations().length === 0");
    page.browser.picture(true, &kept("refused.png")).unwrap();
    page.value("go(7)");
    assert_eq!(page.text("say"), "A queen goes on (1, 2); its three lines are taken now.");
    let sets = ["set-cols", "set-right", "set-left"].map(|id| page.text(id).replace('\n', " "));
    assert_eq!(sets, ["0 + 2", "0 + −1", "0 + 3"]);
    let lit = page.value("document.querySelector('#code .lit').textContent");
    assert_eq!(lit.as_str().unwrap().trim(), "place a queen on (row, col)");
    assert_eq!(
        page.value("$('board').getAttribute('aria-label')"),
        "Board of 4 by 4. queen in row 0, column 0; queen in row 1, column 2"
    );
}
