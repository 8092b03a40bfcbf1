//! id: inner-fn-uses-outer-variables
//! about: go changes the grid of the function around it.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    extend(adjacent, k, Vec::new())
}

fn extend(adjacent: &[Vec<usize>], k: usize, so_far: Vec<usize>) -> Option<Vec<usize>> {
    let v = so_far.len();
    if v == adjacent.len() {
        return Some(so_far);
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
    fn go(i: usize) -> bool {
        if i == 16 {
            return true;
        }
        if grid[i / 4][i % 4] != 0 {
            return go(i + 1);
        }
        for d in 1..=4 {
            let clash = (0..16).any(|j| {
                (i / 4 == j / 4 || i % 4 == j % 4 || (i / 8 == j / 8 && i % 4 / 2 == j % 4 / 2))
                    && grid[j / 4][j % 4] == d
            });
            if !clash {
                grid[i / 4][i % 4] = d;
                if go(i + 1) {
                    return true;
                }
                grid[i / 4][i % 4] = 0;
            }
        }
        false
    }
    if go(0) { Some(grid) } else { None }
}
