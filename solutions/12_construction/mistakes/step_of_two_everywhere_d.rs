//! id: step-of-two-everywhere
//! about: One formula for all, 2r + 1 modulo n.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens = vec![0; n];
    for (row, queen) in queens.iter_mut().enumerate() {
        *queen = (row + row + 1).rem_euclid(n);
    }
    Some(queens)
}
