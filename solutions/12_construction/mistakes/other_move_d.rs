//! id: other-move
//! about: The whole second half is turned round as a repair.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut q = Vec::new();
    for c in (1..n).step_by(2) {
        q.push(c);
    }
    match n % 6 {
        2 | 3 => q.extend((0..n).step_by(2).rev()),
        _ => q.extend((0..n).step_by(2)),
    }
    Some(q)
}
