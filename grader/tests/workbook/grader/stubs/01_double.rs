//! 01 · Twice and half

/// Twice `n`.
pub fn double(n: u64) -> u64 {
    todo!("double: n = {n}")
}

/// Half of `n`, rounded down.
pub fn half(n: u64) -> u64 {
    todo!("half: n = {n}")
}
