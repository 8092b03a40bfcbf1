//! 05 · All boards, written down: the model answer
//!
//! The search of exercise 04 with a list of queens instead of marks. What is new
//! is the moment at which a board is kept: when it is full, and as a copy.

/// Pasted from exercise 01: is a queen on (`row`, `col`) attacked by none of
/// the queens in the rows above?
fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

/// All boards of width `n`, in dictionary order.
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
    let row = queens.len();
    if row == n {
        // A copy: the list itself goes on changing.
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_boards_of_width_1_and_4() {
        assert_eq!(all_solutions(1), vec![vec![0]]);
        assert_eq!(all_solutions(4), vec![vec![1, 3, 0, 2], vec![2, 0, 3, 1]]);
    }

    #[test]
    fn widths_2_and_3_have_no_board() {
        assert!(all_solutions(2).is_empty());
        assert!(all_solutions(3).is_empty());
    }

    #[test]
    fn the_numbers_of_boards_in_the_statement() {
        let counts: Vec<usize> = (1..=10).map(|n| all_solutions(n).len()).collect();
        assert_eq!(counts, [1, 0, 0, 2, 10, 4, 40, 92, 352, 724]);
    }

    #[test]
    fn the_boards_are_in_order_and_none_comes_twice() {
        for n in 1..=8 {
            assert!(all_solutions(n).is_sorted_by(|a, b| a < b));
        }
    }

    #[test]
    fn the_queens_given_are_back_at_the_end() {
        let mut queens = vec![1];
        let mut out = Vec::new();
        collect(4, &mut queens, &mut out);
        assert_eq!(queens, [1]);
        assert_eq!(out, [[1, 3, 0, 2]]);
    }

    /// The trace in the statement: the list of each call for 4 queens under [1].
    #[test]
    fn the_calls_under_column_1_in_the_statement() {
        fn walk(n: usize, queens: &mut Vec<usize>, seen: &mut Vec<Vec<usize>>) {
            seen.push(queens.clone());
            for col in 0..n {
                if queens.len() < n && is_safe(queens, queens.len(), col) {
                    queens.push(col);
                    walk(n, queens, seen);
                    queens.pop();
                }
            }
        }
        let mut seen = Vec::new();
        walk(4, &mut vec![1], &mut seen);
        assert_eq!(seen, [vec![1], vec![1, 3], vec![1, 3, 0], vec![1, 3, 0, 2]]);
    }
}
