//! id: range-not-collected
//! about: The chained ranges are given back, without collecting them.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let queens = (1..n).step_by(2).chain((0..n).step_by(2));
    if n == 2 || n == 3 {
        return None;
    }
    Some(queens)
}
