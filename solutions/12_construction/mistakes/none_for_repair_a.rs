//! id: none-for-repair
//! about: Where the pattern has an attack, None is given back, as if no board existed.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n % 6 == 2 || n % 6 == 3 {
        return None;
    }
    Some((1..n).step_by(2).chain((0..n).step_by(2)).collect())
}
