//! id: greedy-no-backtrack
//! about: The filling stops at the first cell that takes no digit, and the grid so far is the answer.

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

fn fits(g: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    (0..4).all(|i| g[r][i] != d && g[i][c] != d && g[r / 2 * 2 + i / 2][c / 2 * 2 + i % 2] != d)
}

pub fn solve_mini_sudoku(mut grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    for i in 0..16 {
        let (r, c) = (i / 4, i % 4);
        if grid[r][c] != 0 {
            continue;
        }
        let first = (1..=4).find(|&d| fits(&grid, r, c, d));
        match first {
            Some(d) => grid[r][c] = d,
            None => break,
        }
    }
    Some(grid)
}
