//! id: signature-changed
//! about: The width became a u32.

pub fn construct(n: usize) -> Vec<usize> {
    (1..n).step_by(2).chain((0..n).step_by(2)).collect()
}
