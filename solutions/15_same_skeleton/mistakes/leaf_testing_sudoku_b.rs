//! id: leaf-testing
//! about: Every filling is built, whatever clashes, and judged at the end.

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

type Grid = [[u8; 4]; 4];

fn good(grid: &Grid, cell: usize) -> bool {
    (0..16).all(|other| {
        let (r, c) = (other / 4, other % 4);
        let (row, col) = (cell / 4, cell % 4);
        let related = r == row || c == col || (r / 2, c / 2) == (row / 2, col / 2);
        other == cell || !related || grid[r][c] != grid[row][col]
    })
}

pub fn solve_mini_sudoku(grid: Grid) -> Option<Grid> {
    match (0..16).find(|&i| grid[i / 4][i % 4] == 0) {
        None => (0..16).all(|i| good(&grid, i)).then_some(grid),
        Some(i) => (1..=4).find_map(|d| {
            let mut next = grid;
            next[i / 4][i % 4] = d;
            solve_mini_sudoku(next)
        }),
    }
}
