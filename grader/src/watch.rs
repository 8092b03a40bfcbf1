//! What `watch` shows and grades next. Pure: files, keys and verdicts come in as
//! events, and nothing is read or printed here.
//!
//! A save is known by the contents of the file, not by its time: editors write by
//! renaming, network folders keep coarse times, and a save during a run must not
//! be lost. An exercise is graded again for as long as what was graded last is not
//! what its file holds.

use crate::report::{ExerciseReport, Status};
use std::time::Duration;

/// A hash of a file's contents; `None` where the file cannot be read.
pub type Contents = Option<u64>;

/// Something that happened.
#[derive(Debug)]
pub enum Event {
    Key(Key),
    /// The contents of every exercise's file, in order.
    Polled(Vec<Contents>),
    /// An exercise was graded with these contents.
    Graded {
        place: usize,
        contents: Contents,
        report: Box<ExerciseReport>,
        took: Duration,
    },
    /// Text for the panel that was asked for.
    Told(Vec<String>),
}

/// A key that means something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    Next,
    Previous,
    Hint,
    List,
    Again,
    Search,
    Quit,
    /// Lines to scroll, up where negative.
    Scroll(i32),
    /// Pages to scroll, up where negative.
    Page(i32),
    /// Back to the report.
    Back,
}

/// What fills the screen above the status line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    Report,
    List,
    Hints,
    Search,
}

/// One exercise under watch.
#[derive(Debug)]
pub struct Watched {
    /// What its file holds, as far as it has settled.
    pub contents: Contents,
    /// What the last poll saw; a file that changes from poll to poll is being
    /// written.
    unsettled: Contents,
    pub graded: Option<Graded>,
}

/// A verdict and what it is about.
#[derive(Debug)]
pub struct Graded {
    pub contents: Contents,
    pub report: ExerciseReport,
    pub took: Duration,
}

/// The whole state.
#[derive(Debug)]
pub struct Watch {
    pub exercises: Vec<Watched>,
    /// The exercise in the middle of attention.
    pub focus: usize,
    pub panel: Panel,
    /// Lines of the panel above the screen.
    pub scroll: usize,
    /// What the search panel shows.
    pub told: Vec<String>,
    /// The exercise that is being graded.
    pub running: Option<usize>,
    /// Whether the text of the search panel is still to be made.
    pub asks_for_search: bool,
    pub ends: bool,
}

impl Watch {
    /// A watch over files with these contents, of which nothing is graded.
    pub fn new(contents: &[Contents], focus: usize) -> Watch {
        Watch {
            exercises: contents
                .iter()
                .map(|&contents| Watched { contents, unsettled: contents, graded: None })
                .collect(),
            focus,
            panel: Panel::Report,
            scroll: 0,
            told: Vec::new(),
            running: None,
            asks_for_search: false,
            ends: false,
        }
    }

    /// Takes an event in; whether something on the screen may have changed.
    pub fn take(&mut self, event: Event) -> bool {
        match event {
            Event::Key(key) => self.press(key),
            Event::Polled(contents) => return self.see(&contents),
            Event::Graded { place, contents, report, took } => {
                self.running = None;
                self.exercises[place].graded = Some(Graded { contents, report: *report, took });
                if place != self.focus {
                    return true;
                }
                match self.panel {
                    // A picture of the old search says nothing about the new one.
                    Panel::Search => self.asks_for_search = true,
                    Panel::Report | Panel::Hints => self.scroll = 0,
                    Panel::List => {}
                }
            }
            Event::Told(lines) => {
                self.told = lines;
                self.scroll = 0;
            }
        }
        true
    }

