//! id: one-moved-down-twice
//! about: The lists begin at 0 already, and one is taken off once more, which usize cannot hold.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens = Vec::new();
    for row in 0..n {
        if row < n / 2 {
            queens.push(2 * row + 1);
        } else {
            queens.push(2 * (row - n / 2) - 1);
        }
    }
    Some(queens)
}
