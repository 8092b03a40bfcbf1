//! about: One thread for each column of row 0, with arrays large enough for every promised n.

use std::thread;

const WIDEST: usize = 11;

#[derive(Clone, Default)]
struct Taken {
    cols: [bool; WIDEST],
    diag: [bool; 2 * WIDEST - 1],
    anti: [bool; 2 * WIDEST - 1],
}

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    (0..n - 1 - col).chain(0..row).count()
}

impl Taken {
    fn flip(&mut self, row: usize, col: usize) {
        self.cols[col] ^= true;
        self.diag[WIDEST - 1 + row - col] ^= true;
        self.anti[row + col] ^= true;
    }

    fn free(&self, row: usize, col: usize) -> bool {
        !(self.cols[col] || self.diag[WIDEST - 1 + row - col] || self.anti[row + col])
    }
}

fn count(n: usize, row: usize, taken: &mut Taken) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0;
    for col in 0..n {
        if taken.free(row, col) {
            taken.flip(row, col);
            sum += count(n, row + 1, taken);
            taken.flip(row, col);
        }
    }
    sum
}

pub fn count_arrays(n: usize) -> u64 {
    let workers: Vec<_> = (0..n)
        .map(|col| {
            thread::spawn(move || {
                let mut taken = Taken::default();
                taken.flip(0, col);
                count(n, 1, &mut taken)
            })
        })
        .collect();
    workers.into_iter().map(|worker| worker.join().expect("no worker panics")).sum()
}
