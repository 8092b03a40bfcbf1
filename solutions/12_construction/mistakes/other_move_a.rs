//! id: other-move
//! about: The repair exchanges the first and the last queen, which does not free the queens that attack each other.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut q: Vec<usize> = (1..n).step_by(2).chain((0..n).step_by(2)).collect();
    if n % 6 == 2 || n % 6 == 3 {
        q.swap(0, n - 1);
    }
    Some(q)
}
