//! 15 · Three problems, one skeleton
//!
//! The statement is in README.md, in the folder of this exercise.
//! To check this file: `cargo run -p grader -- same_skeleton`

/// A colour from 0 to `k - 1` for every vertex, so that neighbours differ, or
/// `None` where there is no such colouring.
///
/// `adjacent[v]` lists the neighbours of vertex v.
pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    todo!("colour: adjacent = {adjacent:?}, k = {k}")
}

/// How many n × n squares hold each of n numbers once in every row and column.
pub fn count_latin(n: usize) -> u64 {
    todo!("count_latin: n = {n}")
}

/// A completion of a 4 × 4 sudoku, where 0 is an empty cell, or `None` where
/// there is none.
pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    todo!("solve_mini_sudoku: grid = {grid:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_triangle_with_two_colours_and_with_three() {
        assert_eq!(colour(&[vec![1, 2], vec![0, 2], vec![0, 1]], 2), None);
        assert!(colour(&[vec![1, 2], vec![0, 2], vec![0, 1]], 3).is_some());
    }

    #[test]
    fn the_latin_squares_of_width_2_and_3() {
        assert_eq!(count_latin(2), 2);
        assert_eq!(count_latin(3), 12);
    }

    #[test]
    fn a_sudoku_with_one_answer() {
        assert_eq!(
            solve_mini_sudoku([[1, 2, 0, 0], [0, 4, 0, 2], [2, 0, 4, 0], [0, 0, 2, 1]]),
            Some([[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]])
        );
    }
}
