//! id: signature-changed
//! about: The width became a u32.

pub fn construct(n: u32) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    Some((1..n as usize).step_by(2).chain((0..n as usize).step_by(2)).collect())
}
