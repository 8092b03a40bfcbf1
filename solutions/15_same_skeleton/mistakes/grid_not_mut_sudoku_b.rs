//! id: grid-not-mut
//! about: The digit is written straight into the parameter.

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
    let Some(i) = (0..16).find(|&i| grid[i / 4][i % 4] == 0) else {
        return Some(grid);
    };
    let (row, col) = (i / 4, i % 4);
    for digit in [1, 2, 3, 4] {
        let clash = (0..4).any(|j| {
            grid[row][j] == digit
                || grid[j][col] == digit
                || grid[row / 2 * 2 + j / 2][col / 2 * 2 + j % 2] == digit
        });
        if clash {
            continue;
        }
        grid[row][col] = digit;
        let done = solve_mini_sudoku(grid);
        if done.is_some() {
            return done;
        }
        grid[row][col] = 0;
    }
    None
}
