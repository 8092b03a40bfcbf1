//! id: any-for-all
//! about: An earlier cell counts only when row and column are both equal.
//! same-as: nothing-checked

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

fn clash(square: &[Vec<usize>], row: usize, col: usize, x: usize) -> bool {
    for (r, line) in square.iter().enumerate() {
        for (c, &there) in line.iter().enumerate() {
            if there == x && r == row && c == col {
                return true;
            }
        }
    }
    false
}

fn ways(square: &mut Vec<Vec<usize>>, i: usize) -> u64 {
    let n = square.len();
    if i == n * n {
        return 1;
    }
    let mut total = 0;
    for x in 1..=n {
        if !clash(square, i / n, i % n, x) {
            square[i / n][i % n] = x;
            total += ways(square, i + 1);
            square[i / n][i % n] = 0;
        }
    }
    total
}

pub fn count_latin(n: usize) -> u64 {
    ways(&mut vec![vec![0; n]; n], 0)
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
