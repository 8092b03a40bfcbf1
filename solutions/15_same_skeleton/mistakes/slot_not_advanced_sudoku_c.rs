//! id: slot-not-advanced
//! about: The digit is taken off before the rest is searched.

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
    let mut square = vec![vec![0; n]; n];
    ways(&mut square, 0, 0)
}

fn free(square: &[Vec<usize>], row: usize, col: usize, number: usize) -> bool {
    for i in 0..square.len() {
        if square[row][i] == number {
            return false;
        }
        if square[i][col] == number {
            return false;
        }
    }
    true
}

fn ways(square: &mut Vec<Vec<usize>>, row: usize, col: usize) -> u64 {
    let n = square.len();
    if row == n {
        return 1;
    }
    if col == n {
        return ways(square, row + 1, 0);
    }
    let mut total = 0;
    for number in 1..=n {
        if free(square, row, col, number) {
            square[row][col] = number;
            total += ways(square, row, col + 1);
            square[row][col] = 0;
        }
    }
    total
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
            grid[row][col] = 0;
            if fill_in(grid) {
                return true;
            }
        }
    }
    false
}
