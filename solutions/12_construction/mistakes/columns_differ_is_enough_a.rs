//! id: columns-differ-is-enough
//! about: Every column occurs once, but the queens stand on one long slanted line.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    Some((0..n).collect())
}
