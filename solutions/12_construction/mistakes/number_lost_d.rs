//! id: number-lost
//! about: The repair for 3 takes numbers out and does not put them back, so queens are missing.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    match n % 6 {
        2 => {
            second.swap(0, 1);
            second[2..].rotate_left(1);
        }
        3 => {
            first.rotate_left(1);
            second.drain(..2);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
