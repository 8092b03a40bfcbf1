//! id: columns-forgotten
//! about: The column of the new queen is not added; the rows are counted.

pub fn count_bits(n: u32) -> u64 {
    rows(n, 0, 0, 0, 0)
}

fn rows(n: u32, row: u32, columns: u32, left: u32, right: u32) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0;
    for col in 0..n {
        let bit = 1 << col;
        if (columns | left | right) & bit == 0 {
            sum += rows(n, row + 1, columns, (left | bit) << 1, (right | bit) >> 1);
        }
    }
    sum
}
