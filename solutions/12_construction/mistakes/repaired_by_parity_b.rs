//! id: repaired-by-parity
//! about: All even widths get the repair for 2, all odd ones the repair for 3.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1 => return Some(vec![0]),
        2 | 3 => return None,
        _ => {}
    }
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    match n % 2 {
        0 => {
            second.swap(0, 1);
            second[2..].rotate_left(1);
        }
        1 => {
            first.rotate_left(1);
            second.rotate_left(2);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
