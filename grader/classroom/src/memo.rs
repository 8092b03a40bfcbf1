//! The same code is graded once: what is known of a text for an exercise.

use crate::journal::Place;
use grader::exercise::fingerprint;
use grader::report::ExerciseReport;
use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A text for an exercise.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    /// The folder of the exercise, by a short hash: there are few of them.
    exercise: u64,
    /// A hash of the text, or of its code.
    pub hash: String,
}

impl Key {
    pub fn new(folder: &str, hash: &str) -> Key {
        Key { exercise: fingerprint(&[folder]), hash: hash.to_string() }
    }
}

/// What is known of every text so far.
#[derive(Debug, Default)]
pub struct Memo {
    known: Mutex<HashMap<Key, Known>>,
    changed: Condvar,
}

#[derive(Debug, Clone)]
enum Known {
    /// Somebody is at it.
    Begun,
    /// Graded, and not yet in the journal.
    Graded(Arc<ExerciseReport>),
    /// In the journal, where it takes no memory.
    Kept(Place),
}

/// What to do about a text.
#[derive(Debug)]
pub enum Turn {
    /// Grade it, then tell [`Memo::graded`].
    Grade,
    /// Somebody else grades it.
    Wait,
    Graded(Arc<ExerciseReport>),
    Kept(Place),
}

impl Memo {
    fn known(&self) -> MutexGuard<'_, HashMap<Key, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks about a text. Who is told to grade it has it for themselves.
    pub fn turn(&self, key: &Key) -> Turn {
        let mut known = self.known();
        match known.get(key) {
            None => {
                known.insert(key.clone(), Known::Begun);
                Turn::Grade
            }
            Some(Known::Begun) => Turn::Wait,
            Some(Known::Graded(report)) => Turn::Graded(Arc::clone(report)),
            Some(Known::Kept(place)) => Turn::Kept(*place),
        }
    }

    /// Waits until a text is not begun any more, and asks again.
    pub fn wait(&self, key: &Key) -> Turn {
        let mut known = self.known();
        while matches!(known.get(key), Some(Known::Begun)) {
            known = self.changed.wait(known).unwrap_or_else(PoisonError::into_inner);
        }
        drop(known);
        self.turn(key)
    }

    /// A text was graded. `None`: the machine failed, and another may try.
    pub fn graded(&self, key: &Key, report: Option<Arc<ExerciseReport>>) {
        match report {
            Some(report) => self.known().insert(key.clone(), Known::Graded(report)),
            None => self.known().remove(key),
        };
        self.changed.notify_all();
    }

    /// A text's report is in the journal.
    pub fn kept(&self, key: Key, place: Place) {
        self.known().insert(key, Known::Kept(place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::thread;

    #[test]
    fn a_text_is_graded_by_one_and_taken_by_all() {
        let memo = Memo::default();
        let key = Key::new("01_is_safe", "ab");
        assert!(matches!(memo.turn(&key), Turn::Grade));
        assert!(matches!(memo.turn(&key), Turn::Wait));
        memo.kept(key.clone(), Place { offset: 7, length: 3 });
        assert!(matches!(memo.wait(&key), Turn::Kept(Place { offset: 7, .. })));
        assert!(matches!(memo.turn(&Key::new("03_diagonal_keys", "ab")), Turn::Grade));
    }

    #[test]
    fn after_a_failure_exactly_one_of_those_who_wait_tries_again() {
        let memo = Memo::default();
        let key = Key::new("01_is_safe", "ab");
        assert!(matches!(memo.turn(&key), Turn::Grade));
        let tries = AtomicU32::new(0);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    if let Turn::Grade = memo.wait(&key) {
                        tries.fetch_add(1, Ordering::Relaxed);
                        memo.kept(key.clone(), Place { offset: 0, length: 0 });
                        memo.changed.notify_all();
                    }
                });
            }
            memo.graded(&key, None);
        });
        assert_eq!(tries.into_inner(), 1);
    }
}
