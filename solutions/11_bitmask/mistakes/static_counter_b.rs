//! id: static-counter
//! about: A thread local counter.

use std::cell::Cell;

thread_local!(static BOARDS: Cell<u64> = const { Cell::new(0) });

struct Search {
    full: u32,
}

impl Search {
    fn down(&mut self, cols: u32, falling: u32, rising: u32) {
        if cols == self.full {
            BOARDS.set(BOARDS.get() + 1);
            return;
        }
        let mut free = self.full & !(cols | falling | rising);
        while free != 0 {
            let bit = 1u32 << free.trailing_zeros();
            free ^= bit;
            let next_falling = ((falling | bit) << 1) & self.full;
            let next_rising = (rising | bit) >> 1;
            self.down(cols | bit, next_falling, next_rising);
        }
    }
}

pub fn count_bits(n: u32) -> u64 {
    let mut search = Search { full: (1 << n) - 1 };
    search.down(0, 0, 0);
    BOARDS.get()
}
