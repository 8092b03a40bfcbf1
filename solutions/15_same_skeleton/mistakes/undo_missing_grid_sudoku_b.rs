//! id: undo-missing:grid
//! about: The cell is not emptied after the last digit.

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
    if row == n {
        return 1;
    }
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

pub fn solve_mini_sudoku(grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    let mut work = grid;
    if fill_in(&mut work) {
        return Some(work);
    }
    None
}

fn first_hole(grid: &[[u8; 4]; 4]) -> Option<(usize, usize)> {
    for (r, row) in grid.iter().enumerate() {
        for (c, &digit) in row.iter().enumerate() {
            if digit == 0 {
                return Some((r, c));
            }
        }
    }
    None
}

fn seen(grid: &[[u8; 4]; 4], row: usize, col: usize) -> Vec<u8> {
    let mut seen = Vec::new();
    for r in 0..4 {
        for c in 0..4 {
            let same_row = r == row;
            let same_col = c == col;
            let same_box = r / 2 == row / 2 && c / 2 == col / 2;
            if same_row || same_col || same_box {
                seen.push(grid[r][c]);
            }
        }
    }
    seen
}

fn fill_in(grid: &mut [[u8; 4]; 4]) -> bool {
    let (row, col) = match first_hole(grid) {
        Some(hole) => hole,
        None => return true,
    };
    let taken = seen(grid, row, col);
    let free: Vec<u8> = (1..=4).filter(|digit| !taken.contains(digit)).collect();
    for digit in free {
        grid[row][col] = digit;
        if fill_in(grid) {
            return true;
        }
    }
    false
}
