//! 16 · Bug hunt: the model answer
//!
//! A witness is found before a repair: it says what to look at, and afterwards it
//! is the first test. The buggy functions stay, so that the tests at the end can
//! try out every smaller n.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// Columns with a queen.
    pub cols: BTreeSet<usize>,
    /// Keys of the down-right lines with a queen: row − col.
    pub diag: BTreeSet<isize>,
    /// Keys of the down-left lines with a queen: row + col.
    pub anti: BTreeSet<usize>,
}

// Lab a: the whole search, and what it leaves behind.

/// Wrong somewhere: the number of boards, and the marks that are left at the end.
pub fn buggy_a(n: usize) -> (u64, Marks) {
    fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let diag = row as isize - col as isize;
            let anti = row + col;
            if marks.cols.contains(&col) || marks.diag.contains(&diag) || marks.anti.contains(&anti)
            {
                continue;
            }
            marks.cols.insert(col);
            marks.diag.insert(diag);
            marks.anti.insert(anti);
            found += count_from(marks, row + 1, n);
            marks.cols.remove(&col);
            marks.diag.remove(&diag);
        }
        found
    }
    let mut marks = Marks::default();
    let found = count_from(&mut marks, 0, n);
    (found, marks)
}

/// The smallest n for which `buggy_a` is wrong.
///
/// The count is right up to n = 3, but one mark is left after a single queen.
pub fn witness_a() -> usize {
    1
}

/// The number of boards of width `n`, and the marks that are left at the end.
pub fn fixed_a(n: usize) -> (u64, Marks) {
    fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let diag = row as isize - col as isize;
            let anti = row + col;
            if marks.cols.contains(&col) || marks.diag.contains(&diag) || marks.anti.contains(&anti)
            {
                continue;
            }
            marks.cols.insert(col);
            marks.diag.insert(diag);
            marks.anti.insert(anti);
            found += count_from(marks, row + 1, n);
            marks.cols.remove(&col);
            marks.diag.remove(&diag);
            marks.anti.remove(&anti);
        }
        found
    }
    let mut marks = Marks::default();
    let found = count_from(&mut marks, 0, n);
    (found, marks)
}

// Lab b: the squares that one queen attacks.

/// Wrong somewhere: the squares attacked by a queen on (`row`, `col`), row by row.
pub fn buggy_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    let mut attacked = Vec::new();
    for r in 0..n {
        for c in 0..n {
            let own_square = r == row && c == col;
            let straight = r == row || c == col;
            let down_right = r + col == row + c;
            let down_left = row + c == r + col;
            if (straight || down_right || down_left) && !own_square {
                attacked.push((r, c));
            }
        }
    }
    attacked
}

/// The smallest n for which `buggy_b` is wrong, for at least one square.
///
/// Two squares on a down-left line need a board of width 2.
pub fn witness_b() -> usize {
    2
}

/// The squares of an `n` × `n` board that a queen on (`row`, `col`) attacks, row by row.
pub fn fixed_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    let mut attacked = Vec::new();
    for r in 0..n {
        for c in 0..n {
            let own_square = r == row && c == col;
            let straight = r == row || c == col;
            let down_right = r + col == row + c;
            let down_left = r + c == row + col;
            if (straight || down_right || down_left) && !own_square {
                attacked.push((r, c));
            }
        }
    }
    attacked
}

// Lab c: the boards, by the column of their first queen.

/// Wrong somewhere: how many boards start with each column of row 0.
pub fn buggy_c(n: usize) -> Vec<u64> {
    fn count_below(queens: &mut Vec<usize>, n: usize) -> u64 {
        let row = queens.len();
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let attacked =
                queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r);
            if !attacked {
                queens.push(col);
                found = count_below(queens, n);
                queens.pop();
            }
        }
        found
    }
    (0..n).map(|first| count_below(&mut vec![first], n)).collect()
}

/// The smallest n for which `buggy_c` is wrong.
///
/// For n = 4 no queen of row 0 starts more than one board, and the last child that
/// is explored happens to be the one with the board. For n = 5 the queen on (0, 0)
/// starts two, and a last child without any.
pub fn witness_c() -> usize {
    5
}

/// How many boards of width `n` start with each column of row 0.
pub fn fixed_c(n: usize) -> Vec<u64> {
    fn count_below(queens: &mut Vec<usize>, n: usize) -> u64 {
        let row = queens.len();
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let attacked =
                queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r);
            if !attacked {
                queens.push(col);
                found += count_below(queens, n);
                queens.pop();
            }
        }
        found
    }
    (0..n).map(|first| count_below(&mut vec![first], n)).collect()
}

