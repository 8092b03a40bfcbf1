//! id: columns-differ-is-enough
//! about: The columns alternate between the left and the right end, so neighbours are safe but far queens are not.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    Some((0..n).map(|i| if i % 2 == 0 { i / 2 } else { n - 1 - i / 2 }).collect())
}
