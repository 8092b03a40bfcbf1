//! id: undo-missing:masks
//! about: The same with three references.

pub fn count_bits(n: u32) -> u64 {
    let (mut cols, mut left, mut right) = (0, 0, 0);
    go((1 << n) - 1, &mut cols, &mut left, &mut right)
}

fn go(full: u32, cols: &mut u32, left: &mut u32, right: &mut u32) -> u64 {
    if *cols == full {
        return 1;
    }
    let mut found = 0;
    let mut avail = full & !(*cols | *left | *right);
    while avail > 0 {
        let bit = 1 << avail.trailing_zeros();
        avail -= bit;
        *cols |= bit;
        *left = (*left | bit) << 1;
        *right = (*right | bit) >> 1;
        found += go(full, cols, left, right);
        *cols &= !bit;
    }
    found
}
