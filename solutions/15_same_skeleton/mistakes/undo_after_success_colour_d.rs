//! id: undo-after-success
//! about: Whether there is a colouring is found out, and every colour is set back to 0 on the way up.

struct Painter<'a> {
    adjacent: &'a [Vec<usize>],
    k: usize,
    colour_of: Vec<i32>,
}
impl Painter<'_> {
    fn fits(&self, v: usize, c: i32) -> bool {
        for &u in &self.adjacent[v] {
            if u < v && self.colour_of[u] == c {
                return false;
            }
        }
        true
    }
    fn search(&mut self, v: usize) -> bool {
        if v >= self.adjacent.len() {
            return true;
        }
        let mut found = false;
        for c in 0..self.k as i32 {
            if self.fits(v, c) {
                self.colour_of[v] = c;
                found |= self.search(v + 1);
                self.colour_of[v] = 0;
            }
        }
        found
    }
}
pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut p = Painter { adjacent, k, colour_of: vec![0; adjacent.len()] };
    if !p.search(0) {
        return None;
    }
    Some(p.colour_of.iter().map(|&c| c as usize).collect())
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
            if fill_empty(g, rest) {
                return true;
            }
            g[r][c] = 0;
        }
    }
    false
}
