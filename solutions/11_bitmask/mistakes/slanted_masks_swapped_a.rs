//! id: slanted-masks-swapped
//! about: The two slanted masks change places from call to call.
//! same-as: many

pub fn count_bits(n: u32) -> u64 {
    let full: u32 = (1 << n) - 1;
    search(full, 0, 0, 0)
}

fn search(full: u32, cols: u32, d1: u32, d2: u32) -> u64 {
    if cols == full {
        return 1;
    }
    let mut free = full & !(cols | d1 | d2);
    let mut total = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free &= !bit;
        total += search(full, cols | bit, (d2 | bit) >> 1, (d1 | bit) << 1);
    }
    total
}
