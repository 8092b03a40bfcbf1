//! id: step-of-two-everywhere
//! about: Two columns to the right in each row, around the edge: 2r modulo n, which repeats columns when n is even.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    Some((0..n).map(|row| 2 * row % n).collect())
}
