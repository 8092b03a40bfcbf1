//! id: box-corner-wrong
//! about: The box begins at the cell itself.

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

pub fn solve_mini_sudoku(mut grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    for r in 0..4 {
        for c in 0..4 {
            if grid[r][c] == 0 {
                for d in 1..=4 {
                    if allowed(&grid, r, c, d) {
                        grid[r][c] = d;
                        if let Some(done) = solve_mini_sudoku(grid) {
                            return Some(done);
                        }
                        grid[r][c] = 0;
                    }
                }
                return None;
            }
        }
    }
    Some(grid)
}

fn allowed(grid: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    for i in 0..4 {
        if grid[r][i] == d {
            return false;
        }
        if grid[i][c] == d {
            return false;
        }
    }
    let top = r;
    let left = c;
    for y in top..4.min(top + 2) {
        for x in left..4.min(left + 2) {
            if grid[y][x] == d {
                return false;
            }
        }
    }
    true
}
