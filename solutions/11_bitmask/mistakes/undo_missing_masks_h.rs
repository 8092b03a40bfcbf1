//! id: undo-missing:masks
//! about: The same in a for loop, asked anew each time.
//! same-as: many

pub fn count_bits(n: u32) -> u64 {
    rows(n, 0, 0, 0, 0)
}

fn rows(n: u32, row: u32, mut columns: u32, mut left: u32, mut right: u32) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0;
    for col in 0..n {
        let bit = 1 << col;
        if (columns | left | right) & bit == 0 {
            columns |= bit;
            left |= bit;
            right |= bit;
            sum += rows(n, row + 1, columns, left << 1, right >> 1);
        }
    }
    sum
}
