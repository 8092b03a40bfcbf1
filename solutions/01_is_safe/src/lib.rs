//! 01 · Is this square safe? — the model answer.

/// Says whether a new queen on (`row`, `col`) is attacked by none of `queens`.
///
/// `queens[r]` is the column of the queen in row `r`; `row` is at least `queens.len()`.
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        // As far across as down means a shared slanted line, to either side. `row - r` cannot
        // go below zero, because every queen of the list is above `row`; the columns can stand
        // either way round, so their distance is `abs_diff`.
        let down = row - r;
        let across = c.abs_diff(col);
        if across == 0 || across == down {
            return false;
        }
    }
    // Only here is it known that no queen attacks: one that does not is no proof.
    true
}

/// Says whether `queens` is a full board, one queen in each row, with no attack on it.
///
/// The board is `queens.len()` squares wide; a queen may stand beside it, and then it is no solution.
pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    // Each pair of queens is met once, when the lower of the two is looked at. The slice stops
    // before the queen itself, which would otherwise be found in its own column.
    (0..width).all(|row| queens[row] < width && is_safe(&queens[..row], row, queens[row]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_for_is_safe() {
        assert!(is_safe(&[], 0, 0));
        assert!(!is_safe(&[0], 2, 2));
        assert!(is_safe(&[1, 3], 2, 0));
    }

    #[test]
    fn examples_for_is_solution() {
        assert!(!is_solution(&[0, 2, 1]));
        assert!(is_solution(&[2, 0, 3, 1]));
    }

    /// The drawing of the statement, row by row.
    #[test]
    fn a_queen_on_0_1_attacks_what_the_drawing_shows() {
        let attacked =
            |row| -> Vec<usize> { (0..4).filter(|&col| !is_safe(&[1], row, col)).collect() };
        assert_eq!(attacked(1), [0, 1, 2]);
        assert_eq!(attacked(2), [1, 3]);
        assert_eq!(attacked(3), [1]);
    }

    /// Every group of queens on a board `width` wide that leave each other alone, the empty one
    /// included, rows filled from the top without a gap.
    fn peaceful(width: usize) -> Vec<Vec<usize>> {
        let mut found = vec![vec![]];
        let mut next = 0;
        while next < found.len() {
            let queens = found[next].clone();
            next += 1;
            if queens.len() == width {
                continue;
            }
            for col in 0..width {
                if is_safe(&queens, queens.len(), col) {
                    let mut longer = queens.clone();
                    longer.push(col);
                    found.push(longer);
                }
            }
        }
        found
    }

    /// A question is a peaceful group, a row below it and a column; groups of a narrower board
    /// are groups of the wider one as well, so they are not counted twice.
    #[test]
    fn a_board_5_wide_holds_505_questions() {
        let questions: usize = peaceful(5).iter().map(|queens| (5 - queens.len()) * 5).sum();
        assert_eq!(questions, 505);
    }

    /// A search asks about every column of every row it tries.
    #[test]
    fn a_search_asks_60_and_15_720_times() {
        let asked = |width: usize| -> usize {
            peaceful(width).iter().filter(|queens| queens.len() < width).count() * width
        };
        assert_eq!(asked(4), 60);
        assert_eq!(asked(8), 15_720);
    }

    #[test]
    fn ninety_two_full_boards_of_8_are_solutions() {
        let full = peaceful(8).into_iter().filter(|queens| queens.len() == 8);
        assert_eq!(full.filter(|queens| is_solution(queens)).count(), 92);
    }

    #[test]
    fn a_queen_beside_the_board_is_no_solution() {
        assert!(!is_solution(&[0, 2]));
        assert!(!is_solution(&[1]));
    }
}
