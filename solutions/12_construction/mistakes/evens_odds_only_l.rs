//! id: evens-odds-only
//! about: Width 8 alone stands in a table; all others follow the pattern.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        2 | 3 => None,
        8 => Some(vec![0, 4, 7, 5, 2, 6, 1, 3]),
        _ => Some((1..n).step_by(2).chain((0..n).step_by(2)).collect()),
    }
}
