//! id: boxes-of-nine
//! about: A box has nine cells, as on a 9 by 9 grid.

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
        let mut box_ok = true;
        for i in 0..9 {
            if g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit {
                box_ok = false;
                break;
            }
        }
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
