//! about: Goes through all numbers in base k; latin squares by symmetry; the fullest cell first.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let n = adjacent.len();
    let boards = (0..n).fold(1, |all: usize, _| all * k);
    (0..boards)
        .map(|code| {
            let mut rest = code;
            let mut colours = Vec::with_capacity(n);
            for _ in 0..n {
                colours.push(rest % k);
                rest /= k;
            }
            colours
        })
        .find(|colours| (0..n).all(|v| adjacent[v].iter().all(|&u| colours[u] != colours[v])))
}

/// Squares with the first row 0, 1, 2, … in order, times the orders of the numbers.
pub fn count_latin(n: usize) -> u64 {
    let first: Vec<u8> = (0..n as u8).collect();
    let orders: u64 = (1..=n as u64).product();
    orders * below(n, &mut vec![first])
}

fn below(n: usize, rows: &mut Vec<Vec<u8>>) -> u64 {
    if rows.last().is_some_and(|row| row.len() == n) {
        if rows.len() == n {
            return 1;
        }
        rows.push(Vec::new());
        let found = below(n, rows);
        rows.pop();
        return found;
    }
    let at = rows.len() - 1;
    let col = rows[at].len();
    let mut found = 0;
    for x in 0..n as u8 {
        let clash = rows[at].contains(&x) || rows[..at].iter().any(|row| row[col] == x);
        if !clash {
            rows[at].push(x);
            found += below(n, rows);
            rows[at].pop();
        }
    }
    found
}

type Cells = [[u8; 4]; 4];

fn options(grid: &Cells, r: usize, c: usize) -> Vec<u8> {
    let mut mask = 0u8;
    for i in 0..4 {
        mask |= 1 << grid[r][i];
        mask |= 1 << grid[i][c];
        mask |= 1 << grid[r & 2 | i >> 1][c & 2 | i & 1];
    }
    (1..=4).filter(|d| mask >> d & 1 == 0).collect()
}

/// The empty cell with the fewest digits left goes first.
pub fn solve_mini_sudoku(grid: Cells) -> Option<Cells> {
    let mut best: Option<(usize, usize, Vec<u8>)> = None;
    for r in 0..4 {
        for c in 0..4 {
            if grid[r][c] == 0 {
                let now = options(&grid, r, c);
                if best.as_ref().is_none_or(|(_, _, few)| now.len() < few.len()) {
                    best = Some((r, c, now));
                }
            }
        }
    }
    let Some((r, c, digits)) = best else {
        return Some(grid);
    };
    for d in digits.into_iter().rev() {
        let mut next = grid;
        next[r][c] = d;
        if let Some(done) = solve_mini_sudoku(next) {
            return Some(done);
        }
    }
    None
}
