//! id: bit-not-cleared
//! about: The bit is cleared in a copy.
//! same-as: many

struct Search {
    full: u32,
    boards: u64,
}

impl Search {
    fn down(&mut self, cols: u32, falling: u32, rising: u32) {
        if cols == self.full {
            self.boards += 1;
            return;
        }
        let free = self.full & !(cols | falling | rising);
        while free != 0 {
            let bit = 1u32 << free.trailing_zeros();
            let mut rest = free;
            rest ^= bit;
            let next_falling = ((falling | bit) << 1) & self.full;
            let next_rising = (rising | bit) >> 1;
            self.down(cols | bit, next_falling, next_rising);
        }
    }
}

pub fn count_bits(n: u32) -> u64 {
    let mut search = Search { full: (1 << n) - 1, boards: 0 };
    search.down(0, 0, 0);
    search.boards
}
