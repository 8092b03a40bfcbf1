//! id: counts-nodes
//! about: Every number that fits adds one, and the full square adds nothing.

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

pub fn count_latin(n: usize) -> u64 {
    let mut in_row = vec![vec![false; n]; n];
    let mut in_col = vec![vec![false; n]; n];
    put(n, 0, &mut in_row, &mut in_col)
}

fn put(n: usize, cell: usize, in_row: &mut [Vec<bool>], in_col: &mut [Vec<bool>]) -> u64 {
    if cell == n * n {
        return 0;
    }
    let row = cell / n;
    let col = cell % n;
    let mut found = 0;
    for s in 0..n {
        if in_row[row][s] || in_col[col][s] {
            continue;
        }
        found += 1;
        in_row[row][s] = true;
        in_col[col][s] = true;
        found += put(n, cell + 1, in_row, in_col);
        in_row[row][s] = false;
        in_col[col][s] = false;
    }
    found
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
