//! id: base-case-early
//! about: The last vertex gets no colour, and that is written as 0.

struct Painter<'a> {
    adjacent: &'a [Vec<usize>],
    k: usize,
    colour_of: Vec<i32>,
}
impl Painter<'_> {
    fn fits(&self, v: usize, c: i32) -> bool {
        for &u in &self.adjacent[v] {
            if self.colour_of[u] == c {
                return false;
            }
        }
        true
    }
    fn search(&mut self, v: usize) -> bool {
        if v + 1 >= self.adjacent.len() {
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
    Some(p.colour_of.iter().map(|&c| c.max(0) as usize).collect())
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

pub fn solve_mini_sudoku(mut grid: [[u8; 4]; 4]) -> Option<[[u8; 4]; 4]> {
    if solve(&mut grid, 0) { Some(grid) } else { None }
}
fn solve(grid: &mut [[u8; 4]; 4], i: usize) -> bool {
    if i == 16 {
        return true;
    }
    let (r, c) = (i / 4, i % 4);
    if grid[r][c] != 0 {
        return solve(grid, i + 1);
    }
    for d in 1..=4 {
        if may_stand(grid, r, c, d) {
            grid[r][c] = d;
            if solve(grid, i + 1) {
                return true;
            }
            grid[r][c] = 0;
        }
    }
    false
}
fn may_stand(grid: &[[u8; 4]; 4], r: usize, c: usize, d: u8) -> bool {
    for j in 0..4 {
        if grid[r][j] == d || grid[j][c] == d {
            return false;
        }
    }
    let (br, bc) = (r / 2 * 2, c / 2 * 2);
    for y in br..br + 2 {
        for x in bc..bc + 2 {
            if grid[y][x] == d {
                return false;
            }
        }
    }
    true
}
