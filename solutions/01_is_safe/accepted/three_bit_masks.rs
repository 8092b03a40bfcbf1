//! about: Keeps the taken columns and both families of lines as bits of three u64.

#[derive(Default)]
struct Lines {
    down: u64,
    right: u64,
    left: u64,
}

impl Lines {
    const MIDDLE: usize = 31;

    fn bits(row: usize, col: usize) -> (u64, u64, u64) {
        (1 << col, 1 << (Self::MIDDLE + row - col), 1 << (row + col))
    }

    fn mark(mut self, row: usize, col: usize) -> Self {
        let (down, right, left) = Self::bits(row, col);
        self.down |= down;
        self.right |= right;
        self.left |= left;
        self
    }

    fn takes(&self, row: usize, col: usize) -> bool {
        let (down, right, left) = Self::bits(row, col);
        self.down & down | self.right & right | self.left & left != 0
    }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut lines = Lines::default();
    for (r, &c) in queens.iter().enumerate() {
        lines = lines.mark(r, c);
    }
    !lines.takes(row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut lines = Lines::default();
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() || lines.takes(r, c) {
            return false;
        }
        lines = lines.mark(r, c);
    }
    true
}
