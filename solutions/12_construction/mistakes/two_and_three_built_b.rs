//! id: two-and-three-built
//! about: Widths 2 and 3 get lists like every other width.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    match n % 6 {
        2 if n != 2 => {
            second.swap(0, 1);
            second[2..].rotate_left(1);
        }
        3 if n != 3 => {
            first.rotate_left(1);
            second.rotate_left(2);
        }
        _ => {}
    }
    Some(first.into_iter().chain(second).collect())
}
