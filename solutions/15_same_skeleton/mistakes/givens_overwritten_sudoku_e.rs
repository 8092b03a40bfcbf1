//! id: givens-overwritten
//! about: Every cell is emptied and filled, a given too; on the way back it gets its old digit.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = vec![None; adjacent.len()];
    if paint(adjacent, k, 0, &mut colours) {
        Some(colours.into_iter().map(|c| c.unwrap()).collect())
    } else {
        None
    }
}
fn paint(adjacent: &[Vec<usize>], k: usize, v: usize, colours: &mut Vec<Option<usize>>) -> bool {
    if v == adjacent.len() {
        return true;
    }
    for c in 0..k {
        if adjacent[v].iter().all(|&u| colours[u] != Some(c)) {
            colours[v] = Some(c);
            if paint(adjacent, k, v + 1, colours) {
                return true;
            }
            colours[v] = None;
        }
    }
    false
}

pub fn count_latin(n: usize) -> u64 {
    let mut rows = vec![vec![false; n]; n];
    let mut cols = vec![vec![false; n]; n];
    let mut count = 0;
    latin(n, 0, 0, &mut rows, &mut cols, &mut count);
    count
}
fn latin(
    n: usize,
    r: usize,
    c: usize,
    rows: &mut Vec<Vec<bool>>,
    cols: &mut Vec<Vec<bool>>,
    count: &mut u64,
) {
    if r == n {
        *count += 1;
        return;
    }
    if c == n {
        latin(n, r + 1, 0, rows, cols, count);
        return;
    }
    for x in 0..n {
        if rows[r][x] || cols[c][x] {
            continue;
        }
        rows[r][x] = true;
        cols[c][x] = true;
        latin(n, r, c + 1, rows, cols, count);
        rows[r][x] = false;
        cols[c][x] = false;
    }
}

pub fn solve_mini_sudoku(mut grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    if solve(&mut grid, 0) { Some(grid) } else { None }
}
fn solve(grid: &mut [[u8; 4]; 4], i: usize) -> bool {
    if i == 16 {
        return true;
    }
    let (r, c) = (i / 4, i % 4);
    let old = grid[r][c];
    grid[r][c] = 0;
    for d in 1..=4 {
        if may_stand(grid, r, c, d) {
            grid[r][c] = d;
            if solve(grid, i + 1) {
                return true;
            }
            grid[r][c] = 0;
        }
    }
    grid[r][c] = old;
    false
}
fn may_stand(grid: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    for j in 0..4 {
        if grid[r][j] == d || grid[j][c] == d {
            return false;
        }
    }
    let (br, bc) = (r / 2 * 2, c / 2 * 2);
    for y in br..br + 2 {
        for x in bc..bc + 2 {
            if grid[y][x] == d {
                return false;
            }
        }
    }
    true
}
