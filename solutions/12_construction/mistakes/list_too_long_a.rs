//! id: list-too-long
//! about: The ranges go to n itself, so a column beside the board is used.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let first: Vec<usize> = (1..=n).step_by(2).collect();
    let second: Vec<usize> = (0..=n).step_by(2).collect();
    Some(first.into_iter().chain(second).collect())
}
