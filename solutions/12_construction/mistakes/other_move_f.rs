//! id: other-move
//! about: The first two queens of the second half change places, for both remainders.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut q: Vec<usize> = (1..n).step_by(2).chain((0..n).step_by(2)).collect();
    if let 2..=3 = n % 6 {
        q.swap(n / 2, n / 2 + 1);
    }
    Some(q)
}
