//! id: small-table-only
//! about: The boards up to width 8 stand in a table; every larger width is None.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1 => Some(vec![0]),
        4 => Some(vec![1, 3, 0, 2]),
        5 => Some(vec![0, 2, 4, 1, 3]),
        6 => Some(vec![1, 3, 5, 0, 2, 4]),
        7 => Some(vec![0, 2, 4, 6, 1, 3, 5]),
        8 => Some(vec![0, 4, 7, 5, 2, 6, 1, 3]),
        _ => None,
    }
}
