//! id: remainder-of-8
//! about: The remainder is taken on division by 8, as if all that matters came from the chess board.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    match n % 8 {
        0 => {
            second.swap(0, 1);
            second[2..].rotate_left(1);
        }
        1 if n > 1 => {
            first.rotate_left(1);
            second.rotate_left(2);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
