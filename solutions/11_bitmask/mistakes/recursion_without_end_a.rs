//! id: recursion-without-end
//! about: The search starts itself again from the first row.
//! same-as: many

pub fn count_bits(n: u32) -> u64 {
    let full = (1 << n) - 1;
    place(full, 0, 0, 0)
}

fn place(full: u32, cols: u32, d1: u32, d2: u32) -> u64 {
    if cols == full {
        return 1;
    }
    let mut found = 0;
    let mut avail = full & !(cols | d1 | d2);
    while avail != 0 {
        let bit = avail & avail.wrapping_neg();
        avail &= avail - 1;
        found += place(full, 0, 0, 0) + u64::from(bit);
    }
    found
}
