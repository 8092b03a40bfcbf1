//! 02 · Try every board: the model answer
//!
//! The first search of the workbook: no thought, only patience. Each row is a
//! choice of n columns, and a board is tested when it is full, not earlier.

/// Pasted from exercise 01: is a queen on (`row`, `col`) attacked by none of
/// the queens in the rows above?
fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

/// Pasted from exercise 01: is this a full board without an attack?
fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && is_safe(&queens[..row], row, queens[row]))
}

/// What has been counted so far.
#[derive(Debug, Default)]
struct Tally {
    /// Full boards that were tested.
    tested: u64,
    /// Those of them that are solutions.
    solutions: u64,
}

/// Tests every board of width `n` with one queen in each row: (boards tested, solutions).
pub fn try_every_board(n: usize) -> (u64, u64) {
    let mut tally = Tally::default();
    every_board(n, &mut Vec::new(), &mut tally);
    (tally.tested, tally.solutions)
}

/// Fills the rows from `queens.len()` on in every way there is, and tests each full board.
///
/// When the function returns, `queens` are as they were at the start.
fn every_board(n: usize, queens: &mut Vec<usize>, tally: &mut Tally) {
    if queens.len() == n {
        tally.tested += 1;
        if is_solution(queens) {
            tally.solutions += 1;
        }
        // Without this line the loop below would put a queen into row n, and so on for ever.
        return;
    }
    for col in 0..n {
        queens.push(col);
        every_board(n, queens, tally);
        queens.pop();
    }
}

/// Tests every board of width `n` whose columns all differ: (boards tested, solutions).
pub fn try_every_ordering(n: usize) -> (u64, u64) {
    let mut tally = Tally::default();
    every_ordering(n, &mut Vec::new(), &mut tally);
    (tally.tested, tally.solutions)
}

/// Like `every_board`, but no column is used twice.
fn every_ordering(n: usize, queens: &mut Vec<usize>, tally: &mut Tally) {
    if queens.len() == n {
        tally.tested += 1;
        if is_solution(queens) {
            tally.solutions += 1;
        }
        return;
    }
    for col in 0..n {
        if is_unused(queens, col) {
            queens.push(col);
            every_ordering(n, queens, tally);
            queens.pop();
        }
    }
}

/// Says whether no queen of the list stands in column `col`.
fn is_unused(queens: &[usize], col: usize) -> bool {
    !queens.contains(&col)
}

/// In how many ways can `k` of `n` things be picked, when their order does not matter?
pub fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut ways = 1;
    for i in 0..k {
        // After this step `ways` is choose(n, i + 1), a whole number: the division leaves no
        // rest as long as it comes after the multiplication.
        ways = ways * (n - i) / (i + 1);
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_of_width_1_2_and_4() {
        assert_eq!(try_every_board(1), (1, 1));
        assert_eq!(try_every_board(2), (4, 0));
        assert_eq!(try_every_board(4), (256, 2));
    }

    #[test]
    fn every_ordering_of_width_3_and_4() {
        assert_eq!(try_every_ordering(3), (6, 0));
        assert_eq!(try_every_ordering(4), (24, 2));
    }

    #[test]
    fn two_of_four_things() {
        assert_eq!(choose(4, 2), 6);
    }

    #[test]
    fn wider_boards() {
        assert_eq!(try_every_board(6), (46_656, 4));
        assert_eq!(try_every_ordering(8), (40_320, 92));
    }

    /// The rule of the triangle: the first of the n things is picked or it is not.
    #[test]
    fn choose_follows_the_rule_of_the_triangle() {
        for n in 1..=64 {
            assert_eq!(choose(n, 0), 1);
            for k in 1..=16 {
                assert_eq!(choose(n, k), choose(n - 1, k - 1) + choose(n - 1, k));
            }
        }
        assert_eq!(choose(3, 5), 0);
    }

    /// The numbers for 8 queens in the statement: boards tested, and calls of the function.
    #[test]
    fn the_numbers_in_the_statement() {
        /// Calls of a search without pruning of its own, but for the squares that `skip` leaves
        /// out.
        fn calls(n: usize, queens: &mut Vec<usize>, skip: fn(&[usize], usize) -> bool) -> u64 {
            let mut sum = 1;
            for col in 0..n {
                if queens.len() < n && !skip(queens, col) {
                    queens.push(col);
                    sum += calls(n, queens, skip);
                    queens.pop();
                }
            }
            sum
        }
        assert_eq!(choose(64, 8), 4_426_165_368);
        assert_eq!(8u64.pow(8), 16_777_216);
        assert_eq!((0..=8).map(|rows| 8u64.pow(rows)).sum::<u64>(), 19_173_961);
        assert_eq!(try_every_ordering(8).0, 40_320);
        let column_used = |queens: &[usize], col: usize| !is_unused(queens, col);
        assert_eq!(calls(8, &mut Vec::new(), column_used), 109_601);
        let attacked = |queens: &[usize], col: usize| !is_safe(queens, queens.len(), col);
        assert_eq!(calls(8, &mut Vec::new(), attacked), 2_057);
    }
}
