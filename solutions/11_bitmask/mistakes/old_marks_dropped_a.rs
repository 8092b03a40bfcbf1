//! id: old-marks-dropped
//! about: The slanted masks of the next row hold the new queen only.

pub fn count_bits(n: u32) -> u64 {
    let all = (1u32 << n) - 1;
    let mut stack = vec![(0u32, 0u32, 0u32)];
    let mut boards = 0;
    while let Some((cols, d1, d2)) = stack.pop() {
        if cols == all {
            boards += 1;
            continue;
        }
        for c in 0..n {
            let q = 1 << c;
            if (cols | d1 | d2) & q == 0 {
                stack.push((cols | q, q << 1, q >> 1));
            }
        }
    }
    boards
}
