//! about: i32 masks, where minus is at hand, and one row less for the base case.

fn solve(full: i32, cols: i32, d1: i32, d2: i32) -> i64 {
    let mut free = full & !(cols | d1 | d2);
    let mut ways = 0;
    while free != 0 {
        let bit = free & -free;
        free -= bit;
        let now = cols | bit;
        ways += if now == full { 1 } else { solve(full, now, (d1 | bit) << 1, (d2 | bit) >> 1) };
    }
    ways
}

pub fn count_bits(n: u32) -> u64 {
    solve(2i32.pow(n) - 1, 0, 0, 0) as u64
}
