//! id: undo-missing:masks
//! about: The same with the masks in an array.
//! same-as: many

fn search(masks: &mut [u32; 3], row: u32, n: u32) -> u64 {
    if row >= n {
        return 1;
    }
    let mut boards = 0;
    for col in 0..n {
        let bits = [1u32 << col, 1 << (row + col), 1 << (n - 1 - col + row)];
        if (0..3).all(|i| masks[i] & bits[i] == 0) {
            for i in 0..3 {
                masks[i] |= bits[i];
            }
            boards += search(masks, row + 1, n);
        }
    }
    boards
}

pub fn count_bits(n: u32) -> u64 {
    search(&mut [0; 3], 0, n)
}
