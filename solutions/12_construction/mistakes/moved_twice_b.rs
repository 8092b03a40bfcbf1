//! id: moved-twice
//! about: The number that moves to the end is added there, but stays in its place too.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if matches!(n, 2 | 3) {
        return None;
    }
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    match n % 6 {
        2 => {
            second.swap(0, 1);
            second.push(4);
        }
        3 => {
            first.push(1);
            second.extend([0, 2]);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
