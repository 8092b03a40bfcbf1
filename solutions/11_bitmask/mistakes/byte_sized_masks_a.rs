//! id: byte-sized-masks
//! about: u8 masks have no room for 1 << 8.

pub fn count_bits(n: u32) -> u64 {
    let full = (1u8 << n) - 1;
    place(full, 0, 0, 0)
}

fn place(full: u8, cols: u8, d1: u8, d2: u8) -> u64 {
    if cols == full {
        return 1;
    }
    let mut found = 0;
    let mut avail = full & !(cols | d1 | d2);
    while avail != 0 {
        let bit = avail & avail.wrapping_neg();
        avail &= avail - 1;
        found += place(full, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
    }
    found
}
