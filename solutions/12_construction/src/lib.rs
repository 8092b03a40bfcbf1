//! 12 · A board without search: the model answer
//!
//! Two patterns for even widths, and a corner for the odd ones.

/// One board of width `n` without an attack, written down without search; `None` for 2 and 3.
///
/// The list has the column of the queen in each row; columns run from 0 to `n - 1`.
pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1 => Some(vec![0]),
        2 | 3 => None,
        _ if n % 2 == 1 => {
            // Neither pattern has a queen on the long diagonal that ends in
            // the new corner, so the corner can be taken.
            let mut queens = even_board(n - 1);
            queens.push(n - 1);
            Some(queens)
        }
        _ => Some(even_board(n)),
    }
}

/// A board of even width `m`, at least 4, with the diagonal (0, 0), (1, 1), … free.
fn even_board(m: usize) -> Vec<usize> {
    let half = m / 2;
    let mut queens = vec![0; m];
    for i in 0..half {
        if m % 6 == 2 {
            // The lower half is the upper half after a half-turn.
            let col = (2 * i + half - 1) % m;
            queens[i] = col;
            queens[m - 1 - i] = m - 1 - col;
        } else {
            queens[i] = 2 * i + 1;
            queens[half + i] = 2 * i;
        }
    }
    queens
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The queens that the pattern of the statement puts down, without a repair.
    fn pattern(n: usize) -> Vec<usize> {
        (1..n).step_by(2).chain((0..n).step_by(2)).collect()
    }

    /// Whether no queen attacks another: each of the three lines is taken once.
    fn is_board(queens: &[usize], n: usize) -> bool {
        let mut cols = vec![false; n];
        let mut down = vec![false; 2 * n];
        let mut up = vec![false; 2 * n];
        queens.len() == n
            && queens.iter().enumerate().all(|(row, &col)| {
                let free = col < n && !cols[col] && !down[n + row - col] && !up[row + col];
                if free {
                    cols[col] = true;
                    down[n + row - col] = true;
                    up[row + col] = true;
                }
                free
            })
    }

    #[test]
    fn the_three_smallest_widths() {
        assert_eq!(construct(1), Some(vec![0]));
        assert_eq!(construct(2), None);
        assert_eq!(construct(3), None);
    }

    #[test]
    fn every_width_up_to_2000_has_a_board() {
        for n in 4..=2000 {
            assert!(construct(n).is_some_and(|queens| is_board(&queens, n)), "n = {n}");
        }
    }

    #[test]
    fn the_pattern_alone_fails_where_n_leaves_2_or_3() {
        for n in 4..=2000 {
            assert_eq!(is_board(&pattern(n), n), !matches!(n % 6, 2 | 3), "n = {n}");
        }
        assert_eq!(pattern(6), [1, 3, 5, 0, 2, 4]);
        assert_eq!(pattern(8), [1, 3, 5, 7, 0, 2, 4, 6]);
    }

    /// Calls of a search until the first board: the table in the statement.
    #[test]
    fn the_calls_in_the_statement() {
        fn search(n: usize, queens: &mut Vec<usize>, calls: &mut u64) -> bool {
            *calls += 1;
            let row = queens.len();
            if row == n {
                return true;
            }
            for col in 0..n {
                if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r) {
                    queens.push(col);
                    if search(n, queens, calls) {
                        return true;
                    }
                    queens.pop();
                }
            }
            false
        }
        let calls = |n| {
            let mut calls = 0;
            search(n, &mut Vec::new(), &mut calls);
            calls
        };
        // 1,737,189 for n = 22, which takes some seconds without optimisation.
        assert_eq!([calls(12), calls(16), calls(20)], [262, 10_053, 199_636]);
    }
}
