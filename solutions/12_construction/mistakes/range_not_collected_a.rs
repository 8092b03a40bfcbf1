//! id: range-not-collected
//! about: The steps of a range are used as a list, without collecting them.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens = (1..n).step_by(2);
    queens.extend((0..n).step_by(2));
    Some(queens)
}
