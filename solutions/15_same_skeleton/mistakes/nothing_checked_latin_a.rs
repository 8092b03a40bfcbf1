//! id: nothing-checked
//! about: Every number is allowed in every cell.
//! same-as: any-for-all

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
        if in_row || in_col || (!in_row && !in_col) {
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
