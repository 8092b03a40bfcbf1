//! id: two-and-three-panic
//! about: The repair for 2 runs before width 2 is left out, and asks for a second and third odd number.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
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
