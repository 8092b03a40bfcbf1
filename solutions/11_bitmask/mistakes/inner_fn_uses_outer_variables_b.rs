//! id: inner-fn-uses-outer-variables
//! about: An inner function uses n of the outer one.

pub fn count_bits(n: u32) -> u64 {
    fn go(row: u32, cols: u32, left: u32, right: u32) -> u64 {
        if row == n {
            return 1;
        }
        let mut sum = 0;
        for col in 0..n {
            let bit = 1 << col;
            if (cols | left | right) & bit == 0 {
                sum += go(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1);
            }
        }
        sum
    }
    go(0, 0, 0, 0)
}
