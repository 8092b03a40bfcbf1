// For each lab: an answer of a student's witness function, tried out. The buggy
// versions here are those of the stub, whatever became of them in the student's
// file, and the right versions stand beside them.

use std::collections::BTreeSet;
use std::fmt;
use std::panic;

/// Every square of every board up to the width given: (n, row, col).
pub fn squares(most: usize) -> Vec<(usize, usize, usize)> {
    let of = |n| (0..n * n).map(move |square| (n, square / n, square % n));
    (1..=most).flat_map(of).collect()
}

pub fn tried_a(n: usize) -> (usize, String, String) {
    tried(n, |n| said(|| search_with_marks(n, false)), |n| said(|| search_with_marks(n, true)))
}

/// The square of width `n` for which the two versions differ, the first of them;
/// where they never differ, the first square.
pub fn tried_b(n: usize) -> (usize, String, String) {
    let square = |n| {
        let squares = || (0..n * n).map(|square| (square / n, square % n));
        squares()
            .find(|&(row, col)| attacked(n, row, col, false) != attacked(n, row, col, true))
            .unwrap_or((0, 0))
    };
    let answer = |n, right| {
        let (row, col) = square(n);
        format!("{:?} for the queen on ({row}, {col})", attacked(n, row, col, right))
    };
    tried(n, |n| answer(n, false), |n| answer(n, true))
}

pub fn tried_c(n: usize) -> (usize, String, String) {
    tried(n, |n| said(|| by_first_column(n, false)), |n| said(|| by_first_column(n, true)))
}

pub fn tried_d(n: usize) -> (usize, String, String) {
    let short = |n: usize| said(|| search_with_lists(n, 2 * n - 2));
    tried(n, short, |n| said(|| search_with_lists(n, 2 * n - 1)))
}

pub fn tried_e(n: usize) -> (usize, String, String) {
    let doubled =
        |n: usize| said(|| by_first_column(n, true)[..n.div_ceil(2)].iter().sum::<u64>() * 2);
    tried(n, doubled, |n| said(|| by_first_column(n, true).iter().sum::<u64>()))
}

pub fn tried_f(n: usize) -> (usize, String, String) {
    tried(n, |n| said(|| written_down(n, false)), |n| said(|| written_down(n, true)))
}

/// n, the buggy answer and the right one.
fn tried(
    n: usize,
    buggy: impl Fn(usize) -> String,
    right: impl Fn(usize) -> String,
) -> (usize, String, String) {
    if !(1..=10).contains(&n) {
        let not_asked = "not asked: n from 1 to 10".to_string();
        return (n, not_asked.clone(), not_asked);
    }
    (n, buggy(n), right(n))
}

/// What a function answers, as Rust prints it, or how it panics.
fn said<T: fmt::Debug>(answer: impl FnOnce() -> T) -> String {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let ended = panic::catch_unwind(panic::AssertUnwindSafe(answer));
    panic::set_hook(hook);
    match ended {
        Ok(answer) => format!("{answer:?}"),
        Err(panic) => {
            let words = panic.downcast_ref::<String>().map(String::as_str);
            let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
            format!("panic: {}", words.unwrap_or("without words"))
        }
    }
}

#[derive(Default)]
struct Taken {
    cols: BTreeSet<usize>,
    diag: BTreeSet<isize>,
    anti: BTreeSet<usize>,
}

impl fmt::Debug for Taken {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        // Printed like the given type; its name in one piece would bring in the
        // student's own, on which nothing here may depend.
        to.debug_struct(concat!("Mar", "ks"))
            .field("cols", &self.cols)
            .field("diag", &self.diag)
            .field("anti", &self.anti)
            .finish()
    }
}

/// Lab a; `undone` says whether the anti key is taken back as well.
fn search_with_marks(n: usize, undone: bool) -> (u64, Taken) {
    fn count_from(taken: &mut Taken, row: usize, n: usize, undone: bool) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let diag = row as isize - col as isize;
            let anti = row + col;
            if taken.cols.contains(&col) || taken.diag.contains(&diag) || taken.anti.contains(&anti)
            {
                continue;
            }
            taken.cols.insert(col);
            taken.diag.insert(diag);
            taken.anti.insert(anti);
            found += count_from(taken, row + 1, n, undone);
            taken.cols.remove(&col);
            taken.diag.remove(&diag);
            if undone {
                taken.anti.remove(&anti);
            }
        }
        found
    }
    let mut taken = Taken::default();
    let found = count_from(&mut taken, 0, n, undone);
    (found, taken)
}

/// Lab b; `both` says whether both slanted lines are looked at.
fn attacked(n: usize, row: usize, col: usize, both: bool) -> Vec<(usize, usize)> {
    let squares = (0..n * n).map(|square| (square / n, square % n));
    squares
        .filter(|&(r, c)| {
            let slanted = r + col == row + c || both && r + c == row + col;
            (r, c) != (row, col) && (r == row || c == col || slanted)
        })
        .collect()
}

/// Labs c and e; `added` says whether the boards of all children are added up.
fn by_first_column(n: usize, added: bool) -> Vec<u64> {
    fn count_below(queens: &mut Vec<usize>, n: usize, added: bool) -> u64 {
        let row = queens.len();
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            if (0..row).all(|r| queens[r] != col && queens[r].abs_diff(col) != row - r) {
                queens.push(col);
                let below = count_below(queens, n, added);
                found = if added { found + below } else { below };
                queens.pop();
            }
        }
        found
    }
    (0..n).map(|first| count_below(&mut vec![first], n, added)).collect()
}

/// Lab d, with the given number of places in each diagonal list.
fn search_with_lists(n: usize, places: usize) -> (usize, u64) {
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
            let (diag, anti) = (row + n - 1 - col, row + col);
            if lists.cols[col] || lists.diag[diag] || lists.anti[anti] {
                continue;
            }
            (lists.cols[col], lists.diag[diag], lists.anti[anti]) = (true, true, true);
            found += count_from(lists, row + 1, n);
            (lists.cols[col], lists.diag[diag], lists.anti[anti]) = (false, false, false);
        }
        found
    }
    let mut lists =
        Lists { cols: vec![false; n], diag: vec![false; places], anti: vec![false; places] };
    (places, count_from(&mut lists, 0, n))
}

/// Lab f; `repaired` says whether the widths that leave 2 or 3 when divided by 6
/// get a board of their own. Where the buggy board is right, it is the answer.
fn written_down(n: usize, repaired: bool) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let even = n - n % 2;
    let mut queens: Vec<usize> = (1..even).step_by(2).chain((0..even).step_by(2)).collect();
    if repaired && even % 6 == 2 {
        let half = even / 2;
        for row in 0..half {
            queens[row] = (2 * row + half - 1) % even;
            queens[even - 1 - row] = even - 1 - queens[row];
        }
    }
    if n % 2 == 1 {
        queens.push(n - 1);
    }
    Some(queens)
}
