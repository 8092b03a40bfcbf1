//! id: any-for-all
//! about: A cell in both the same row and the same column would have to clash.

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
    let mut found = 0;
    place_next(n, &mut vec![], &mut found);
    found
}

fn place_next(n: usize, cells: &mut Vec<u8>, found: &mut u64) {
    if cells.len() == n * n {
        *found += 1;
        return;
    }
    let (r, c) = (cells.len() / n, cells.len() % n);
    for x in 0..n as u8 {
        let row_has = cells[r * n..].contains(&x);
        let col_has = cells.iter().skip(c).step_by(n).any(|&y| y == x);
        if row_has && col_has {
            continue;
        }
        cells.push(x);
        place_next(n, cells, found);
        cells.pop();
    }
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
