//! id: range-not-collected
//! about: The chained ranges are given back, without collecting them.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    Some((1..n).step_by(2).chain((0..n).step_by(2)))
}
