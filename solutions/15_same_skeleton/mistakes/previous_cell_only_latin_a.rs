//! id: previous-cell-only
//! about: Only the cell just to the left and the one just above are compared.

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
        let in_row = c > 0 && square[r][c - 1] == Some(x);
        let in_col = r > 0 && square[r - 1][c] == Some(x);
        if !in_row && !in_col {
            square[r][c] = Some(x);
            total += cells(n, i + 1, square);
            square[r][c] = None;
        }
    }
    total
}

pub fn solve_mini_sudoku(mut grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    if solve(&mut grid, 0) { Some(grid) } else { None }
}
fn solve(grid: &mut [[u8; 4]; 4], i: usize) -> bool {
    if i == 16 {
        return true;
    }
    let (r, c) = (i / 4, i % 4);
    if grid[r][c] != 0 {
        return solve(grid, i + 1);
    }
    for d in 1..=4 {
        if may_stand(grid, r, c, d) {
            grid[r][c] = d;
            if solve(grid, i + 1) {
                return true;
            }
            grid[r][c] = 0;
        }
    }
    false
}
fn may_stand(grid: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    for j in 0..4 {
        if grid[r][j] == d || grid[j][c] == d {
            return false;
        }
    }
    let (br, bc) = (r / 2 * 2, c / 2 * 2);
    for y in br..br + 2 {
        for x in bc..bc + 2 {
            if grid[y][x] == d {
                return false;
            }
        }
    }
    true
}
