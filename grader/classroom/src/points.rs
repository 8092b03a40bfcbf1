//! Points of a course. The grader's points are whole; a course may give an
//! exercise another weight, so they are kept in hundredths, without rounding
//! errors on the way.

use grader::report::Score;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// Points in hundredths.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash, Serialize, Deserialize,
)]
pub struct Hundredths(pub u64);

impl Hundredths {
    pub fn whole(points: u32) -> Hundredths {
        Hundredths(u64::from(points) * 100)
    }

    /// The share of `worth` points that a score earns, rounded to the nearest
    /// hundredth and halves up.
    pub fn share(score: Score, worth: u32) -> Hundredths {
        let possible = u64::from(score.possible);
        if possible == 0 {
            return Hundredths::default();
        }
        let scaled = u64::from(score.earned) * u64::from(worth) * 100;
        Hundredths((2 * scaled + possible) / (2 * possible))
    }

    /// Reads `7`, `7.5` or `7.25`; a comma may stand for the point. `None` where
    /// it is no such number, or below zero.
    pub fn parse(text: &str) -> Option<Hundredths> {
        let text = text.trim().replace(',', ".");
        let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(part) || part.len() > 2 {
            return None;
        }
        if part.is_empty() && text.ends_with('.') {
            return None;
        }
        let part: u64 = format!("{part:0<2}").parse().ok()?;
        whole.parse::<u64>().ok()?.checked_mul(100)?.checked_add(part).map(Hundredths)
    }
}

impl fmt::Display for Hundredths {
    /// `7`, `7.5` or `7.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 100, self.0 % 100);
        match (part, part % 10) {
            (0, _) => write!(f, "{whole}"),
            (_, 0) => write!(f, "{whole}.{}", part / 10),
            _ => write!(f, "{whole}.{part:02}"),
        }
    }
}

impl Add for Hundredths {
    type Output = Hundredths;

    fn add(self, other: Hundredths) -> Hundredths {
        Hundredths(self.0 + other.0)
    }
}

impl Sum for Hundredths {
    fn sum<I: Iterator<Item = Hundredths>>(all: I) -> Hundredths {
        all.fold(Hundredths::default(), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_rounded_to_the_nearest_hundredth() {
        let share = |earned, possible, worth| {
            Hundredths::share(Score { earned, possible }, worth).to_string()
        };
        assert_eq!(share(8, 8, 10), "10");
        assert_eq!(share(3, 8, 10), "3.75");
        assert_eq!(share(1, 3, 10), "3.33");
        assert_eq!(share(2, 3, 10), "6.67");
        assert_eq!(share(1, 8, 1), "0.13");
        assert_eq!(share(0, 0, 10), "0");
    }

    #[test]
    fn points_are_read_as_they_are_written() {
        for text in ["0", "7", "7.5", "7.25", "0.05", "120"] {
            assert_eq!(Hundredths::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Hundredths::parse(" 7,50 "), Some(Hundredths(750)));
        for text in ["", "-1", "x", "7.", ".5", "7.125", "7 5", "1e3", "99999999999999999999"] {
            assert_eq!(Hundredths::parse(text), None, "{text}");
        }
    }
}
