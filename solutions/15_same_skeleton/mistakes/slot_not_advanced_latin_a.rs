//! id: slot-not-advanced
//! about: The inner call fills the same cell again.

struct Map<'a> {
    adjacent: &'a [Vec<usize>],
    k: usize,
    colours: Vec<i32>,
}

impl Map<'_> {
    fn solve(&mut self, v: usize) -> bool {
        if v >= self.colours.len() {
            return true;
        }
        let mut used = vec![false; self.k];
        for &u in &self.adjacent[v] {
            if self.colours[u] >= 0 {
                used[self.colours[u] as usize] = true;
            }
        }
        for c in 0..self.k {
            if !used[c] {
                self.colours[v] = c as i32;
                if self.solve(v + 1) {
                    return true;
                }
                self.colours[v] = -1;
            }
        }
        false
    }
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut map = Map { adjacent, k, colours: vec![-1; adjacent.len()] };
    if map.solve(0) { Some(map.colours.iter().map(|&c| c as usize).collect()) } else { None }
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
        if false && (in_row[row][s] || in_col[col][s]) {
            continue;
        }
        in_row[row][s] = true;
        in_col[col][s] = true;
        found += put(n, cell, in_row, in_col);
        in_row[row][s] = false;
        in_col[col][s] = false;
    }
    found
}

struct Search {
    grid: [[u8; 4]; 4],
    rows: [[bool; 5]; 4],
    cols: [[bool; 5]; 4],
    boxes: [[bool; 5]; 4],
}

impl Search {
    fn set(&mut self, r: usize, c: usize, digit: u8, on: bool) {
        let d = digit as usize;
        self.rows[r][d] = on;
        self.cols[c][d] = on;
        self.boxes[r / 2 * 2 + c / 2][d] = on;
        self.grid[r][c] = if on { digit } else { 0 };
    }

    fn run(&mut self, holes: &[(usize, usize)]) -> bool {
        let Some((&(r, c), rest)) = holes.split_first() else {
            return true;
        };
        for digit in 1..=4u8 {
            let d = digit as usize;
            if self.rows[r][d] || self.cols[c][d] || self.boxes[r / 2 * 2 + c / 2][d] {
                continue;
            }
            self.set(r, c, digit, true);
            if self.run(rest) {
                return true;
            }
            self.set(r, c, digit, false);
        }
        false
    }
}

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut search =
        Search { grid, rows: [[false; 5]; 4], cols: [[false; 5]; 4], boxes: [[false; 5]; 4] };
    let mut holes = vec![];
    for r in 0..4 {
        for c in 0..4 {
            if grid[r][c] == 0 {
                holes.push((r, c));
            } else {
                search.set(r, c, grid[r][c], true);
            }
        }
    }
    search.run(&holes).then_some(search.grid)
}
