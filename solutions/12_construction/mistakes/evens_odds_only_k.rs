//! id: evens-odds-only
//! about: Odd widths start with the even columns, which is a board of its own; nothing is repaired.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        2 | 3 => None,
        _ if n % 2 == 1 => Some((0..n).map(|r| 2 * r % n).collect()),
        _ => Some((0..n).map(|r| (2 * r + 1) % (n + 1)).collect()),
    }
}
