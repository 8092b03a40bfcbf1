//! id: lists-added
//! about: Two lists are joined with a plus, as in Python.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let evens: Vec<usize> = (1..n).step_by(2).collect();
    let odds: Vec<usize> = (0..n).step_by(2).collect();
    let queens = evens + odds;
    Some(queens)
}
