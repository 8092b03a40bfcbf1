//! id: remainder-of-3
//! about: The remainder is taken on division by 3, so widths that leave 5 are repaired as well, and those that leave 3 are not.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    match n % 3 {
        2 => {
            second.swap(0, 1);
            second[2..].rotate_left(1);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
