//! 11 · One bit for each square
//!
//! Read README.md beside this folder, then write `count_bits` with a helper
//! function of your own that calls itself.
//! Grade with `cargo run -p grader -- bitmask`.

/// Counts all boards of width `n` with the taken lines as bits of three numbers.
pub fn count_bits(n: u32) -> u64 {
    todo!("count_bits: n = {n}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_of_width_1_4_and_8() {
        assert_eq!(count_bits(1), 1);
        assert_eq!(count_bits(4), 2);
        assert_eq!(count_bits(8), 92);
    }
}
