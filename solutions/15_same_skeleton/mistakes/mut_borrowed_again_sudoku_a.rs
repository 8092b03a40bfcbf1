//! id: mut-borrowed-again
//! about: The grid is borrowed once more for the inner call.
//! same-as: grid-not-mut

fn paint(adjacent: &[Vec<usize>], k: usize, colours: &mut Vec<usize>) -> bool {
    let v = colours.len();
    if v == adjacent.len() {
        return true;
    }
    for c in 0..k {
        if adjacent[v].iter().all(|&u| u >= v || colours[u] != c) {
            colours.push(c);
            if paint(adjacent, k, colours) {
                return true;
            }
            colours.pop();
        }
    }
    false
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = Vec::new();
    paint(adjacent, k, &mut colours).then_some(colours)
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
    let mut grid = grid;
    cell(&mut grid, 0).then_some(grid)
}

fn cell(grid: &mut [[u8; 4]; 4], at: usize) -> bool {
    if at == 16 {
        return true;
    }
    let (r, c) = (at / 4, at % 4);
    if grid[r][c] > 0 {
        return cell(grid, at + 1);
    }
    let mut digit = 1;
    while digit <= 4 {
        let row_ok = grid[r].iter().all(|&other| other != digit);
        let col_ok = grid.iter().all(|line| line[c] != digit);
        let (y, x) = (r - r % 2, c - c % 2);
        let box_ok =
            ![grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]].contains(&digit);
        if row_ok && col_ok && box_ok {
            grid[r][c] = digit;
            if cell(&mut grid, at + 1) {
                return true;
            }
            grid[r][c] = 0;
        }
        digit += 1;
    }
    false
}
