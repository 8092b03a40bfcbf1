//! The page that plays a search: one file that needs nothing else. Pure.

use crate::tree::{self, Departure, Queens};
use serde::Serialize;
use std::collections::BTreeMap;

/// The page, with a place for what is played.
const PAGE: &str = include_str!("../assets/visualize.html");

/// The widest board whose walk is recorded.
pub const MOST_RECORDED: usize = 8;

/// The widest board that the page plays.
pub const MOST_PLAYED: usize = 12;

/// What the page plays.
#[derive(Debug, Serialize)]
pub struct Playing {
    /// The board it begins with.
    pub n: usize,
    /// The widest board to choose.
    pub most: usize,
    /// The right search, whatever the student's own does.
    pub rightly: bool,
    /// Why the student's own search is not there, as a sentence.
    pub why: Option<String>,
    /// The walks that were recorded, by the board's width.
    pub walks: BTreeMap<usize, Walk>,
}

/// A recorded walk.
#[derive(Debug, Serialize)]
pub struct Walk {
    pub departs: Option<Departs>,
}

/// Where a walk leaves the right tree.
#[derive(Debug, Serialize)]
pub struct Departs {
    /// Nodes that came out right before.
    step: usize,
    expected: Option<Columns>,
    visited: Option<Columns>,
    why: String,
}

/// The columns of a board as text: a script rounds numbers as large as a `usize`
/// that went below zero.
type Columns = Vec<String>;

impl Walk {
    /// A walk over a board of width n, as it was seen.
    pub fn seen(n: usize, seen: &[Queens]) -> Walk {
        let departs = tree::departure(&tree::walk(n), seen);
        Walk {
            departs: departs.map(|Departure { step, expected, visited, why }| Departs {
                step,
                expected: expected.map(columns),
                visited: visited.map(columns),
                why,
            }),
        }
    }
}

fn columns(queens: Queens) -> Columns {
    queens.iter().map(usize::to_string).collect()
}

/// The text of the page.
pub fn page(playing: &Playing) -> String {
    let data = serde_json::to_string(playing).unwrap_or_else(|_| "{}".to_string());
    // Inside of a script, `<` could end it.
    PAGE.replacen("@DATA@", &data.replace('<', "\\u003c"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn playing(why: Option<&str>, walks: BTreeMap<usize, Walk>) -> Playing {
        let why = why.map(str::to_string);
        Playing { n: 4, most: MOST_PLAYED, rightly: false, why, walks }
    }

    #[test]
    fn a_page_needs_no_network_and_nothing_ends_its_script() {
        let text = page(&playing(Some("</script><b>"), BTreeMap::new()));
        assert!(!text.contains("@DATA@"));
        assert_eq!(text.matches("</script>").count(), 2);
        for outside in ["src=", "href=", "@import", "url(", "fetch("] {
            assert!(!text.contains(outside), "{outside}");
        }
        let links = text.matches("http").count();
        assert_eq!(links, text.matches("http://www.w3.org/2000/svg").count());
    }

    #[test]
    fn a_walk_is_told_by_its_departure() {
        let right = tree::walk(4);
        assert!(Walk::seen(4, &right).departs.is_none());
        let departs = Walk::seen(4, &right[..9]).departs.unwrap();
        assert_eq!((departs.step, departs.expected), (9, Some(vec!["2".to_string()])));
        let below_zero = [vec![], vec![usize::MAX]];
        let visited = Walk::seen(4, &below_zero).departs.unwrap().visited;
        assert_eq!(visited, Some(vec![usize::MAX.to_string()]));
        let text = page(&playing(None, BTreeMap::from([(4, Walk::seen(4, &right[..9]))])));
        assert!(text.contains("\"step\":9"));
    }
}
