//! about: One struct of masks that is changed and changed back; the slanted masks are never moved, but asked with a moved bit.

#[derive(Default)]
struct Taken {
    cols: u32,
    sums: u32,
    differences: u32,
}

impl Taken {
    fn turn_over(&mut self, n: u32, row: u32, col: u32) {
        self.cols ^= 1 << col;
        self.sums ^= 1 << (row + col);
        self.differences ^= 1 << (n - 1 + row - col);
    }

    fn free(&self, n: u32, row: u32, col: u32) -> bool {
        self.cols >> col & 1 == 0
            && self.sums >> (row + col) & 1 == 0
            && self.differences >> (n - 1 + row - col) & 1 == 0
    }

    fn count(&mut self, n: u32, row: u32) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            if self.free(n, row, col) {
                self.turn_over(n, row, col);
                found += self.count(n, row + 1);
                self.turn_over(n, row, col);
            }
        }
        found
    }
}

pub fn count_bits(n: u32) -> u64 {
    Taken::default().count(n, 0)
}
