//! id: diagonals-checked
//! about: Every slanted line counts, as for queens.
//! same-as: marks-not-kept-apart

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
        let slanted = (0..i).any(|j| {
            let (r, c) = (j / n, j % n);
            cells[j] == x && c.abs_diff(col) == row - r
        });
        if !in_row && !in_col && !slanted {
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
