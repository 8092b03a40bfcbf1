//! id: loop-one-short
//! about: The loop ends before the last column.
//! same-as: many

pub fn count_bits(n: u32) -> u64 {
    let mut found = 0;
    go(n, 0, 0, 0, 0, &mut found);
    found
}

fn go(n: u32, row: u32, cols: u32, d1: u32, d2: u32, found: &mut u64) {
    if row == n {
        *found += 1;
        return;
    }
    for c in 0..n - 1 {
        let queen = 1u32 << c;
        if cols & queen != 0 || d1 & queen != 0 || d2 & queen != 0 {
            continue;
        }
        let new_cols = cols | queen;
        let new_d1 = (d1 | queen) << 1;
        let new_d2 = (d2 | queen) >> 1;
        go(n, row + 1, new_cols, new_d1, new_d2, found);
    }
}
