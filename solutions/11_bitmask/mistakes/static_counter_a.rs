//! id: static-counter
//! about: The counter lives outside and is never set back.

use std::sync::atomic::{AtomicU64, Ordering};

static FOUND: AtomicU64 = AtomicU64::new(0);

pub fn count_bits(n: u32) -> u64 {
    let full = (1 << n) - 1;
    place(full, 0, 0, 0);
    FOUND.load(Ordering::Relaxed)
}

fn place(full: u32, cols: u32, d1: u32, d2: u32) {
    if cols == full {
        FOUND.fetch_add(1, Ordering::Relaxed);
    }
    let mut avail = full & !(cols | d1 | d2);
    while avail != 0 {
        let bit = avail & avail.wrapping_neg();
        avail &= avail - 1;
        place(full, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
    }
}
