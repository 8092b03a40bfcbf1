//! id: closure-calls-itself
//! about: The same with a row counter.

pub fn count_bits(n: u32) -> u64 {
    let place = |row: u32, cols: u32, left: u32, right: u32| {
        if row == n {
            return 1u64;
        }
        (0..n)
            .map(|col| 1u32 << col)
            .filter(|bit| (cols | left | right) & bit == 0)
            .map(|bit| place(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1))
            .sum()
    };
    place(0, 0, 0, 0)
}
