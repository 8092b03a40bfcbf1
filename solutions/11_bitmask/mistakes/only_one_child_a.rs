//! id: only-one-child
//! about: The loop is left after its first free square.
//! same-as: many

struct Board {
    n: u32,
    full: u32,
    count: u64,
}

impl Board {
    fn place(&mut self, cols: u32, d1: u32, d2: u32) {
        if cols.count_ones() == self.n {
            self.count += 1;
            return;
        }
        let taken = cols | d1 | d2;
        let mut free = !taken & self.full;
        while free > 0 {
            let c = free.trailing_zeros();
            free ^= 1 << c;
            let q = 1 << c;
            self.place(cols | q, (d1 | q) << 1, (d2 | q) >> 1);
            break;
        }
    }
}

pub fn count_bits(n: u32) -> u64 {
    let mut board = Board { n, full: (1 << n) - 1, count: 0 };
    board.place(0, 0, 0);
    board.count
}
