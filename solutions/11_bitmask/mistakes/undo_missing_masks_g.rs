//! id: undo-missing:masks
//! about: The masks are changed with a row counter.
//! same-as: many

fn go(row: u32, n: u32, mut cols: u32, mut down: u32, mut up: u32) -> u64 {
    if row == n {
        return 1;
    }
    let board = (1u32 << n) - 1;
    let mut free = !(cols | down | up) & board;
    let mut total = 0;
    while free > 0 {
        let queen = free & (!free + 1);
        free -= queen;
        cols |= queen;
        down |= queen;
        up |= queen;
        total += go(row + 1, n, cols, down << 1, up >> 1);
    }
    total
}

pub fn count_bits(n: u32) -> u64 {
    go(0, n, 0, 0, 0)
}
