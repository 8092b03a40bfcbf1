// The widths on which `construct` is asked.

/// The widths from 4 to `most` that leave one of `rests` when divided by 6, smallest first.
pub fn widths_leaving(rests: &[usize], most: usize) -> Vec<usize> {
    (4..=most).filter(|n| rests.contains(&(n % 6))).collect()
}