// Lab d: lists of true and false instead of sets.

/// Wrong somewhere: the places in each diagonal list, and the number of boards.
pub fn buggy_d(n: usize) -> (usize, u64) {
    struct Lists {
        cols: Vec<bool>,
        diag: Vec<bool>,
        anti: Vec<bool>,
    }
    fn count_from(lists: &mut Lists, row: usize, n: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let diag = row + n - 1 - col;
            let anti = row + col;
            if lists.cols[col] || lists.diag[diag] || lists.anti[anti] {
                continue;
            }
            lists.cols[col] = true;
            lists.diag[diag] = true;
            lists.anti[anti] = true;
            found += count_from(lists, row + 1, n);
            lists.cols[col] = false;
            lists.diag[diag] = false;
            lists.anti[anti] = false;
        }
        found
    }
    let places = 2 * n - 2;
    let mut lists =
        Lists { cols: vec![false; n], diag: vec![false; places], anti: vec![false; places] };
    let found = count_from(&mut lists, 0, n);
    (places, found)
}

/// The smallest n for which `buggy_d` is wrong; a panic is wrong as well.
///
/// For n = 1 the lists are empty, and the only square has no place in them.
pub fn witness_d() -> usize {
    1
}

/// The places in each diagonal list for width `n`, and the number of boards.
pub fn fixed_d(n: usize) -> (usize, u64) {
    struct Lists {
        cols: Vec<bool>,
        diag: Vec<bool>,
        anti: Vec<bool>,
    }
    fn count_from(lists: &mut Lists, row: usize, n: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let diag = row + n - 1 - col;
            let anti = row + col;
            if lists.cols[col] || lists.diag[diag] || lists.anti[anti] {
                continue;
            }
            lists.cols[col] = true;
            lists.diag[diag] = true;
            lists.anti[anti] = true;
            found += count_from(lists, row + 1, n);
            lists.cols[col] = false;
            lists.diag[diag] = false;
            lists.anti[anti] = false;
        }
        found
    }
    let places = 2 * n - 1;
    let mut lists =
        Lists { cols: vec![false; n], diag: vec![false; places], anti: vec![false; places] };
    let found = count_from(&mut lists, 0, n);
    (places, found)
}

// Lab e: half the tree, and the mirror.

/// Wrong somewhere: the number of boards, from the left half of row 0 alone.
pub fn buggy_e(n: usize) -> u64 {
    fn count_below(queens: &mut Vec<usize>, n: usize) -> u64 {
        let row = queens.len();
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let attacked =
                queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r);
            if !attacked {
                queens.push(col);
                found += count_below(queens, n);
                queens.pop();
            }
        }
        found
    }
    let mut found = 0;
    for first in 0..n.div_ceil(2) {
        found += 2 * count_below(&mut vec![first], n);
    }
    found
}

/// The smallest n for which `buggy_e` is wrong.
///
/// A board of width 1 is nothing but a middle column.
pub fn witness_e() -> usize {
    1
}

/// The number of boards of width `n`, from the left half of row 0 and the middle.
pub fn fixed_e(n: usize) -> u64 {
    fn count_below(queens: &mut Vec<usize>, n: usize) -> u64 {
        let row = queens.len();
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let attacked =
                queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r);
            if !attacked {
                queens.push(col);
                found += count_below(queens, n);
                queens.pop();
            }
        }
        found
    }
    let mut found = 0;
    for first in 0..n / 2 {
        found += 2 * count_below(&mut vec![first], n);
    }
    if n % 2 == 1 {
        // The mirror image of a board that starts in the middle starts there too:
        // both are found, and nothing is doubled.
        found += count_below(&mut vec![n / 2], n);
    }
    found
}

// Lab f: one board, written down without a search.

/// Wrong somewhere: one board of width `n`, or `None` where there is none.
pub fn buggy_f(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens = Vec::new();
    for col in (1..n).step_by(2) {
        queens.push(col);
    }
    for col in (0..n).step_by(2) {
        queens.push(col);
    }
    Some(queens)
}

/// The smallest n for which `buggy_f` is wrong.
///
/// Widths 2 and 3 have no board, so `None` is right there; 8 is the next width that
/// leaves 2 when divided by 6.
pub fn witness_f() -> usize {
    8
}

