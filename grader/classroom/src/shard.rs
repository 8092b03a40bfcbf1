//! A part of a class, for several machines. A student's id alone decides the
//! part, so every machine comes to the same answer whatever else it sees.

use grader::exercise::fingerprint;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Part `number` (from 1) of `of` parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    pub number: u32,
    pub of: u32,
}

impl Shard {
    /// The whole class.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Reads `2/8`; `None` where it is no part of anything.
    pub fn parse(word: &str) -> Option<Shard> {
        let (number, of) = word.split_once('/')?;
        let shard = Shard { number: number.parse().ok()?, of: of.parse().ok()? };
        (shard.number >= 1 && shard.number <= shard.of).then_some(shard)
    }

    /// Whether a student belongs to this part.
    pub fn holds(self, student: &str) -> bool {
        fingerprint(&[student]) % u64::from(self.of) == u64::from(self.number - 1)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_student_is_in_exactly_one_part() {
        for of in [1, 2, 3, 8] {
            let mut sizes = vec![0; of as usize];
            for student in 0..300 {
                let name = format!("student{student}");
                let parts: Vec<u32> =
                    (1..=of).filter(|&number| Shard { number, of }.holds(&name)).collect();
                assert_eq!(parts.len(), 1, "{name} of {of}");
                sizes[parts[0] as usize - 1] += 1;
            }
            assert!(sizes.iter().all(|&size| size > 300 / of as usize / 2), "{sizes:?}");
        }
    }

    #[test]
    fn what_is_no_part_is_refused() {
        assert_eq!(Shard::parse("2/8"), Some(Shard { number: 2, of: 8 }));
        for word in ["0/8", "9/8", "2", "2/", "/8", "a/b", "2/8/3", "-1/8", "1/0"] {
            assert_eq!(Shard::parse(word), None, "{word}");
        }
    }
}
