//! id: bit-not-cleared
//! about: The loop asks the same lowest bit again and again.
//! same-as: many

fn go(row: u32, n: u32, cols: u32, down: u32, up: u32) -> u64 {
    if row == n {
        return 1;
    }
    let board = (1u32 << n) - 1;
    let free = !(cols | down | up) & board;
    let mut total = 0;
    while free > 0 {
        let queen = free & (!free + 1);
        let next_down = (down | queen) << 1;
        let next_up = (up | queen) >> 1;
        total += go(row + 1, n, cols | queen, next_down, next_up);
    }
    total
}

pub fn count_bits(n: u32) -> u64 {
    go(0, n, 0, 0, 0)
}
