//! id: mut-missing
//! about: A list that is changed is not declared as mut.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let queens: Vec<usize> = (1..n).step_by(2).collect();
    queens.extend((0..n).step_by(2));
    Some(queens)
}
