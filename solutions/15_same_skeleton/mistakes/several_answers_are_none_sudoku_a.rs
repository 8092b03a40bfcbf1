//! id: several-answers-are-none
//! about: A puzzle with more than one completion is refused.
//! same-as: singles-only

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
    let mut found = Vec::new();
    gather(grid, &mut found);
    if found.len() == 1 { found.pop() } else { None }
}

fn gather(mut grid: [[u8; 4]; 4], found: &mut Vec<[[u8; 4]; 4]>) {
    let Some(i) = (0..16).find(|&i| grid[i / 4][i % 4] == 0) else {
        found.push(grid);
        return;
    };
    let (r, c) = (i / 4, i % 4);
    for d in 1..=4 {
        let clash = (0..4).any(|j| {
            grid[r][j] == d || grid[j][c] == d || grid[r / 2 * 2 + j / 2][c / 2 * 2 + j % 2] == d
        });
        if !clash {
            grid[r][c] = d;
            gather(grid, found);
        }
        grid[r][c] = 0;
    }
}
