//! id: undo-missing:colours
//! about: The free colours are listed first, and what is tried of them stays behind.

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut now = vec![None; adjacent.len()];
    if !fill_from(adjacent, k, 0, &mut now) {
        return None;
    }
    now.into_iter().collect()
}

fn fill_from(adjacent: &[Vec<usize>], k: usize, v: usize, now: &mut [Option<usize>]) -> bool {
    if v == now.len() {
        return true;
    }
    let taken: Vec<usize> = adjacent[v].iter().filter_map(|&u| now[u]).collect();
    let free: Vec<usize> = (0..k).filter(|c| !taken.contains(c)).collect();
    for c in free {
        now[v] = Some(c);
        if fill_from(adjacent, k, v + 1, now) {
            return true;
        }
    }
    false
}

fn squares(n: usize, cells: &mut Vec<usize>) -> u64 {
    let i = cells.len();
    if i == n * n {
        return 1;
    }
    let (row, col) = (i / n, i % n);
    let mut count = 0;
    for x in 0..n {
        let in_row = (0..col).any(|c| cells[row * n + c] == x);
        let in_col = (0..row).any(|r| cells[r * n + col] == x);
        if !in_row && !in_col {
            cells.push(x);
            count += squares(n, cells);
            cells.pop();
        }
    }
    count
}

pub fn count_latin(n: usize) -> u64 {
    squares(n, &mut Vec::new())
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
