//! about: The left half of row 0 is searched and doubled, the middle column searched once.

fn below(full: u32, cols: u32, d1: u32, d2: u32) -> u64 {
    let mut avail = full & !(cols | d1 | d2);
    if cols.count_ones() + 1 == full.count_ones() {
        return u64::from(avail.count_ones());
    }
    let mut found = 0;
    while avail != 0 {
        let bit = avail & avail.wrapping_neg();
        avail &= !bit;
        found += below(full, cols | bit, (d1 | bit) >> 1, (d2 | bit) << 1);
    }
    found
}

pub fn count_bits(n: u32) -> u64 {
    if n == 1 {
        return 1;
    }
    let full = (1u32 << n) - 1;
    let first = |col: u32| {
        let bit = 1 << col;
        below(full, bit, bit >> 1, bit << 1)
    };
    let left: u64 = (0..n / 2).map(first).sum();
    2 * left + if n % 2 == 1 { first(n / 2) } else { 0 }
}
