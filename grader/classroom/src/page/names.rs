//! How a page names students: as they are, or by numbers that tell nobody. Pure.

use super::html::escaped;
use crate::census::{Census, Place};
use hmac_sha256::{HMAC, Hash};

/// What a page calls every student.
#[derive(Debug, Clone)]
pub struct Names {
    /// By place in the census: text as HTML.
    labels: Vec<String>,
    /// The places in the order in which the page lists students.
    pub order: Vec<Place>,
    pub anonymous: bool,
}

impl Names {
    /// Ids, in their order.
    pub fn ids(census: &Census) -> Names {
        let labels = census.students.iter().map(|seen| escaped(&seen.student.id)).collect();
        Names { labels, order: (0..census.students.len()).collect(), anonymous: false }
    }

    /// Numbers from 1, in an order that nobody can work out who does not have the whole
    /// run: it hangs on the hashes of all texts that were handed in.
    pub fn numbers(census: &Census) -> Names {
        let key = secret_of(census);
        let mut order: Vec<Place> = (0..census.students.len()).collect();
        order.sort_by_key(|&place| HMAC::mac(census.students[place].student.id.as_bytes(), key));
        let mut labels = vec![String::new(); order.len()];
        for (at, &place) in order.iter().enumerate() {
            labels[place] = (at + 1).to_string();
        }
        Names { labels, order, anonymous: true }
    }

    /// What the page calls a student.
    pub fn of(&self, place: Place) -> &str {
        self.labels.get(place).map_or("", String::as_str)
    }

    /// Students in the order of the page.
    pub fn sorted(&self, who: &[Place]) -> Vec<Place> {
        self.order.iter().copied().filter(|place| who.contains(place)).collect()
    }
}

/// What only who has the run knows: all ids, with the hashes of all texts.
fn secret_of(census: &Census) -> [u8; 32] {
    let mut hash = Hash::new();
    for seen in &census.students {
        hash.update(seen.student.id.as_bytes());
        hash.update([0]);
    }
    for (text, who) in census.exercises.iter().flat_map(|tally| &tally.texts) {
        hash.update(text.as_bytes());
        for place in who {
            hash.update(place.to_le_bytes());
        }
    }
    hash.finalize()
}
