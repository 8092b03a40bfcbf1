//! id: list-too-short
//! about: Both halves get n / 2 queens, so an odd width lacks its last queen.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut q = Vec::new();
    for i in 0..n / 2 {
        q.push(2 * i + 1);
    }
    for i in 0..n / 2 {
        q.push(2 * i);
    }
    Some(q)
}
