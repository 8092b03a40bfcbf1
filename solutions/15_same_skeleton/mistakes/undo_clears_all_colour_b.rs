//! id: undo-clears-all
//! about: After a dead end the list is cut down to nothing.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    extend(adjacent, k, &mut Vec::new())
}

fn extend(adjacent: &[Vec<usize>], k: usize, so_far: &mut Vec<usize>) -> Option<Vec<usize>> {
    let v = so_far.len();
    if v == adjacent.len() {
        return Some(so_far.to_vec());
    }
    for c in 0..k {
        let clash = adjacent[v].iter().any(|&u| so_far.get(u) == Some(&c));
        if clash {
            continue;
        }
        so_far.push(c);
        let done = extend(adjacent, k, so_far);
        if done.is_some() {
            return done;
        }
        so_far.truncate(0);
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

type Grid = [[u8; 4]; 4];

fn fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    (0..16).all(|other| {
        let (r, c) = (other / 4, other % 4);
        let (row, col) = (cell / 4, cell % 4);
        let related = r == row || c == col || (r / 2, c / 2) == (row / 2, col / 2);
        !related || grid[r][c] != digit
    })
}

pub fn solve_mini_sudoku(grid: Grid) -> Option<Grid> {
    match (0..16).find(|&i| grid[i / 4][i % 4] == 0) {
        None => Some(grid),
        Some(i) => (1..=4).filter(|&d| fits(&grid, i, d)).find_map(|d| {
            let mut next = grid;
            next[i / 4][i % 4] = d;
            solve_mini_sudoku(next)
        }),
    }
}
