//! id: repairs-exchanged
//! about: The repair for 2 is done where n leaves 3, and the other way round.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    match n % 6 {
        3 => {
            second.swap(0, 1);
            second[2..].rotate_left(1);
        }
        2 => {
            first.rotate_left(1);
            second.rotate_left(2);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
