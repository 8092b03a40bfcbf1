//! id: moved-the-wrong-way
//! about: The repair for 3 turns the lists to the right instead of the left: the last numbers come first.

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
            first.rotate_right(1);
            for _ in 0..2 {
                let last = second.pop().unwrap_or(0);
                second.insert(0, last);
            }
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
