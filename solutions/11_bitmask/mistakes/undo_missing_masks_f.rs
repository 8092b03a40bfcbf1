//! id: undo-missing:masks
//! about: The same in the struct.

struct Search {
    full: u32,
    boards: u64,
}

impl Search {
    fn down(&mut self, mut cols: u32, mut falling: u32, mut rising: u32) {
        if cols == self.full {
            self.boards += 1;
            return;
        }
        let mut free = self.full & !(cols | falling | rising);
        while free != 0 {
            let bit = 1u32 << free.trailing_zeros();
            free ^= bit;
            cols |= bit;
            falling |= bit;
            rising |= bit;
            self.down(cols, (falling << 1) & self.full, rising >> 1);
        }
    }
}

pub fn count_bits(n: u32) -> u64 {
    let mut search = Search { full: (1 << n) - 1, boards: 0 };
    search.down(0, 0, 0);
    search.boards
}
