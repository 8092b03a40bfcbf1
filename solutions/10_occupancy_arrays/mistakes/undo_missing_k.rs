//! id: undo-missing
//! about: The same with longer lists.
//! same-as: one-branch-counts

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    (row as isize - col as isize + n as isize - 1) as usize
}

struct Board {
    n: usize,
    column_taken: Vec<bool>,
    falling_taken: Vec<bool>,
    rising_taken: Vec<bool>,
    boards: u64,
}

impl Board {
    fn set(&mut self, row: usize, col: usize, taken: bool) {
        self.column_taken[col] = taken;
        self.falling_taken[diag_index(self.n, row, col)] = taken;
        self.rising_taken[row + col] = taken;
    }

    fn taken(&self, row: usize, col: usize) -> bool {
        self.column_taken[col]
            || self.falling_taken[diag_index(self.n, row, col)]
            || self.rising_taken[row + col]
    }

    fn search(&mut self, row: usize) {
        if row == self.n {
            self.boards += 1;
            return;
        }
        for col in 0..self.n {
            if !self.taken(row, col) {
                self.set(row, col, true);
                self.search(row + 1);
                self.set(row + 1, col, false);
            }
        }
    }
}

pub fn count_arrays(n: usize) -> u64 {
    let mut board = Board {
        n,
        column_taken: vec![false; n],
        falling_taken: vec![false; 2 * n + 1],
        rising_taken: vec![false; 2 * n + 1],
        boards: 0,
    };
    board.search(0);
    board.boards
}
