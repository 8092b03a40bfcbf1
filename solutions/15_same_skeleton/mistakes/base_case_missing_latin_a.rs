//! id: base-case-missing
//! about: The test for the full square is missing, and the cell behind the last is read.

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
    let mut square = vec![vec![0; n]; n];
    ways(&mut square, 0, 0)
}

fn free(square: &[Vec<usize>], row: usize, col: usize, number: usize) -> bool {
    for i in 0..square.len() {
        if square[row][i] == number {
            return false;
        }
        if square[i][col] == number {
            return false;
        }
    }
    true
}

fn ways(square: &mut Vec<Vec<usize>>, row: usize, col: usize) -> u64 {
    let n = square.len();
    if col == n {
        return ways(square, row + 1, 0);
    }
    let mut total = 0;
    for number in 1..=n {
        if free(square, row, col, number) {
            square[row][col] = number;
            total += ways(square, row, col + 1);
            square[row][col] = 0;
        }
    }
    total
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
