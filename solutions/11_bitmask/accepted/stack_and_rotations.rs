//! about: An explicit stack of states; the masks are turned round in 32 bits, far from the board.

pub fn count_bits(n: u32) -> u64 {
    let mut found = 0u64;
    let mut stack: Vec<(u32, u32, u32, u32)> = Vec::new();
    stack.push((n, 0, 0, 0));
    while let Some((rows_left, cols, left, right)) = stack.pop() {
        if rows_left == 0 {
            found += 1;
            continue;
        }
        let taken = cols | left | right;
        let mut col = n;
        while col > 0 {
            col -= 1;
            if taken >> col & 1 == 1 {
                continue;
            }
            let bit = 1u32.wrapping_shl(col);
            stack.push((
                rows_left - 1,
                cols + bit,
                (left | bit).rotate_left(1),
                (right | bit).rotate_right(1),
            ));
        }
    }
    found
}
