//! id: odds-first
//! about: The columns 0, 2, 4, … come first, and nothing is repaired.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut q: Vec<usize> = (0..n).step_by(2).collect();
    q.extend((1..n).step_by(2));
    Some(q)
}
