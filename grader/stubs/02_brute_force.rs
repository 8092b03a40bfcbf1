//! 02 · Try every board
//!
//! The statement is in README.md, in the folder of this exercise.
//! To check this file: `cargo run -p grader -- brute_force`

// A full board is tested with `is_solution`: paste `is_safe` and `is_solution`
// of exercise 01 here.

/// Given: what has been counted so far.
#[derive(Debug, Default)]
struct Tally {
    /// Full boards that were tested.
    tested: u64,
    /// Those of them that are solutions.
    solutions: u64,
}

/// Tests every board of width `n` with one queen in each row: (boards tested, solutions).
pub fn try_every_board(n: usize) -> (u64, u64) {
    // Nothing to do here: the blanks, each a todo!, are in `every_board` below.
    let mut tally = Tally::default();
    every_board(n, &mut Vec::new(), &mut tally);
    (tally.tested, tally.solutions)
}

/// Fills the rows from `queens.len()` on in every way there is, and tests each full board.
///
/// When the function returns, `queens` are as they were at the start.
fn every_board(n: usize, queens: &mut Vec<usize>, tally: &mut Tally) {
    if queens.len() == n {
        // Blank 1: the board is full. Count it as tested, and if it is a solution count
        // it as that too. No row is left, so leave the function.
        todo!("try_every_board: blank 1, the full board: queens = {queens:?}, tally = {tally:?}");
    }
    for col in 0..n {
        queens.push(col); // choose
        // Blank 2: two lines. Explore: the function calls itself for the rows below.
        // Un-choose: the queen of this row is taken away again.
        todo!("try_every_board: blank 2, explore and un-choose: queens = {queens:?}");
    }
}

/// Tests every board of width `n` whose columns all differ: (boards tested, solutions).
pub fn try_every_ordering(n: usize) -> (u64, u64) {
    // Nothing to do here: the blanks, each a todo!, are in the two functions below.
    let mut tally = Tally::default();
    every_ordering(n, &mut Vec::new(), &mut tally);
    (tally.tested, tally.solutions)
}

/// Like `every_board`, but no column is used twice.
fn every_ordering(n: usize, queens: &mut Vec<usize>, tally: &mut Tally) {
    if queens.len() == n {
        // Blank 3: the board is full. The same happens as in blank 1.
        todo!("try_every_ordering: blank 3, the full board: queens = {queens:?}, {tally:?}");
    }
    for col in 0..n {
        if is_unused(queens, col) {
            queens.push(col); // choose
            every_ordering(n, queens, tally); // explore
            queens.pop(); // un-choose
        }
    }
}

/// Says whether no queen of the list stands in column `col`.
fn is_unused(queens: &[usize], col: usize) -> bool {
    // Blank 4: slanted lines do not matter here, only the column does.
    todo!("try_every_ordering: blank 4, an unused column: queens = {queens:?}, col = {col}")
}

/// In how many ways can `k` of `n` things be picked, when their order does not matter?
pub fn choose(n: u64, k: u64) -> u64 {
    todo!("choose: n = {n}, k = {k}")
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
}
