//! id: middle-column-lost
//! about: The same with a limit for row 0.

pub fn count_bits(n: u32) -> u64 {
    rows(n, 0, 0, 0, 0) * 2
}

fn rows(n: u32, row: u32, columns: u32, left: u32, right: u32) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0;
    let end = if row == 0 { n / 2 } else { n };
    for col in 0..end {
        let bit = 1 << col;
        if (columns | left | right) & bit == 0 {
            sum += rows(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
    }
    sum
}
