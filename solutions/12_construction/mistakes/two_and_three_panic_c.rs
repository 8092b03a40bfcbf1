//! id: two-and-three-panic
//! about: The repair counts from the end of lists that are too short for width 2.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut queens: Vec<usize> = (1..n).step_by(2).chain((0..n).step_by(2)).collect();
    if n % 6 == 2 {
        let h = n / 2;
        queens.swap(h, h + 1);
        queens[h + 2..].rotate_left(1);
    }
    if n % 6 == 3 {
        queens[..n / 2].rotate_left(1);
        queens[n / 2..].rotate_left(2);
    }
    Some(queens)
}
