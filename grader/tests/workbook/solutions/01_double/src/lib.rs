//! 01 · Twice and half, solved.

/// Twice `n`.
pub fn double(n: u64) -> u64 {
    2 * n
}

/// Half of `n`, rounded down.
pub fn half(n: u64) -> u64 {
    n / 2
}
