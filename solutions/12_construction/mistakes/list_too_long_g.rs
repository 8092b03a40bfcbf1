//! id: list-too-long
//! about: The first range includes n; nothing is repaired.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut v: Vec<usize> = (1..=n).step_by(2).collect();
    v.extend((0..n).step_by(2));
    Some(v)
}
