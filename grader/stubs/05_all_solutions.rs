//! 05 · All boards, written down
//!
//! The statement is in README.md, in the folder of this exercise.
//! To check this file: `cargo run -p grader -- all_solutions`

// `collect` needs the safety test: paste `is_safe` of exercise 01 here.

/// Given: all boards of width `n`, in dictionary order.
pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

/// Fills the rows from `queens.len()` on in every way that leaves the queens in peace,
/// and adds a copy of each full board to `out`.
///
/// When the function returns, `queens` are as they were at the start.
fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    todo!("collect: n = {n}, queens = {queens:?}, out = {out:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_boards_of_width_1_and_4() {
        assert_eq!(all_solutions(1), vec![vec![0]]);
        assert_eq!(all_solutions(4), vec![vec![1, 3, 0, 2], vec![2, 0, 3, 1]]);
    }
}
