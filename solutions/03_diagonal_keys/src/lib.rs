//! 03 · One number for each slanted line — the model answer.

/// The number of the down-right line (`\`) that the square lies on: row − col.
pub fn diag_key(row: usize, col: usize) -> isize {
    // Both numbers are converted before the subtraction: above the long line the difference is
    // negative, and a `usize` could not hold it even for a moment.
    row as isize - col as isize
}

/// The number of the down-left line (`/`) that the square lies on: row + col.
pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn examples_for_diag_key() {
        assert_eq!(diag_key(2, 2), 0);
        assert_eq!(diag_key(3, 1), 2);
    }

    #[test]
    fn example_for_anti_key() {
        assert_eq!(anti_key(1, 2), 3);
    }

    /// The two tables of the statement.
    #[test]
    fn tables_of_a_board_4_wide() {
        let diag: Vec<Vec<isize>> =
            (0..4).map(|row| (0..4).map(|col| diag_key(row, col)).collect()).collect();
        let anti: Vec<Vec<usize>> =
            (0..4).map(|row| (0..4).map(|col| anti_key(row, col)).collect()).collect();
        assert_eq!(diag, [[0, -1, -2, -3], [1, 0, -1, -2], [2, 1, 0, -1], [3, 2, 1, 0]]);
        assert_eq!(anti, [[0, 1, 2, 3], [1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6]]);
    }

    #[test]
    fn a_board_n_wide_has_2n_minus_1_lines_of_either_family() {
        for n in 1..=10 {
            let squares = || (0..n).flat_map(|row| (0..n).map(move |col| (row, col)));
            let diag: BTreeSet<isize> = squares().map(|(row, col)| diag_key(row, col)).collect();
            let anti: BTreeSet<usize> = squares().map(|(row, col)| anti_key(row, col)).collect();
            assert_eq!((diag.len(), anti.len()), (2 * n - 1, 2 * n - 1));
        }
    }

    #[test]
    fn a_step_along_a_line_keeps_its_number() {
        for row in 0..9 {
            for col in 1..9 {
                assert_eq!(diag_key(row, col), diag_key(row + 1, col + 1));
                assert_eq!(anti_key(row, col), anti_key(row + 1, col - 1));
            }
        }
    }
}
