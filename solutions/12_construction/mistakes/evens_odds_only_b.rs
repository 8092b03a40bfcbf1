//! id: evens-odds-only
//! about: The columns 1, 3, 5, … and then 0, 2, 4, … for every width but 2 and 3.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let first: Vec<usize> = (1..n).step_by(2).collect();
    let second: Vec<usize> = (0..n).step_by(2).collect();
    Some(first.into_iter().chain(second).collect())
}
