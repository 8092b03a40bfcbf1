//! id: undo-after-success
//! about: The colour is taken back whatever came of it, and the gaps are written as 0.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = vec![None; adjacent.len()];
    if paint(adjacent, k, 0, &mut colours) {
        Some(colours.into_iter().map(|c| c.unwrap_or(0)).collect())
    } else {
        None
    }
}
fn paint(adjacent: &[Vec<usize>], k: usize, v: usize, colours: &mut Vec<Option<usize>>) -> bool {
    if v == adjacent.len() {
        return true;
    }
    let mut found = false;
    for c in 0..k {
        if adjacent[v].iter().all(|&u| colours[u] != Some(c)) {
            colours[v] = Some(c);
            found = paint(adjacent, k, v + 1, colours);
            colours[v] = None;
        }
    }
    found
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

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut g = grid;
    let empty: Vec<(usize, usize)> =
        (0..16).map(|i| (i / 4, i % 4)).filter(|&(r, c)| grid[r][c] == 0).collect();
    let mut i = 0;
    while i < empty.len() {
        let (r, c) = empty[i];
        let mut d = g[r][c] + 1;
        g[r][c] = 0;
        while d <= 4 && clashes(&g, r, c, d) {
            d += 1;
        }
        if d <= 4 {
            g[r][c] = d;
            i += 1;
        } else {
            if i == 0 {
                return None;
            }
            i -= 1;
        }
    }
    Some(g)
}
fn clashes(g: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    (0..4).any(|k| g[r][k] == d || g[k][c] == d || g[r / 2 * 2 + k / 2][c / 2 * 2 + k % 2] == d)
}
