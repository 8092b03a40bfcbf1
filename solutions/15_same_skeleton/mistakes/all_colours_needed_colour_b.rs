//! id: all-colours-needed
//! about: Colourings with fewer than k colours are refused at the end.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    extend(adjacent, k, Vec::new())
}

fn extend(adjacent: &[Vec<usize>], k: usize, so_far: Vec<usize>) -> Option<Vec<usize>> {
    let v = so_far.len();
    if v == adjacent.len() {
        let mut used = so_far.clone();
        used.sort();
        used.dedup();
        return if used.len() == k { Some(so_far) } else { None };
    }
    for c in 0..k {
        let clash = adjacent[v].iter().any(|&u| so_far.get(u) == Some(&c));
        if clash {
            continue;
        }
        let mut next = so_far.clone();
        next.push(c);
        if let Some(done) = extend(adjacent, k, next) {
            return Some(done);
        }
    }
    None
}

pub fn count_latin(n: usize) -> u64 {
    let mut in_row = vec![vec![false; n]; n];
    let mut in_col = vec![vec![false; n]; n];
    put(n, 0, &mut in_row, &mut in_col)
}

fn put(n: usize, cell: usize, in_row: &mut [Vec<bool>], in_col: &mut [Vec<bool>]) -> u64 {
    if cell == n * n {
        return 1;
    }
    let row = cell / n;
    let col = cell % n;
    let mut found = 0;
    for s in 0..n {
        if in_row[row][s] || in_col[col][s] {
            continue;
        }
        in_row[row][s] = true;
        in_col[col][s] = true;
        found += put(n, cell + 1, in_row, in_col);
        in_row[row][s] = false;
        in_col[col][s] = false;
    }
    found
}

pub fn solve_mini_sudoku(mut grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    for r in 0..4 {
        for c in 0..4 {
            if grid[r][c] == 0 {
                for d in 1..=4 {
                    if allowed(&grid, r, c, d) {
                        grid[r][c] = d;
                        if let Some(done) = solve_mini_sudoku(grid) {
                            return Some(done);
                        }
                        grid[r][c] = 0;
                    }
                }
                return None;
            }
        }
    }
    Some(grid)
}

fn allowed(grid: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    for i in 0..4 {
        if grid[r][i] == d {
            return false;
        }
        if grid[i][c] == d {
            return false;
        }
    }
    let top = r / 2 * 2;
    let left = c / 2 * 2;
    for y in top..top + 2 {
        for x in left..left + 2 {
            if grid[y][x] == d {
                return false;
            }
        }
    }
    true
}
