//! id: two-not-moved
//! about: The repair for 3 moves 1 and 3, but leaves the 2 at the beginning.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    match n % 6 {
        2 => {
            second.swap(0, 1);
            second[2..].rotate_left(1);
        }
        3 => {
            second.rotate_left(2);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
