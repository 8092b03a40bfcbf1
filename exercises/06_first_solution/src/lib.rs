//! 06 · The first board, and stop
//!
//! The statement is in README.md, in the folder of this exercise.
//! To check this file: `cargo run -p grader -- first_solution`

// `fill` needs the safety test: paste `is_safe` of exercise 01 here.

/// Draws a board: one line for each queen listed, `Q` and `.`, width `n`.
///
/// The lines are joined by `\n`, with none at the end.
pub fn render(queens: &[usize], n: usize) -> String {
    todo!("render: queens = {queens:?}, n = {n}")
}

/// Given: the first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

/// Fills the rows from `queens.len()` on and says whether that was possible.
///
/// On `true` the full board stands in `queens`; on `false` they are as before.
fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    todo!("fill: n = {n}, queens = {queens:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_board_of_width_4_as_text() {
        assert_eq!(render(&[1, 3, 0, 2], 4), ".Q..\n...Q\nQ...\n..Q.");
    }

    #[test]
    fn the_first_board_of_width_1_4_and_3() {
        assert_eq!(first_solution(1), Some(vec![0]));
        assert_eq!(first_solution(4), Some(vec![1, 3, 0, 2]));
        assert_eq!(first_solution(3), None);
    }
}
