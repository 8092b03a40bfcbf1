//! id: evens-odds-only
//! about: Odd widths start with the even columns, which is a board of its own; nothing is repaired.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let start = 1 - n % 2;
    let mut q: Vec<usize> = (start..n).step_by(2).collect();
    q.extend((1 - start..n).step_by(2));
    Some(q)
}
