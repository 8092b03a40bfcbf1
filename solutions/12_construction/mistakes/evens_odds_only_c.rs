//! id: evens-odds-only
//! about: The pattern as one formula: 2r + 1 modulo n + 1, or modulo n where n is odd.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let modulus = if n % 2 == 0 { n + 1 } else { n };
    Some((0..n).map(|row| (2 * row + 1) % modulus).collect())
}
