//! id: greedy-no-backtrack
//! about: After the first digit that fits, true is returned whatever the inner call said.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut chosen: Vec<usize> = Vec::new();
    go(adjacent, k, &mut chosen)
}
fn go(adjacent: &[Vec<usize>], k: usize, chosen: &mut Vec<usize>) -> Option<Vec<usize>> {
    let v = chosen.len();
    if v == adjacent.len() {
        return Some(chosen.clone());
    }
    for c in 0..k {
        let mut ok = true;
        for &u in &adjacent[v] {
            if u < v && chosen[u] == c {
                ok = false;
            }
        }
        if ok {
            chosen.push(c);
            let r = go(adjacent, k, chosen);
            if r.is_some() {
                return r;
            }
            chosen.pop();
        }
    }
    None
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
        let in_row = (0..c).any(|j| square[r][j] == Some(x));
        let in_col = (0..r).any(|j| square[j][c] == Some(x));
        if !in_row && !in_col {
            square[r][c] = Some(x);
            total += cells(n, i + 1, square);
            square[r][c] = None;
        }
    }
    total
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut work = grid;
    let mut empty = Vec::new();
    for r in 0..4 {
        for c in 0..4 {
            if grid[r][c] == 0 {
                empty.push((r, c));
            }
        }
    }
    if fill_empty(&mut work, &empty) {
        return Some(work);
    }
    None
}
fn fill_empty(g: &mut [[u8; 4]; 4], empty: &[(usize, usize)]) -> bool {
    let Some((&(r, c), rest)) = empty.split_first() else {
        return true;
    };
    for d in 1..5u8 {
        let row_ok = !g[r].contains(&d);
        let col_ok = g.iter().all(|line| line[c] != d);
        let box_ok = (0..4).all(|i| g[r / 2 * 2 + i / 2][c / 2 * 2 + i % 2] != d);
        if row_ok && col_ok && box_ok {
            g[r][c] = d;
            fill_empty(g, rest);
            return true;
        }
    }
    false
}
