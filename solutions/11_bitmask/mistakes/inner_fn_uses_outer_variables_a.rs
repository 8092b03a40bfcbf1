//! id: inner-fn-uses-outer-variables
//! about: An inner function uses full of the outer one.

pub fn count_bits(n: u32) -> u64 {
    let full = (1 << n) - 1;

    fn place(cols: u32, d1: u32, d2: u32) -> u64 {
        if cols == full {
            return 1;
        }
        let mut found = 0;
        let mut avail = full & !(cols | d1 | d2);
        while avail != 0 {
            let bit = avail & avail.wrapping_neg();
            avail ^= bit;
            found += place(cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
        }
        found
    }

    place(0, 0, 0)
}
