//! id: previous-cell-only
//! about: The list of cells is asked at i - 1 and at i - n.

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

fn fits(flat: &[usize], n: usize, x: usize) -> bool {
    let i = flat.len();
    if i % n != 0 && flat[i - 1] == x {
        return false;
    }
    if i >= n && flat[i - n] == x {
        return false;
    }
    true
}

fn ways(flat: &mut Vec<usize>, n: usize) -> u64 {
    if flat.len() == n * n {
        return 1;
    }
    let mut total = 0;
    for x in 1..=n {
        if fits(flat, n, x) {
            flat.push(x);
            total += ways(flat, n);
            flat.pop();
        }
    }
    total
}

pub fn count_latin(n: usize) -> u64 {
    ways(&mut Vec::new(), n)
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
            g[r][c] = 0;
        }
    }
    false
}
