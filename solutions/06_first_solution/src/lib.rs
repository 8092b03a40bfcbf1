//! 06 · The first board, and stop: the model answer
//!
//! Backtracking once more, with an answer that travels up: `true`
//! stops every waiting call, `false` sends the caller to its next column.

/// Pasted from exercise 01: is a queen on (`row`, `col`) attacked by none of
/// the queens in the rows above?
fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

/// Draws a board: one line for each queen listed, `Q` and `.`, width `n`.
///
/// The lines are joined by `\n`, with none at the end.
pub fn render(queens: &[usize], n: usize) -> String {
    // The width is n and not queens.len(): a board that is being filled has
    // fewer rows than columns.
    let line = |queen: usize| -> String {
        (0..n).map(|col| if col == queen { 'Q' } else { '.' }).collect()
    };
    let lines: Vec<String> = queens.iter().map(|&queen| line(queen)).collect();
    lines.join("\n")
}

/// The first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

/// Fills the rows from `queens.len()` on and says whether that was possible.
///
/// On `true` the full board stands in `queens`; on `false` they are as before.
fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row == n {
        return true;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            if fill(n, queens) {
                // Before the pop: the queens of a finished board stay.
                return true;
            }
            queens.pop();
        }
    }
    // No column led to a board. The caller takes its own queen away.
    false
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

    #[test]
    fn boards_that_are_not_full_are_drawn_as_far_as_they_go() {
        assert_eq!(render(&[], 4), "");
        assert_eq!(render(&[2], 3), "..Q");
    }

    #[test]
    fn wider_boards() {
        assert_eq!(first_solution(2), None);
        assert_eq!(first_solution(5), Some(vec![0, 2, 4, 1, 3]));
        assert_eq!(first_solution(8), Some(vec![0, 4, 7, 5, 2, 6, 1, 3]));
        assert_eq!(
            first_solution(16),
            Some(vec![0, 2, 4, 1, 12, 8, 13, 11, 14, 5, 15, 6, 3, 10, 7, 9])
        );
    }

    /// Calls of `fill` until the first board, and calls of a search that never
    /// stops: the table in the statement.
    #[test]
    fn the_calls_in_the_statement() {
        fn calls(n: usize, queens: &mut Vec<usize>, stop: bool) -> (u64, bool) {
            if queens.len() == n {
                return (1, stop);
            }
            let mut sum = 1;
            for col in 0..n {
                if is_safe(queens, queens.len(), col) {
                    queens.push(col);
                    let (below, done) = calls(n, queens, stop);
                    queens.pop();
                    sum += below;
                    if done {
                        return (sum, true);
                    }
                }
            }
            (sum, false)
        }
        let first = |n| calls(n, &mut Vec::new(), true).0;
        let whole = |n| calls(n, &mut Vec::new(), false).0;
        assert_eq!([first(4), first(8), first(10), first(16)], [9, 114, 103, 10_053]);
        assert_eq!([whole(4), whole(8), whole(10)], [17, 2_057, 35_539]);
    }

    #[test]
    fn a_failed_fill_leaves_the_queens_as_they_were() {
        let mut queens = vec![0];
        assert!(!fill(4, &mut queens));
        assert_eq!(queens, [0]);
    }
}
