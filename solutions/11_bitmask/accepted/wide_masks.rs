//! about: u64 masks and an iterator over the free bits.

struct Bits(u64);

impl Iterator for Bits {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0 & self.0.wrapping_neg();
        self.0 ^= lowest;
        Some(lowest)
    }
}

fn search(full: u64, [cols, left, right]: [u64; 3]) -> u64 {
    if cols == full {
        return 1;
    }
    Bits(full & !cols & !left & !right)
        .map(|bit| search(full, [cols ^ bit, (left | bit) << 1, (right | bit) >> 1]))
        .sum()
}

pub fn count_bits(n: u32) -> u64 {
    search(u64::MAX >> (64 - n), [0; 3])
}