    fn press(&mut self, key: Key) {
        let last = self.exercises.len().saturating_sub(1);
        match key {
            Key::Next => self.look_at((self.focus + 1).min(last)),
            Key::Previous => self.look_at(self.focus.saturating_sub(1)),
            Key::Hint => self.toggle(Panel::Hints),
            Key::List => self.toggle(Panel::List),
            Key::Search => {
                self.toggle(Panel::Search);
                if self.panel == Panel::Search {
                    self.told.clear();
                    self.asks_for_search = true;
                }
            }
            Key::Again => {
                self.exercises[self.focus].graded = None;
                self.show(Panel::Report);
            }
            Key::Back => self.show(Panel::Report),
            Key::Quit => self.ends = true,
            Key::Scroll(lines) => self.move_by(lines),
            Key::Page(pages) => self.move_by(pages.saturating_mul(PAGE)),
        }
    }

    fn move_by(&mut self, lines: i32) {
        let by = usize::try_from(lines.unsigned_abs()).unwrap_or(usize::MAX);
        self.scroll =
            if lines < 0 { self.scroll.saturating_sub(by) } else { self.scroll.saturating_add(by) };
    }

    fn toggle(&mut self, panel: Panel) {
        let open = if self.panel == panel { Panel::Report } else { panel };
        self.show(open);
    }

    fn show(&mut self, panel: Panel) {
        self.panel = panel;
        self.scroll = 0;
    }

    fn look_at(&mut self, place: usize) {
        self.focus = place;
        self.show(Panel::Report);
    }

    /// Compares what the files hold with what they held. Contents count once two
    /// polls in a row have seen the same.
    fn see(&mut self, contents: &[Contents]) -> bool {
        let mut first = None;
        for (place, (watched, &seen)) in self.exercises.iter_mut().zip(contents).enumerate() {
            let settled = watched.unsettled == seen;
            watched.unsettled = seen;
            if settled && watched.contents != seen {
                watched.contents = seen;
                first.get_or_insert(place);
            }
        }
        let Some(place) = first else { return false };
        if place != self.focus || self.panel != Panel::Search {
            self.look_at(place);
        }
        true
    }

    /// The exercise to grade next: the one in focus before the others.
    pub fn next_job(&self) -> Option<usize> {
        if self.running.is_some() {
            return None;
        }
        let stale = |&place: &usize| {
            let watched = &self.exercises[place];
            watched.graded.as_ref().is_none_or(|graded| graded.contents != watched.contents)
        };
        std::iter::once(self.focus).chain(0..self.exercises.len()).find(stale)
    }

    /// The verdict on the exercise in focus, and whether it is about what the file
    /// holds now.
    pub fn verdict(&self) -> Option<(&Graded, bool)> {
        let watched = self.exercises.get(self.focus)?;
        let graded = watched.graded.as_ref()?;
        Some((graded, graded.contents == watched.contents))
    }

    /// Exercises that pass, of all.
    pub fn passed(&self) -> (usize, usize) {
        let passed = |one: &&Watched| {
            one.graded.as_ref().is_some_and(|graded| graded.report.status == Status::Passed)
        };
        (self.exercises.iter().filter(passed).count(), self.exercises.len())
    }
}

