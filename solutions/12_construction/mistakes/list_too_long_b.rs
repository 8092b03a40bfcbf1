//! id: list-too-long
//! about: The ranges go to n itself, so a column beside the board is used.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut q: Vec<usize> = (0..=n).filter(|c| c % 2 == 1).collect();
    q.extend((0..=n).filter(|c| c % 2 == 0));
    Some(q)
}
