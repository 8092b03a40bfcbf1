//! id: column-0-skipped
//! about: The loop starts at column 1.
//! same-as: many

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

struct Board {
    n: usize,
    cols: Vec<bool>,
    diag: Vec<bool>,
    anti: Vec<bool>,
    found: u64,
}

impl Board {
    fn is_free(&self, row: usize, col: usize) -> bool {
        !self.cols[col] && !self.diag[diag_index(self.n, row, col)] && !self.anti[row + col]
    }

    fn place(&mut self, row: usize, col: usize) {
        self.cols[col] = true;
        self.diag[diag_index(self.n, row, col)] = true;
        self.anti[row + col] = true;
    }

    fn unplace(&mut self, row: usize, col: usize) {
        self.cols[col] = false;
        self.diag[diag_index(self.n, row, col)] = false;
        self.anti[row + col] = false;
    }

    fn search(&mut self, row: usize) {
        if row == self.n {
            self.found += 1;
            return;
        }
        for col in 1..self.n {
            if self.is_free(row, col) {
                self.place(row, col);
                self.search(row + 1);
                self.unplace(row, col);
            }
        }
    }
}

pub fn count_arrays(n: usize) -> u64 {
    let mut board = Board {
        n,
        cols: vec![false; n],
        diag: vec![false; 2 * n - 1],
        anti: vec![false; 2 * n - 1],
        found: 0,
    };
    board.search(0);
    board.found
}
