//! id: corner-everywhere
//! about: Every width is the width before and a corner, from the other board of width 4.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut queens = vec![2, 0, 3, 1];
    if n < 4 {
        return if n == 1 { Some(vec![0]) } else { None };
    }
    queens.extend(4..n);
    Some(queens)
}
