//! id: undo-missing:colours
//! about: The list grows in a loop over the choices and is never shortened.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    extend(adjacent, k, &mut Vec::new())
}

fn extend(adjacent: &[Vec<usize>], k: usize, so_far: &mut Vec<usize>) -> Option<Vec<usize>> {
    let v = so_far.len();
    if v == adjacent.len() {
        return Some(so_far.clone());
    }
    for c in 0..k {
        let clash = adjacent[v].iter().any(|&u| u < v && so_far[u] == c);
        if clash {
            continue;
        }
        so_far.push(c);
        if let Some(done) = extend(adjacent, k, so_far) {
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

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut work = grid;
    if fill_in(&mut work) {
        return Some(work);
    }
    None
}

fn first_hole(grid: &[[u8; 4]; 4]) -> Option<(usize, usize)> {
    for (r, row) in grid.iter().enumerate() {
        for (c, &digit) in row.iter().enumerate() {
            if digit == 0 {
                return Some((r, c));
            }
        }
    }
    None
}

fn seen(grid: &[[u8; 4]; 4], row: usize, col: usize) -> Vec<u8> {
    let mut seen = Vec::new();
    for r in 0..4 {
        for c in 0..4 {
            let same_row = r == row;
            let same_col = c == col;
            let same_box = r / 2 == row / 2 && c / 2 == col / 2;
            if same_row || same_col || same_box {
                seen.push(grid[r][c]);
            }
        }
    }
    seen
}

fn fill_in(grid: &mut [[u8; 4]; 4]) -> bool {
    let Some((row, col)) = first_hole(grid) else {
        return true;
    };
    let taken = seen(grid, row, col);
    for digit in 1..=4 {
        if !taken.contains(&digit) {
            grid[row][col] = digit;
            if fill_in(grid) {
                return true;
            }
            grid[row][col] = 0;
        }
    }
    false
}
