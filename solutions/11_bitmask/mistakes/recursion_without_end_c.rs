//! id: recursion-without-end
//! about: count_bits calls itself with the same n.
//! same-as: many

pub fn count_bits(n: u32) -> u64 {
    count_bits(n) + rows(n, 0, 0, 0, 0)
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
