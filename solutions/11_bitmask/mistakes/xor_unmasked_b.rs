//! id: xor-unmasked
//! about: The same, with a while loop over columns of 32.

pub fn count_bits(n: u32) -> u64 {
    rows(n, 0, 0, 0, 0)
}

fn rows(n: u32, row: u32, columns: u32, left: u32, right: u32) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0;
    let free = ((1 << n) - 1) ^ (columns | left | right);
    for col in 0..32 {
        let bit = 1 << col;
        if free & bit != 0 {
            sum += rows(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
    }
    sum
}
