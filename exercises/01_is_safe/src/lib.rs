//! 01 · Is this square safe?
//!
//! Read README.md beside this folder first; it says what each function promises.
//! Check the work with `cargo run -p grader -- is_safe`.

/// Says whether a new queen on (`row`, `col`) is attacked by none of `queens`.
///
/// `queens[r]` is the column of the queen in row `r`; `row` is at least `queens.len()`.
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    todo!("is_safe: queens = {queens:?}, row = {row}, col = {col}")
}

/// Says whether `queens` is a full board, one queen in each row, with no attack on it.
///
/// The board is `queens.len()` squares wide; a queen may stand beside it, and then it is no solution.
pub fn is_solution(queens: &[usize]) -> bool {
    todo!("is_solution: queens = {queens:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_for_is_safe() {
        assert!(is_safe(&[], 0, 0));
        assert!(!is_safe(&[0], 2, 2));
        assert!(is_safe(&[1, 3], 2, 0));
    }

    #[test]
    fn examples_for_is_solution() {
        assert!(!is_solution(&[0, 2, 1]));
        assert!(is_solution(&[2, 0, 3, 1]));
    }
}
