//! id: undo-missing:masks
//! about: The columns are given back, the slanted masks are not moved back.

fn search(masks: &mut [u32; 3], full: u32) -> u64 {
    if masks[0] == full {
        return 1;
    }
    let mut boards = 0;
    let mut free = full & !(masks[0] | masks[1] | masks[2]);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        masks[0] |= bit;
        masks[1] = (masks[1] | bit) << 1;
        masks[2] = (masks[2] | bit) >> 1;
        boards += search(masks, full);
        masks[0] ^= bit;
    }
    boards
}

pub fn count_bits(n: u32) -> u64 {
    search(&mut [0; 3], (1 << n) - 1)
}
