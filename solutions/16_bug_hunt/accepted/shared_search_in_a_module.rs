//! about: One search with a method for each step serves labs a, c and e; bits serve lab d.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

mod search {
    use super::Marks;

    impl Marks {
        fn keys(row: usize, col: usize) -> (usize, isize, usize) {
            (col, row as isize - col as isize, row + col)
        }

        pub fn put(&mut self, row: usize, col: usize) -> bool {
            let (column, down, up) = Marks::keys(row, col);
            let taken =
                self.cols.contains(&column) || self.diag.contains(&down) || self.anti.contains(&up);
            !taken && self.cols.insert(column) && self.diag.insert(down) && self.anti.insert(up)
        }

        pub fn take(&mut self, row: usize, col: usize) {
            let (column, down, up) = Marks::keys(row, col);
            self.anti.remove(&up);
            self.diag.remove(&down);
            self.cols.remove(&column);
        }
    }

    pub fn count(marks: &mut Marks, row: usize, n: usize) -> u64 {
        if row >= n {
            return 1;
        }
        let mut sum = 0;
        for col in (0..n).rev() {
            if marks.put(row, col) {
                sum += count(marks, row + 1, n);
                marks.take(row, col);
            }
        }
        sum
    }

    pub fn starting_in(col: usize, n: usize) -> u64 {
        let mut marks = Marks::default();
        marks.put(0, col);
        count(&mut marks, 1, n)
    }
}

pub fn witness_a() -> usize {
    1
}

pub fn fixed_a(n: usize) -> (u64, Marks) {
    let mut marks = Marks::default();
    let boards = crate::search::count(&mut marks, 0, n);
    (boards, marks)
}

pub fn witness_b() -> usize {
    1 + 1
}

pub fn fixed_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    let (row_, col_) = (row as i32, col as i32);
    let mut found = vec![];
    for (down, right) in [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
        let (mut r, mut c) = (row_ + down, col_ + right);
        while r >= 0 && c >= 0 && r < n as i32 && c < n as i32 {
            found.push((r as usize, c as usize));
            r += down;
            c += right;
        }
    }
    found.sort();
    found
}

pub fn witness_c() -> usize {
    5
}

pub fn fixed_c(n: usize) -> Vec<u64> {
    (0..n).map(|col| search::starting_in(col, n)).collect()
}

pub fn witness_d() -> usize {
    1
}

fn bits(n: usize, row: usize, cols: u64, diag: u64, anti: u64) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0;
    for col in 0..n {
        let (c, d, a) = (1 << col, 1 << (row + n - 1 - col), 1 << (row + col));
        if cols & c | diag & d | anti & a == 0 {
            sum += bits(n, row + 1, cols | c, diag | d, anti | a);
        }
    }
    sum
}

pub fn fixed_d(n: usize) -> (usize, u64) {
    ((n - 1) + 1 + (n - 1), bits(n, 0, 0, 0, 0))
}

pub fn witness_e() -> usize {
    1
}

pub fn fixed_e(n: usize) -> u64 {
    let half: u64 = (0..n / 2).map(|col| search::starting_in(col, n)).sum();
    2 * half + (n % 2 == 1).then(|| search::starting_in(n / 2, n)).unwrap_or_default()
}

pub fn witness_f() -> usize {
    8
}

pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    if n % 2 == 1 && n > 3 {
        let mut board = fixed_f(n - 1)?;
        board.push(n - 1);
        return Some(board);
    }
    if n == 1 {
        return Some(vec![0]);
    }
    if n < 4 {
        return None;
    }
    let half = n / 2;
    let start = if n % 6 == 2 { half - 1 } else { 1 };
    let mut board = vec![0; n];
    for row in 0..half {
        let col = (start + 2 * row) % n;
        board[row] = col;
        board[n - 1 - row] = n - 1 - col;
    }
    Some(board)
}
