//! id: corner-everywhere
//! about: Every width is the width before and a corner, so the corners meet on one slanted line.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 1 {
        return Some(vec![0]);
    }
    if n < 4 {
        return None;
    }
    let mut queens = vec![1, 3, 0, 2];
    while queens.len() < n {
        queens.push(queens.len());
    }
    Some(queens)
}
