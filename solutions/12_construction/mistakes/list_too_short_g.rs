//! id: list-too-short
//! about: The second half begins at column 2.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut v: Vec<usize> = (1..n).step_by(2).collect();
    v.extend((2..n).step_by(2));
    Some(v)
}
