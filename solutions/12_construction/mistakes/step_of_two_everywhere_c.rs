//! id: step-of-two-everywhere
//! about: One formula for all, 2r + 1 modulo n.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    Some((0..n).map(|row| (2 * row + 1) % n).collect())
}
