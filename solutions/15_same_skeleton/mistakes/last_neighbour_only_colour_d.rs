//! id: last-neighbour-only
//! about: A neighbour with another colour sets fits back to true.

struct Painter<'a> {
    adjacent: &'a [Vec<usize>],
    k: usize,
    colour_of: Vec<i32>,
}
impl Painter<'_> {
    fn fits(&self, v: usize, c: i32) -> bool {
        let mut fits = true;
        for &u in &self.adjacent[v] {
            if self.colour_of[u] == c {
                fits = false;
            } else if self.colour_of[u] >= 0 {
                fits = true;
            }
        }
        fits
    }
    fn search(&mut self, v: usize) -> bool {
        if v >= self.adjacent.len() {
            return true;
        }
        for c in 0..self.k as i32 {
            if self.fits(v, c) {
                self.colour_of[v] = c;
                if self.search(v + 1) {
                    return true;
                }
                self.colour_of[v] = -1;
            }
        }
        false
    }
}
pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut p = Painter { adjacent, k, colour_of: vec![-1; adjacent.len()] };
    if !p.search(0) {
        return None;
    }
    Some(p.colour_of.iter().map(|&c| c as usize).collect())
}

pub fn count_latin(n: usize) -> u64 {
    let mut rows = vec![vec![false; n]; n];
    let mut cols = vec![vec![false; n]; n];
    let mut count = 0;
    latin(n, 0, 0, &mut rows, &mut cols, &mut count);
    count
}
fn latin(
    n: usize,
    r: usize,
    c: usize,
    rows: &mut Vec<Vec<bool>>,
    cols: &mut Vec<Vec<bool>>,
    count: &mut u64,
) {
    if r == n {
        *count += 1;
        return;
    }
    if c == n {
        latin(n, r + 1, 0, rows, cols, count);
        return;
    }
    for x in 0..n {
        if rows[r][x] || cols[c][x] {
            continue;
        }
        rows[r][x] = true;
        cols[c][x] = true;
        latin(n, r, c + 1, rows, cols, count);
        rows[r][x] = false;
        cols[c][x] = false;
    }
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    for row in 0..4 {
        for col in 0..4 {
            if grid[row][col] == 0 {
                for digit in 1..=4u8 {
                    if allowed(grid, row, col, digit) {
                        let mut copy = grid;
                        copy[row][col] = digit;
                        let answer = solve_mini_sudoku(copy);
                        if answer.is_some() {
                            return answer;
                        }
                    }
                }
                return None;
            }
        }
    }
    Some(grid)
}
fn allowed(grid: [[u8; 4]; 4], row: usize, col: usize, digit: u8) -> bool {
    for r in 0..4 {
        for c in 0..4 {
            let seen = r == row || c == col || (r / 2 == row / 2 && c / 2 == col / 2);
            if seen && grid[r][c] == digit {
                return false;
            }
        }
    }
    true
}
