//! id: base-case-early
//! about: Empty cells are looked for among the first fifteen only.

fn paint(adjacent: &[Vec<usize>], k: usize, colours: &mut Vec<usize>) -> bool {
    let v = colours.len();
    if v == adjacent.len() {
        return true;
    }
    for c in 0..k {
        if adjacent[v].iter().all(|&u| u >= v || colours[u] != c) {
            colours.push(c);
            if paint(adjacent, k, colours) {
                return true;
            }
            colours.pop();
        }
    }
    false
}

pub fn colour(adjacent: &[Vec<usize>], k: usize) -> Option<Vec<usize>> {
    let mut colours = Vec::new();
    paint(adjacent, k, &mut colours).then_some(colours)
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

type Grid = [[u8; 4]; 4];

fn fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    (0..16).all(|other| {
        let (r, c) = (other / 4, other % 4);
        let (row, col) = (cell / 4, cell % 4);
        let related = r == row || c == col || (r / 2, c / 2) == (row / 2, col / 2);
        !related || grid[r][c] != digit
    })
}

pub fn solve_mini_sudoku(grid: Grid) -> Option<Grid> {
    match (0..15).find(|&i| grid[i / 4][i % 4] == 0) {
        None => Some(grid),
        Some(i) => (1..=4).filter(|&d| fits(&grid, i, d)).find_map(|d| {
            let mut next = grid;
            next[i / 4][i % 4] = d;
            solve_mini_sudoku(next)
        }),
    }
}
