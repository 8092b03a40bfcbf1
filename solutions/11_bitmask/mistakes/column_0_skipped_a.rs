//! id: column-0-skipped
//! about: The loop starts at column 1.
//! same-as: many

pub fn count_bits(n: u32) -> u64 {
    below(n, 0, 0, 0, 0)
}

fn below(n: u32, row: u32, cols: u32, d1: u32, d2: u32) -> u64 {
    if row == n {
        return 1;
    }
    (1..n)
        .map(|c| 1u32 << c)
        .filter(|q| (cols | d1 | d2) & q == 0)
        .map(|q| below(n, row + 1, cols | q, (d1 | q) << 1, (d2 | q) >> 1))
        .sum()
}
