//! id: undo-missing:grid
//! about: The list of holes is walked through, and a hole keeps the digit that failed.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = vec![None; adjacent.len()];
    if paint(adjacent, k, 0, &mut colours) {
        Some(colours.into_iter().map(|c| c.unwrap()).collect())
    } else {
        None
    }
}
fn paint(adjacent: &[Vec<usize>], k: usize, v: usize, colours: &mut Vec<Option<usize>>) -> bool {
    if v == adjacent.len() {
        return true;
    }
    for c in 0..k {
        if adjacent[v].iter().all(|&u| colours[u] != Some(c)) {
            colours[v] = Some(c);
            if paint(adjacent, k, v + 1, colours) {
                return true;
            }
            colours[v] = None;
        }
    }
    false
}

pub fn count_latin(n: usize) -> u64 {
    fn perms(n: usize, row: &mut Vec<usize>, above: &[Vec<usize>], out: &mut Vec<Vec<usize>>) {
        if row.len() == n {
            out.push(row.clone());
            return;
        }
        for x in 0..n {
            if !row.contains(&x) && above.iter().all(|a| a[row.len()] != x) {
                row.push(x);
                perms(n, row, above, out);
                row.pop();
            }
        }
    }
    fn rows(n: usize, above: &mut Vec<Vec<usize>>) -> u64 {
        if above.len() == n {
            return 1;
        }
        let mut out = Vec::new();
        perms(n, &mut Vec::new(), above, &mut out);
        let mut total = 0;
        for row in out {
            above.push(row);
            total += rows(n, above);
            above.pop();
        }
        total
    }
    rows(n, &mut Vec::new())
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
            if fill_empty(g, rest) {
                return true;
            }
        }
    }
    false
}
