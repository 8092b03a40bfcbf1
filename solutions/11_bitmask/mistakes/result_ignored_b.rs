//! id: result-ignored
//! about: The same with a row counter.
//! same-as: many

pub fn count_bits(n: u32) -> u64 {
    rows(n, 0, 0, 0, 0)
}

fn rows(n: u32, row: u32, columns: u32, left: u32, right: u32) -> u64 {
    if row == n {
        return 1;
    }
    let sum = 0;
    for col in 0..n {
        let bit = 1 << col;
        if (columns | left | right) & bit == 0 {
            let _ = rows(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
    }
    sum
}
