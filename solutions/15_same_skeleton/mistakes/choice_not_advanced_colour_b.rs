//! id: choice-not-advanced
//! about: continue jumps over the line that goes to the next colour.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    extend(adjacent, k, Vec::new())
}

fn extend(adjacent: &[Vec<usize>], k: usize, so_far: Vec<usize>) -> Option<Vec<usize>> {
    let v = so_far.len();
    if v == adjacent.len() {
        return Some(so_far);
    }
    let mut c = 0;
    while c < k {
        let clash = adjacent[v].iter().any(|&u| so_far.get(u) == Some(&c));
        if clash {
            continue;
        }
        let mut next = so_far.clone();
        next.push(c);
        if let Some(done) = extend(adjacent, k, next) {
            return Some(done);
        }
        c += 1;
    }
    None
}

fn squares(n: usize, cells: &mut Vec<usize>) -> u64 {
    let i = cells.len();
    if i == n * n {
        return 1;
    }
    let (row, col) = (i / n, i % n);
    let mut count = 0;
    for x in 0..n {
        let in_row = (0..col).any(|c| cells[row * n + c] == x);
        let in_col = (0..row).any(|r| cells[r * n + col] == x);
        if !in_row && !in_col {
            cells.push(x);
            count += squares(n, cells);
            cells.pop();
        }
    }
    count
}

pub fn count_latin(n: usize) -> u64 {
    squares(n, &mut Vec::new())
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
