//! What numbers say about a class and about an exercise. Pure.

/// Students below whom a correlation is not given: with fewer it is mostly chance.
pub const FEWEST: usize = 30;

/// The bars of a distribution.
pub const BARS: usize = 10;

/// The mean; `None` where there are no numbers.
pub fn mean(numbers: &[u64]) -> Option<f64> {
    let sum: u128 = numbers.iter().map(|&number| u128::from(number)).sum();
    (!numbers.is_empty()).then(|| sum as f64 / numbers.len() as f64)
}

/// The number in the middle, or the mean of the two in the middle; `None` where
/// there are no numbers.
pub fn median(numbers: &[u64]) -> Option<f64> {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let upper = *sorted.get(sorted.len() / 2)?;
    let lower = sorted[(sorted.len() - 1) / 2];
    Some((lower as f64 + upper as f64) / 2.0)
}

/// How many numbers lie in each tenth of `most`, from 0. The last tenth holds `most`
/// itself and what is above. Everything is in the last where `most` is 0.
pub fn distribution(numbers: &[u64], most: u64) -> [usize; BARS] {
    let mut bars = [0; BARS];
    for &number in numbers {
        let bar = (u128::from(number) * BARS as u128).checked_div(u128::from(most));
        let last = BARS - 1;
        bars[bar.map_or(last, |bar| usize::try_from(bar).unwrap_or(last).min(last))] += 1;
    }
    bars
}

/// How well an exercise tells apart who does well in all the others.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Discrimination {
    /// The corrected item–total correlation, from -1 to 1.
    Is(f64),
    /// Fewer than [`FEWEST`] students.
    TooFew,
    /// Everybody has the same points in the exercise, or in all the others.
    NoVariance,
}

/// The corrected item–total correlation: Pearson's correlation of the points in an
/// exercise with those in all other exercises together. The exercise itself is left
/// out of the total, with which it would always agree (S. Henrysson, Correction of
/// item-total correlations in item analysis, Psychometrika 28, 1963). `pairs` holds,
/// for every student, the points in the exercise and in all the others.
pub fn discrimination(pairs: &[(u64, u64)]) -> Discrimination {
    if pairs.len() < FEWEST {
        return Discrimination::TooFew;
    }
    correlation(pairs).map_or(Discrimination::NoVariance, Discrimination::Is)
}

/// Pearson's correlation: the covariance over the product of the standard
/// deviations. `None` where one side does not vary. The sums are exact.
fn correlation(pairs: &[(u64, u64)]) -> Option<f64> {
    let sum = |of: fn(&(u64, u64)) -> (u64, u64)| -> i128 {
        let product = |(a, b): (u64, u64)| i128::from(a) * i128::from(b);
        pairs.iter().map(|pair| product(of(pair))).sum()
    };
    let count = pairs.len() as i128;
    let (x, y) = (sum(|pair| (pair.0, 1)), sum(|pair| (pair.1, 1)));
    let covariance = count * sum(|pair| *pair) - x * y;
    let x_variance = count * sum(|pair| (pair.0, pair.0)) - x * x;
    let y_variance = count * sum(|pair| (pair.1, pair.1)) - y * y;
    let deviations = (x_variance as f64 * y_variance as f64).sqrt();
    (x_variance > 0 && y_variance > 0).then(|| (covariance as f64 / deviations).clamp(-1.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_median_are_those_of_the_textbook() {
        assert_eq!((mean(&[]), median(&[])), (None, None));
        assert_eq!((mean(&[7]), median(&[7])), (Some(7.0), Some(7.0)));
        // 1 + 2 + 10 = 13, and 2 is in the middle whatever the order.
        assert_eq!((mean(&[10, 1, 2]), median(&[10, 1, 2])), (Some(13.0 / 3.0), Some(2.0)));
        // Between 2 and 5.
        assert_eq!(median(&[9, 5, 1, 2]), Some(3.5));
    }

    #[test]
    fn a_tenth_begins_with_its_lower_end_and_the_last_holds_both() {
        assert_eq!(
            distribution(&[0, 999, 1000, 5000, 8999, 9000, 10_000], 10_000),
            [2, 1, 0, 0, 0, 1, 0, 0, 1, 2]
        );
        assert_eq!(distribution(&[3], 7), [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
        assert_eq!(distribution(&[0, 0], 0), [0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
        assert_eq!(distribution(&[11], 10)[9], 1);
    }

    #[test]
    fn a_correlation_is_the_one_worked_out_by_hand() {
        // x - mean: -2 -1 0 1 2; y - mean: -2 0 -1 1 2. Products 4 + 0 + 0 + 1 + 4 = 9;
        // squares 10 and 10; 9 / sqrt(10 * 10) = 0.9.
        let pairs = [(1, 1), (2, 3), (3, 2), (4, 4), (5, 5)];
        assert!((correlation(&pairs).unwrap() - 0.9).abs() < 1e-12);
        // x - mean: -1 0 1; y - mean: 1 0 -1: they go against each other.
        assert_eq!(correlation(&[(0, 2), (1, 1), (2, 0)]), Some(-1.0));
        // x - mean: -1 0 1; y - mean: 1 -2 1: 0 / sqrt(2 * 6).
        assert_eq!(correlation(&[(0, 3), (1, 0), (2, 3)]), Some(0.0));
        assert_eq!(correlation(&[(4, 1), (4, 2)]), None);
        assert_eq!(correlation(&[(1, 4), (2, 4)]), None);
        assert_eq!(correlation(&[]), None);
    }

    #[test]
    fn a_correlation_of_whole_classes_loses_no_digit() {
        let far = 1_000_000_000_000;
        let pairs: Vec<(u64, u64)> = (0..300).map(|at| (far + at % 2, far + at % 2)).collect();
        assert_eq!(correlation(&pairs), Some(1.0));
    }

    #[test]
    fn below_thirty_students_nothing_is_judged() {
        let pairs: Vec<(u64, u64)> = (0..30).map(|at| (at, at)).collect();
        assert_eq!(discrimination(&pairs[..29]), Discrimination::TooFew);
        assert_eq!(discrimination(&pairs), Discrimination::Is(1.0));
        assert_eq!(discrimination(&[(1, 1); 30]), Discrimination::NoVariance);
    }
}
