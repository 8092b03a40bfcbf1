//! id: any-for-all
//! about: A number clashes only with a cell that is in its row and in its column, and no other cell is.
//! same-as: nothing-checked

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
    let mut flat: Vec<usize> = Vec::new();
    extend_flat(n, &mut flat)
}
fn extend_flat(n: usize, flat: &mut Vec<usize>) -> u64 {
    let i = flat.len();
    if i == n * n {
        return 1;
    }
    let mut sum = 0;
    for x in 0..n {
        let mut clash = false;
        for j in 0..i {
            if flat[j] == x && (j / n == i / n && j % n == i % n) {
                clash = true;
            }
        }
        if !clash {
            flat.push(x);
            sum += extend_flat(n, flat);
            flat.pop();
        }
    }
    sum
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut rows = [[false; 5]; 4];
    let mut cols = [[false; 5]; 4];
    let mut boxes = [[false; 5]; 4];
    for r in 0..4 {
        for c in 0..4 {
            let d = grid[r][c] as usize;
            rows[r][d] = true;
            cols[c][d] = true;
            boxes[r / 2 * 2 + c / 2][d] = true;
        }
    }
    let mut g = grid;
    if with_sets(&mut g, 0, &mut rows, &mut cols, &mut boxes) { Some(g) } else { None }
}
fn with_sets(
    g: &mut [[u8; 4]; 4],
    i: usize,
    rows: &mut [[bool; 5]; 4],
    cols: &mut [[bool; 5]; 4],
    boxes: &mut [[bool; 5]; 4],
) -> bool {
    if i == 16 {
        return true;
    }
    let r = i / 4;
    let c = i % 4;
    let b = r / 2 * 2 + c / 2;
    if g[r][c] != 0 {
        return with_sets(g, i + 1, rows, cols, boxes);
    }
    for d in 1..=4 {
        if rows[r][d] || cols[c][d] || boxes[b][d] {
            continue;
        }
        g[r][c] = d as u8;
        rows[r][d] = true;
        cols[c][d] = true;
        boxes[b][d] = true;
        if with_sets(g, i + 1, rows, cols, boxes) {
            return true;
        }
        g[r][c] = 0;
        rows[r][d] = false;
        cols[c][d] = false;
        boxes[b][d] = false;
    }
    false
}
