//! id: mut-missing
//! about: A list that is changed is not declared as mut.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let queens = Vec::new();
    for col in (1..n).step_by(2) {
        queens.push(col);
    }
    for col in (0..n).step_by(2) {
        queens.push(col);
    }
    Some(queens)
}
