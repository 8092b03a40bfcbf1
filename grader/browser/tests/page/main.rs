//! The page that `grader visualize` writes, tried in a real browser: every control,
//! every number, and whether everybody can use it.
#![cfg(unix)]

mod controls;
mod counters;
mod departure;
mod everybody;
mod parts;

use browser::{Browser, Reader};
use grader::tree::{self, Queens};
use grader::visualize::{self, MOST_PLAYED, Playing, Walk};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// A page in a browser.
struct Page {
    browser: Browser,
    file: PathBuf,
}

impl Drop for Page {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.file);
        if thread::panicking() {
            eprintln!("the page complained: {:?}", self.browser.complaints());
        }
    }
}

impl Page {
    /// The right search for n queens.
    fn right(n: usize) -> Page {
        let playing =
            Playing { n, most: MOST_PLAYED, rightly: true, why: None, walks: BTreeMap::new() };
        Page::of(&visualize::page(&playing))
    }

    /// A student's walk over one board.
    fn walk(n: usize, seen: &[Queens]) -> Page {
        let walks = BTreeMap::from([(n, Walk::seen(n, seen))]);
        let playing = Playing { n, most: MOST_PLAYED, rightly: false, why: None, walks };
        Page::of(&visualize::page(&playing))
    }

    /// A page with this text.
    fn of(text: &str) -> Page {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("page-{}-{count}.html", std::process::id());
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let mut browser = Browser::start().unwrap_or_else(|error| panic!("{error}"));
        fs::write(&file, text).unwrap();
        browser.open(&file).unwrap();
        Page { browser, file }
    }

    /// Opens the page anew, for another reader.
    fn reopened(&mut self, reader: Reader) {
        self.browser.read_as(reader).unwrap();
        self.browser.open(&self.file).unwrap();
    }

    #[track_caller]
    fn value(&mut self, expression: &str) -> Value {
        self.browser.value(expression).unwrap()
    }

    #[track_caller]
    fn number(&mut self, expression: &str) -> u64 {
        let value = self.value(&format!("Number({expression})"));
        value.as_f64().unwrap_or_else(|| panic!("{expression} is {value}")) as u64
    }

    #[track_caller]
    fn holds(&mut self, expression: &str) -> bool {
        self.value(&format!("Boolean({expression})")) == true
    }

    /// The text of the element with this id.
    #[track_caller]
    fn text(&mut self, id: &str) -> String {
        let value = self.value(&format!("document.getElementById({}).innerText", json!(id)));
        value.as_str().unwrap_or_else(|| panic!("{id} has no text")).trim().to_string()
    }

    /// Clicks on the element with this id.
    #[track_caller]
    fn click(&mut self, id: &str) {
        self.browser.click(&format!("#{id}")).unwrap();
    }

    #[track_caller]
    fn press(&mut self, key: &str) {
        self.browser.press(key).unwrap();
    }

    /// Gives the keys to the element with this id.
    #[track_caller]
    fn focus(&mut self, id: &str) {
        self.value(&format!("document.getElementById({}).focus()", json!(id)));
        assert_eq!(self.value("document.activeElement.id"), id);
    }

    /// Gives the keys to no element.
    fn blur(&mut self) {
        self.value("document.activeElement.blur()");
    }

    /// Which step the time line shows, from 0.
    #[track_caller]
    fn at(&mut self) -> u64 {
        self.number("document.getElementById('time').value")
    }

    /// The last step of the time line.
    #[track_caller]
    fn last(&mut self) -> u64 {
        self.number("document.getElementById('time').max")
    }

    /// What kind of step is shown.
    fn kind(&mut self) -> String {
        self.value("steps[at].kind").as_str().unwrap().to_string()
    }

    /// Everything the page shows, and where its controls are.
    fn state(&mut self) -> String {
        let value = self.value("$('time').value + document.querySelector('main').innerHTML");
        value.as_str().unwrap().to_string()
    }

    /// Chooses another board.
    fn choose(&mut self, n: usize) {
        self.value(&format!("$('n').value = '{n}'; $('n').dispatchEvent(new Event('change'))"));
        assert_eq!(self.number("n"), n as u64);
    }

    /// Nodes, placements, squares checked, dead ends and solutions, as they are shown.
    fn counters(&mut self) -> [u64; 5] {
        ["nodes", "placements", "squares", "dead", "solutions"]
            .map(|name| self.text(&format!("c-{name}")).parse().unwrap())
    }

    /// Waits until something holds on the page.
    #[track_caller]
    fn wait_until(&mut self, expression: &str) {
        let deadline = Instant::now() + Duration::from_secs(120);
        while !self.holds(expression) {
            assert!(Instant::now() < deadline, "it never comes to {expression}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The page asked for nothing and wrote nothing on the console.
    #[track_caller]
    fn is_quiet(&mut self) {
        assert_eq!(self.browser.complaints().unwrap(), [""; 0]);
    }
}

/// The root of the repository.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Where pictures and figures are kept.
fn kept(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("browser");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

/// A walk for 4 queens that leaves the right tree at its tenth node.
fn departing() -> Vec<Queens> {
    let mut seen = tree::walk(4);
    seen.remove(9);
    seen
}
