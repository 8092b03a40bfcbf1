//! id: one-byte-columns
//! about: Columns are kept in one byte, which ends at 255.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    if n % 6 == 2 {
        second.swap(0, 1);
        second[2..].rotate_left(1);
    }
    if n % 6 == 3 {
        first.rotate_left(1);
        second.rotate_left(2);
    }
    let small: Vec<u8> = first.iter().chain(&second).map(|&c| c as u8).collect();
    Some(small.iter().map(|&c| c.into()).collect())
}
