//! 10 · Lists instead of sets: the model answer
//!
//! The search of exercise 04 stays as it is. What changes is where the marks
//! are kept: each line has a place of its own in a list.

/// The place of the down-right line (`\`) through a square: row − col + n − 1.
///
/// The sum comes first, so that no step falls below zero.
pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

/// The lines that are taken, one place for each.
struct Marks {
    cols: Vec<bool>,
    diag: Vec<bool>,
    anti: Vec<bool>,
}

impl Marks {
    /// No line of a board of width `n` is taken.
    fn new(n: usize) -> Marks {
        // A board has n columns and 2n − 1 slanted lines of each kind.
        let lines = 2 * n - 1;
        Marks { cols: vec![false; n], diag: vec![false; lines], anti: vec![false; lines] }
    }

    fn is_free(&self, row: usize, col: usize) -> bool {
        let n = self.cols.len();
        !self.cols[col] && !self.diag[diag_index(n, row, col)] && !self.anti[row + col]
    }

    /// Takes the three lines of a square, or gives them back.
    fn set(&mut self, row: usize, col: usize, taken: bool) {
        let n = self.cols.len();
        self.cols[col] = taken;
        self.diag[diag_index(n, row, col)] = taken;
        self.anti[row + col] = taken;
    }
}

/// Counts all boards of width `n` with three lists of true and false.
pub fn count_arrays(n: usize) -> u64 {
    count_from(&mut Marks::new(n), 0, n)
}

/// In how many ways can the rows from `row` on be filled?
fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if marks.is_free(row, col) {
            marks.set(row, col, true);
            found += count_from(marks, row + 1, n);
            marks.set(row, col, false);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_place_for_width_4() {
        assert_eq!(diag_index(4, 0, 3), 0);
        assert_eq!(diag_index(4, 3, 0), 6);
    }

    #[test]
    fn boards_of_width_1_4_and_5() {
        assert_eq!(count_arrays(1), 1);
        assert_eq!(count_arrays(4), 2);
        assert_eq!(count_arrays(5), 10);
    }

    #[test]
    fn every_board_that_is_promised() {
        let counts: Vec<u64> = (1..=11).map(count_arrays).collect();
        assert_eq!(counts, [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680]);
    }

    #[test]
    fn the_table_in_the_statement() {
        let line = |row| [0, 1, 2, 3].map(|col| diag_index(4, row, col));
        assert_eq!(
            [0, 1, 2, 3].map(line),
            [[3, 2, 1, 0], [4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3]]
        );
    }

    #[test]
    fn every_place_belongs_to_one_line() {
        for n in 1..=11 {
            let mut lines = vec![None; 2 * n - 1];
            for (row, col) in (0..n * n).map(|square| (square / n, square % n)) {
                let key = row as isize - col as isize;
                let line = lines[diag_index(n, row, col)].get_or_insert(key);
                assert_eq!(*line, key);
            }
            assert!(lines.iter().all(Option::is_some));
        }
    }
}