/// One board of width `n` without an attack, or `None` where there is none.
///
/// An odd board is the even one before it with a queen in the corner, whose long
/// line is free in both patterns.
pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let even = n - n % 2;
    let mut queens = Vec::new();
    if even % 6 == 2 {
        let half = even / 2;
        for row in 0..half {
            queens.push((2 * row + half - 1) % even);
        }
        // The lower half is the upper one turned by half a turn.
        for row in (0..half).rev() {
            queens.push(even - 1 - queens[row]);
        }
    } else {
        for col in (1..even).step_by(2) {
            queens.push(col);
        }
        for col in (0..even).step_by(2) {
            queens.push(col);
        }
    }
    if n % 2 == 1 {
        queens.push(n - 1);
    }
    Some(queens)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_answers() {
        let (found, marks) = fixed_a(4);
        assert_eq!(
            (found, marks.cols, marks.diag, marks.anti),
            (2, [].into(), [].into(), [].into())
        );
        assert_eq!(
            fixed_b(3, 1, 1),
            [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)]
        );
        assert_eq!(fixed_c(4), [0, 1, 1, 0]);
        assert_eq!(fixed_d(3), (5, 0));
        assert_eq!(fixed_e(4), 2);
        assert_eq!(fixed_f(1), Some(vec![0]));
    }

    /// Whether no queen of a board attacks another.
    fn is_board(queens: &[usize]) -> bool {
        let pairs = |r: usize| (r + 1..queens.len()).map(move |s| (r, s));
        (0..queens.len())
            .flat_map(pairs)
            .all(|(r, s)| queens[r] != queens[s] && queens[r].abs_diff(queens[s]) != s - r)
    }

    /// The smallest n up to 10 at which a version is wrong.
    fn smallest(wrong: impl Fn(usize) -> bool) -> usize {
        (1..=10).find(|&n| wrong(n)).expect("every buggy version is wrong up to 10")
    }

    #[test]
    fn every_witness_is_the_smallest() {
        assert_eq!(smallest(|n| buggy_a(n) != fixed_a(n)), witness_a());
        let wrong_square = |n| {
            let mut squares = (0..n * n).map(|square| (square / n, square % n));
            squares.any(|(row, col)| buggy_b(n, row, col) != fixed_b(n, row, col))
        };
        assert_eq!(smallest(wrong_square), witness_b());
        assert_eq!(smallest(|n| buggy_c(n) != fixed_c(n)), witness_c());
        let panics = std::panic::catch_unwind(|| buggy_d(1)).is_err();
        assert_eq!((panics, witness_d()), (true, 1));
        assert_eq!(smallest(|n| buggy_e(n) != fixed_e(n)), witness_e());
        let no_board = |n: usize| buggy_f(n).is_some_and(|queens| !is_board(&queens));
        assert_eq!(smallest(no_board), witness_f());
    }

    /// OEIS A000170.
    #[test]
    fn the_repaired_counts_are_right() {
        for (n, boards) in (1..=8).zip([1, 0, 0, 2, 10, 4, 40, 92]) {
            assert_eq!(fixed_a(n), (boards, Marks::default()));
            assert_eq!(fixed_c(n).iter().sum::<u64>(), boards);
            assert_eq!(fixed_d(n), (2 * n - 1, boards));
            assert_eq!(fixed_e(n), boards);
        }
        assert_eq!(fixed_c(8), [4, 8, 16, 18, 18, 16, 8, 4]);
    }

    /// The answers of the buggy functions that the statement speaks of.
    #[test]
    fn the_answers_in_the_statement() {
        let (boards, left): (Vec<u64>, Vec<Marks>) = (1..=4).map(buggy_a).unzip();
        assert_eq!(boards, [1, 0, 0, 0]);
        assert_eq!(left[0].anti, [0].into());
        assert_eq!(buggy_c(4), [0, 1, 1, 0]);
        assert_eq!(buggy_d(4), (6, 2));
        assert_eq!(buggy_e(8), 92);
        assert_eq!(buggy_f(2), None);
    }

    #[test]
    fn boards_up_to_300_are_written_down() {
        for n in (1..=300).filter(|n| ![2, 3].contains(n)) {
            let queens = fixed_f(n).unwrap_or_default();
            assert_eq!(queens.len(), n);
            assert!(is_board(&queens), "{n}");
        }
        assert_eq!((fixed_f(2), fixed_f(3)), (None, None));
    }
}
