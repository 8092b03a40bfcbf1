//! id: middle-column-lost
//! about: The left half without the middle, doubled.

pub fn count_bits(n: u32) -> u64 {
    (0..n / 2).map(|col| 2 * rows(n, 1, 1 << col, 2 << col, 1 << col >> 1)).sum()
}

fn rows(n: u32, row: u32, columns: u32, left: u32, right: u32) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0;
    for col in 0..n {
        let bit = 1 << col;
        if (columns | left | right) & bit == 0 {
            sum += rows(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
    }
    sum
}
