//! Hints open with work: the first with the first failure, the second after a
//! changed file still fails, the third after two more.
//!
//! What was tried is kept outside of the target folder, by a hash of the file.
//! Losing it costs nothing but the level.

use crate::exercise::fingerprint;
use crate::files::write_atomically;
use crate::manifest::{HINT_LEVELS, Layout};
use crate::report::{ExerciseReport, Status};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::{fs, io};

/// What was tried, exercise by exercise.
#[derive(Debug, Default)]
pub struct Tries {
    file: PathBuf,
    by_exercise: BTreeMap<String, Tried>,
    /// A sentence for the student where the file was damaged.
    pub notice: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
struct Tried {
    /// The hash of the last file that failed.
    last: String,
    /// How many different files in a row failed.
    failed: usize,
}

impl Tries {
    /// Reads what was tried in a workbook.
    pub fn read(layout: &Layout) -> Tries {
        let file = layout.root.join(".workbook/hints.json");
        let (by_exercise, notice) = match fs::read_to_string(&file) {
            Ok(text) => match serde_json::from_str(&text) {
                Ok(tried) => (tried, None),
                Err(_) => (
                    BTreeMap::new(),
                    Some(
                        "The record of earlier tries was damaged and starts anew: hints open \
                         from the first again. Nothing else is lost."
                            .to_string(),
                    ),
                ),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => (BTreeMap::new(), None),
            Err(_) => (
                BTreeMap::new(),
                Some(
                    "The record of earlier tries cannot be read; hints open from the first.".into(),
                ),
            ),
        };
        Tries { file, by_exercise, notice }
    }

    /// Takes note of a graded file. Running the same file again changes nothing.
    pub fn note(&mut self, report: &ExerciseReport, source: &str) {
        match report.status {
            Status::Failed | Status::DoesNotCompile => {
                let hash = format!("{:016x}", fingerprint(&[source]));
                let tried = self.by_exercise.entry(report.id.folder.clone()).or_default();
                if tried.last != hash {
                    tried.last = hash;
                    tried.failed += 1;
                }
            }
            Status::Passed => {
                self.by_exercise.remove(&report.id.folder);
            }
            Status::InProgress | Status::NotStarted | Status::Error => {}
        }
    }

    /// Writes what was tried. A folder that cannot be written only means that
    /// hints do not open further.
    pub fn save(&self) {
        if let Ok(text) = serde_json::to_string_pretty(&self.by_exercise) {
            let unchanged = fs::read_to_string(&self.file).is_ok_and(|old| old == text);
            let nothing_to_say = self.by_exercise.is_empty() && !self.file.exists();
            if !unchanged && !nothing_to_say {
                let _ = write_atomically(&self.file, text.as_bytes());
            }
        }
    }

    /// How many hints of an exercise are open, from 1.
    pub fn level(&self, folder: &str) -> usize {
        match self.by_exercise.get(folder).map_or(0, |tried| tried.failed) {
            0 | 1 => 1,
            2 | 3 => 2,
            _ => HINT_LEVELS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::ExerciseId;

    fn report(status: Status) -> ExerciseReport {
        ExerciseReport::bare(ExerciseId::parse("01_is_safe").unwrap(), status)
    }

    fn level_after(tries: &[(Status, &str)]) -> usize {
        let mut state = Tries::default();
        for (status, source) in tries {
            state.note(&report(*status), source);
        }
        state.level("01_is_safe")
    }

    use Status::*;

    #[test]
    fn the_first_hint_is_open_from_the_start() {
        assert_eq!(level_after(&[]), 1);
        assert_eq!(level_after(&[(NotStarted, "stub")]), 1);
        assert_eq!(level_after(&[(NotStarted, "stub"), (Failed, "a")]), 1);
    }

    #[test]
    fn a_changed_file_that_still_fails_opens_the_second_and_two_more_the_third() {
        assert_eq!(level_after(&[(Failed, "a"), (Failed, "b")]), 2);
        assert_eq!(level_after(&[(Failed, "a"), (DoesNotCompile, "b"), (Failed, "c")]), 2);
        let four = [(Failed, "a"), (Failed, "b"), (Failed, "c"), (Failed, "d")];
        assert_eq!(level_after(&four), 3);
    }

    #[test]
    fn running_the_same_file_again_opens_nothing() {
        assert_eq!(level_after(&[(Failed, "a"), (Failed, "a"), (Failed, "a")]), 1);
    }

    #[test]
    fn solving_the_exercise_starts_it_anew() {
        assert_eq!(level_after(&[(Failed, "a"), (Failed, "b"), (Passed, "c")]), 1);
    }
}
