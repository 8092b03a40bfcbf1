//! 09 · Half the work: mirrors and turns
//!
//! Read README.md beside this folder, then write the four functions.
//! Paste `is_safe` from exercise 01 below, and start from your own `visit` of 07.
//! Grade with `cargo run -p grader -- symmetry_reduction`.

/// The board with left and right exchanged.
pub fn mirror(queens: &[usize]) -> Vec<usize> {
    todo!("mirror: queens = {queens:?}")
}

/// The board after a quarter turn clockwise: what was the top row is now the right column.
pub fn rotate(queens: &[usize]) -> Vec<usize> {
    todo!("rotate: queens = {queens:?}")
}

/// (all solutions, nodes visited) of a search that tries only the left half of row 0.
pub fn count_half(n: usize) -> (u64, u64) {
    todo!("count_half: n = {n}")
}

/// How many solutions there are when turned and mirrored boards count as one.
pub fn count_distinct(n: usize) -> u64 {
    todo!("count_distinct: n = {n}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirror_of_a_board_of_5() {
        assert_eq!(mirror(&[0, 2, 4, 1, 3]), [4, 2, 0, 3, 1]);
    }

    #[test]
    fn quarter_turn_of_a_board_of_5() {
        assert_eq!(rotate(&[0, 2, 4, 1, 3]), [4, 1, 3, 0, 2]);
    }

    #[test]
    fn solutions_of_the_half_search_for_5_queens() {
        assert_eq!(count_half(5).0, 10);
    }

    #[test]
    fn half_search_for_8_queens() {
        assert_eq!(count_half(8), (92, 1029));
    }

    #[test]
    fn distinct_boards_for_4_queens() {
        assert_eq!(count_distinct(4), 1);
    }
}
