//! id: old-marks-dropped
//! about: The same in one call for each row.

pub fn count_bits(n: u32) -> u64 {
    row((1 << n) - 1, 0, 0, 0)
}

fn row(full: u32, cols: u32, left: u32, right: u32) -> u64 {
    if cols == full {
        return 1;
    }
    let mut free = full & !(cols | left | right);
    let mut found = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg();
        free ^= queen;
        found += row(full, cols | queen, queen << 1, queen >> 1);
    }
    found
}
