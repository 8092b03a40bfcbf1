//! about: Two bytes for a mask are enough for 12 columns; taken squares are set above the board.

fn step(taken_above: u16, cols: u16, falling: u16, rising: u16) -> u64 {
    let taken = taken_above | cols | falling | rising;
    if cols | taken_above == u16::MAX {
        return 1;
    }
    let mut boards = 0;
    let mut free = !taken;
    while free.count_ones() > 0 {
        let bit = 1u16 << free.trailing_zeros();
        free &= !bit;
        boards += step(taken_above, cols | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    boards
}

pub fn count_bits(n: u32) -> u64 {
    step(u16::MAX << n, 0, 0, 0)
}

fn main() {
    for n in 1..=12 {
        println!("{n}: {}", count_bits(n));
    }
}
