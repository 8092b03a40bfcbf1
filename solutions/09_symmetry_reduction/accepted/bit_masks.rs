//! about: The half search runs on bit masks; a board is turned in a grid of booleans.

struct Half {
    full: u32,
    nodes: u64,
}

impl Half {
    fn below(&mut self, cols: u32, left: u32, right: u32) -> u64 {
        self.nodes += 1;
        if cols == self.full {
            return 1;
        }
        let mut free = self.full & !(cols | left | right);
        let mut found = 0;
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free &= free - 1;
            found += self.below(cols | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        found
    }
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut half = Half { full: (1 << n) - 1, nodes: 1 };
    let mut solutions = 0;
    for col in 0..n / 2 {
        let bit = 1 << col;
        solutions += half.below(bit, bit << 1, bit >> 1);
    }
    solutions *= 2;
    if n % 2 != 0 {
        let bit = 1 << (n / 2);
        solutions += half.below(bit, bit << 1, bit >> 1);
    }
    (solutions, half.nodes)
}

fn grid(queens: &[usize]) -> Vec<Vec<bool>> {
    let n = queens.len();
    let mut grid = vec![vec![false; n]; n];
    for (row, &col) in queens.iter().enumerate() {
        grid[row][col] = true;
    }
    grid
}

fn list(grid: Vec<Vec<bool>>) -> Vec<usize> {
    let column = |line: Vec<bool>| line.into_iter().position(|queen| queen).unwrap();
    grid.into_iter().map(column).collect()
}

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let mut grid = grid(queens);
    grid.iter_mut().for_each(|line| line.reverse());
    list(grid)
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let old = grid(queens);
    let n = old.len();
    let mut new = old.clone();
    for row in 0..n {
        for col in 0..n {
            new[row][col] = old[n - 1 - col][row];
        }
    }
    list(new)
}

fn solutions(n: usize, board: Vec<usize>, out: &mut Vec<Vec<usize>>) {
    let row = board.len();
    if row == n {
        return out.push(board);
    }
    for col in 0..n {
        if (0..row).all(|r| board[r] != col && board[r].abs_diff(col) != row - r) {
            let mut next = board.clone();
            next.push(col);
            solutions(n, next, out);
        }
    }
}

pub fn count_distinct(n: usize) -> u64 {
    let mut left = Vec::new();
    solutions(n, Vec::new(), &mut left);
    let mut groups = 0;
    // take a board, then take away all its forms
    while let Some(board) = left.pop() {
        groups += 1;
        let mut form = board;
        for _ in 0..4 {
            let image = mirror(&form);
            left.retain(|other| *other != form && *other != image);
            form = rotate(&form);
        }
    }
    groups
}
