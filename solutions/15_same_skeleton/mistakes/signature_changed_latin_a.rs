//! id: signature-changed
//! about: count_latin takes and gives u32.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut given: Vec<Option<usize>> = vec![None; adjacent.len()];
    if !try_vertex(0, adjacent, k, &mut given) {
        return None;
    }
    let mut answer = vec![];
    for g in given {
        answer.push(g.unwrap_or(0));
    }
    Some(answer)
}

fn may_take(v: usize, c: usize, adjacent: &[Vec<usize>], given: &[Option<usize>]) -> bool {
    let mut ok = true;
    for u in &adjacent[v] {
        if given[*u] == Some(c) {
            ok = false;
        }
    }
    ok
}

fn try_vertex(v: usize, adjacent: &[Vec<usize>], k: usize, given: &mut Vec<Option<usize>>) -> bool {
    if v == adjacent.len() {
        return true;
    }
    let mut c = 0;
    while c < k {
        if may_take(v, c, adjacent, given) {
            given[v] = Some(c);
            if try_vertex(v + 1, adjacent, k, given) {
                return true;
            }
            given[v] = None;
        }
        c += 1;
    }
    false
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

pub fn count_latin(n: u32) -> u32 {
    squares(n as usize, &mut Vec::new()) as u32
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
