//! id: byte-sized-masks
//! about: The same with a while loop.

pub fn count_bits(n: u32) -> u64 {
    rows(n, 0, 0, 0, 0)
}

fn rows(n: u32, row: u32, columns: u8, left: u8, right: u8) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0;
    for col in 0..n {
        let bit = 1u8 << col;
        let taken = columns | left | right;
        if taken & bit == 0 {
            sum += rows(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
    }
    sum
}
