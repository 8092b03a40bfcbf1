//! What is different between two runs, and for whom. Pure.

use crate::journal::Entry;
use crate::marks::Row;
use crate::points::Hundredths;
use std::collections::BTreeMap;

/// What to know of a student to compare two runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pub state: String,
    /// For each exercise, by its folder: the text's hash (empty where there is
    /// none) and the points.
    pub exercises: BTreeMap<String, (String, Option<Hundredths>)>,
}

impl Standing {
    /// The standing that a row shows.
    pub fn of(entry: &Entry, row: &Row, folders: &[String]) -> Standing {
        let exercises = folders
            .iter()
            .zip(&row.cells)
            .map(|(folder, cell)| {
                let hash = entry.sources.get(folder).cloned().unwrap_or_default();
                (folder.clone(), (hash, cell.points))
            })
            .collect();
        Standing { state: row.state.word().to_string(), exercises }
    }
}

/// The sentences on one student; empty where nothing changed.
pub fn about(student: &str, old: Option<&Standing>, new: Option<&Standing>) -> Vec<String> {
    let (old, new) = match (old, new) {
        (Some(old), Some(new)) => (old, new),
        (None, Some(new)) => return vec![format!("{student}: new ({})", new.state)],
        (Some(_), None) => return vec![format!("{student}: not there any more")],
        (None, None) => return Vec::new(),
    };
    let mut said = Vec::new();
    if old.state != new.state {
        said.push(format!("{student}: {} → {}", old.state, new.state));
    }
    for (folder, (new_hash, new_points)) in &new.exercises {
        let nothing = (String::new(), None);
        let (old_hash, old_points) = old.exercises.get(folder).unwrap_or(&nothing);
        let points = |points: &Option<Hundredths>| {
            points.map_or("no mark".to_string(), |points| points.to_string())
        };
        let what = match (old_hash == new_hash, old_points == new_points) {
            (true, true) => continue,
            (false, true) => {
                format!("the file changed, still {}", points(new_points))
            }
            (false, false) => {
                format!("{} → {}, the file changed", points(old_points), points(new_points))
            }
            (true, false) => {
                format!("{} → {}, with the same file", points(old_points), points(new_points))
            }
        };
        said.push(format!("{student}: {folder}: {what}"));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(state: &str, hash: &str, points: Option<u64>) -> Standing {
        let cell = (hash.to_string(), points.map(|points| Hundredths(points * 100)));
        Standing {
            state: state.into(),
            exercises: [("01_is_safe".to_string(), cell)].into_iter().collect(),
        }
    }

    #[test]
    fn every_kind_of_change_has_its_sentence() {
        let old = standing("graded", "a", Some(3));
        let said = |new: Standing| about("ada", Some(&old), Some(&new)).join("; ");
        assert_eq!(said(old.clone()), "");
        assert_eq!(
            said(standing("graded", "b", Some(8))),
            "ada: 01_is_safe: 3 → 8, the file changed"
        );
        assert_eq!(
            said(standing("graded", "b", Some(3))),
            "ada: 01_is_safe: the file changed, still 3"
        );
        assert_eq!(
            said(standing("graded", "a", Some(4))),
            "ada: 01_is_safe: 3 → 4, with the same file"
        );
        assert_eq!(
            said(standing("error", "a", None)),
            "ada: graded → error; ada: 01_is_safe: 3 → no mark, with the same file"
        );
        assert_eq!(about("bob", None, Some(&old)), ["bob: new (graded)"]);
        assert_eq!(about("bob", Some(&old), None), ["bob: not there any more"]);
    }
}
