//! id: list-too-short
//! about: The ranges end one step too early, so the largest column of a list is missing.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1 => return Some(vec![0]),
        2 | 3 => return None,
        _ => {}
    }
    let mut first: Vec<usize> = (1..n - 1).step_by(2).collect();
    let mut second: Vec<usize> = (0..n - 1).step_by(2).collect();
    match n % 6 {
        2 => {
            second.swap(0, 1);
            second[2..].rotate_left(1);
        }
        3 => {
            first.rotate_left(1);
            second.rotate_left(2);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