/// Lines of a page, so that a line or two of the old page stay in sight.
const PAGE: i32 = 18;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::ExerciseId;

    fn report(status: Status) -> Box<ExerciseReport> {
        Box::new(ExerciseReport::bare(ExerciseId::parse("01_is_safe").unwrap(), status))
    }

    fn graded(watch: &mut Watch, place: usize, contents: u64) {
        watch.take(Event::Graded {
            place,
            contents: Some(contents),
            report: report(Status::Failed),
            took: Duration::ZERO,
        });
    }

    fn start(watch: &mut Watch) -> Option<usize> {
        let job = watch.next_job();
        watch.running = job;
        job
    }

    /// A watch over three files that are graded.
    fn settled() -> Watch {
        let mut watch = Watch::new(&[Some(1), Some(2), Some(3)], 0);
        for place in 0..3 {
            assert_eq!(start(&mut watch), Some(place));
            graded(&mut watch, place, place as u64 + 1);
        }
        assert_eq!(start(&mut watch), None);
        watch
    }

    fn poll(watch: &mut Watch, contents: [u64; 3]) -> bool {
        watch.take(Event::Polled(contents.map(Some).to_vec()))
    }

    #[test]
    fn a_save_is_graded_once_it_has_settled() {
        let mut watch = settled();
        assert!(!poll(&mut watch, [1, 2, 3]));
        assert!(!poll(&mut watch, [1, 9, 3]), "the file may still be written");
        assert_eq!(watch.next_job(), None);
        assert!(poll(&mut watch, [1, 9, 3]));
        assert_eq!((watch.focus, watch.next_job()), (1, Some(1)));
        // Half a file between two polls is never graded.
        let mut watch = settled();
        poll(&mut watch, [7, 2, 3]);
        poll(&mut watch, [8, 2, 3]);
        poll(&mut watch, [8, 2, 3]);
        assert_eq!(watch.exercises[0].contents, Some(8));
    }

    #[test]
    fn a_save_during_a_run_is_graded_after_it() {
        let mut watch = settled();
        poll(&mut watch, [4, 2, 3]);
        poll(&mut watch, [4, 2, 3]);
        assert_eq!(start(&mut watch), Some(0));
        poll(&mut watch, [5, 2, 3]);
        poll(&mut watch, [5, 2, 3]);
        assert_eq!(start(&mut watch), None, "one run at a time");
        watch.running = Some(0);
        graded(&mut watch, 0, 4);
        assert!(!watch.verdict().unwrap().1, "the verdict is about the file before the save");
        assert_eq!(start(&mut watch), Some(0));
        graded(&mut watch, 0, 5);
        assert_eq!(start(&mut watch), None);
        assert!(watch.verdict().unwrap().1);
    }

    #[test]
    fn several_files_at_once_are_all_graded_the_first_in_focus() {
        let mut watch = settled();
        poll(&mut watch, [1, 8, 9]);
        poll(&mut watch, [1, 8, 9]);
        assert_eq!(watch.focus, 1);
        assert_eq!(start(&mut watch), Some(1));
        graded(&mut watch, 1, 8);
        assert_eq!(start(&mut watch), Some(2));
    }

    #[test]
    fn a_file_that_goes_away_and_comes_back_is_one_save() {
        let mut watch = settled();
        // An editor writes by renaming: for one poll the file is not there.
        watch.take(Event::Polled(vec![None, Some(2), Some(3)]));
        poll(&mut watch, [6, 2, 3]);
        poll(&mut watch, [6, 2, 3]);
        assert_eq!(start(&mut watch), Some(0));
        assert_eq!(watch.exercises[0].contents, Some(6));
    }

    #[test]
    fn keys_move_the_focus_and_open_panels() {
        let mut watch = settled();
        let press = |watch: &mut Watch, key: Key| watch.take(Event::Key(key));
        press(&mut watch, Key::Previous);
        assert_eq!(watch.focus, 0);
        for _ in 0..5 {
            press(&mut watch, Key::Next);
        }
        assert_eq!(watch.focus, 2);
        press(&mut watch, Key::Scroll(3));
        press(&mut watch, Key::Scroll(-1));
        assert_eq!(watch.scroll, 2);
        press(&mut watch, Key::List);
        assert_eq!((watch.panel, watch.scroll), (Panel::List, 0));
        press(&mut watch, Key::List);
        assert_eq!(watch.panel, Panel::Report);
        press(&mut watch, Key::Search);
        assert_eq!((watch.panel, watch.asks_for_search), (Panel::Search, true));
        press(&mut watch, Key::Back);
        assert_eq!(watch.panel, Panel::Report);
        press(&mut watch, Key::Again);
        assert_eq!(watch.next_job(), Some(2));
        press(&mut watch, Key::Quit);
        assert!(watch.ends);
    }

    #[test]
    fn an_open_picture_of_the_search_is_drawn_again_after_a_save() {
        let mut watch = settled();
        watch.take(Event::Key(Key::Search));
        watch.asks_for_search = false;
        poll(&mut watch, [5, 2, 3]);
        poll(&mut watch, [5, 2, 3]);
        assert_eq!(watch.panel, Panel::Search);
        assert_eq!(start(&mut watch), Some(0));
        graded(&mut watch, 0, 5);
        assert!(watch.asks_for_search);
    }
}
