//! id: mut-missing
//! about: The list that grows is not declared as mut.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let queens = vec![];
    for i in 0..n / 2 {
        queens.push(2 * i + 1);
    }
    for i in 0..(n + 1) / 2 {
        queens.push(2 * i);
    }
    Some(queens)
}
