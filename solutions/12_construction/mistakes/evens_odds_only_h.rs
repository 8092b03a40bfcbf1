//! id: evens-odds-only
//! about: The pattern upside down: the even columns from the right, then the odd ones from the right.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens: Vec<usize> = (1..n).step_by(2).chain((0..n).step_by(2)).collect();
    queens.reverse();
    Some(queens)
}
