//! id: undo-missing:masks
//! about: The masks of this row are changed in the loop and never changed back.

pub fn count_bits(n: u32) -> u64 {
    let full = (1 << n) - 1;
    place(full, 0, 0, 0)
}

fn place(full: u32, mut cols: u32, mut d1: u32, mut d2: u32) -> u64 {
    if cols == full {
        return 1;
    }
    let mut found = 0;
    let mut avail = full & !(cols | d1 | d2);
    while avail != 0 {
        let bit = avail & avail.wrapping_neg();
        avail &= avail - 1;
        cols |= bit;
        d1 |= bit;
        d2 |= bit;
        found += place(full, cols, d1 << 1, d2 >> 1);
    }
    found
}
