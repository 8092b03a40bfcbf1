//! id: undo-missing:grid
//! about: Holes are found in the grid at the start; a digit is written over and never wiped.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut chosen: Vec<usize> = Vec::new();
    go(adjacent, k, &mut chosen)
}
fn go(adjacent: &[Vec<usize>], k: usize, chosen: &mut Vec<usize>) -> Option<Vec<usize>> {
    let v = chosen.len();
    if v == adjacent.len() {
        return Some(chosen.clone());
    }
    for c in 0..k {
        let mut ok = true;
        for &u in &adjacent[v] {
            if u < v && chosen[u] == c {
                ok = false;
            }
        }
        if ok {
            chosen.push(c);
            let r = go(adjacent, k, chosen);
            if r.is_some() {
                return r;
            }
            chosen.pop();
        }
    }
    None
}

pub fn count_latin(n: usize) -> u64 {
    let mut square = vec![vec![None; n]; n];
    cells(n, 0, &mut square)
}
fn cells(n: usize, i: usize, square: &mut Vec<Vec<Option<usize>>>) -> u64 {
    if i == n * n {
        return 1;
    }
    let (r, c) = (i / n, i % n);
    let mut total = 0;
    for x in 0..n {
        let in_row = (0..c).any(|j| square[r][j] == Some(x));
        let in_col = (0..r).any(|j| square[j][c] == Some(x));
        if !in_row && !in_col {
            square[r][c] = Some(x);
            total += cells(n, i + 1, square);
            square[r][c] = None;
        }
    }
    total
}

fn clash(work: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    for i in 0..4 {
        if work[r][i] == d || work[i][c] == d || work[r / 2 * 2 + i / 2][c / 2 * 2 + i % 2] == d {
            return true;
        }
    }
    false
}

fn cell(grid: &[[u8; 4]; 4], work: &mut [[u8; 4]; 4], i: usize) -> bool {
    if i == 16 {
        return true;
    }
    let (r, c) = (i / 4, i % 4);
    if grid[r][c] != 0 {
        return cell(grid, work, i + 1);
    }
    for d in 1..=4 {
        if !clash(work, r, c, d) {
            work[r][c] = d;
            if cell(grid, work, i + 1) {
                return true;
            }
        }
    }
    false
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut work = grid;
    if cell(&grid, &mut work, 0) { Some(work) } else { None }
}
