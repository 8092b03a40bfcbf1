//! id: lists-added
//! about: Two lists are joined with a plus and a reference, as texts are.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let a: Vec<usize> = (1..n).step_by(2).collect();
    let b: Vec<usize> = (0..n).step_by(2).collect();
    Some(a + &b)
}
