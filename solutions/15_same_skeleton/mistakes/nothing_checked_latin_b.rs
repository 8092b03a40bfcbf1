//! id: nothing-checked
//! about: The marks are set and never asked.
//! same-as: any-for-all

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let n = adjacent.len();
    // k stands for "no colour".
    let mut colours = vec![k; n];
    let mut v = 0;
    let mut next = 0;
    while v < n {
        let mut free = next;
        while free < k && adjacent[v].iter().any(|&u| colours[u] == free) {
            free += 1;
        }
        if free < k {
            colours[v] = free;
            v += 1;
            next = 0;
        } else {
            if v == 0 {
                return None;
            }
            v -= 1;
            next = colours[v] + 1;
            colours[v] = k;
        }
    }
    Some(colours)
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
        in_row[row][s] = true;
        in_col[col][s] = true;
        found += put(n, cell + 1, in_row, in_col);
        in_row[row][s] = false;
        in_col[col][s] = false;
    }
    found
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut g = grid;
    cell(&mut g, 0).then_some(g)
}

fn cell(g: &mut [[u8; 4]; 4], at: usize) -> bool {
    if at == 16 {
        return true;
    }
    let (r, c) = (at / 4, at % 4);
    if g[r][c] > 0 {
        return cell(g, at + 1);
    }
    let mut digit = 1;
    while digit <= 4 {
        let row_ok = g[r].iter().all(|&other| other != digit);
        let col_ok = g.iter().all(|line| line[c] != digit);
        let (y, x) = (r - r % 2, c - c % 2);
        let box_ok = ![g[y][x], g[y][x + 1], g[y + 1][x], g[y + 1][x + 1]].contains(&digit);
        if row_ok && col_ok && box_ok {
            g[r][c] = digit;
            if cell(g, at + 1) {
                return true;
            }
            g[r][c] = 0;
        }
        digit += 1;
    }
    false
}
