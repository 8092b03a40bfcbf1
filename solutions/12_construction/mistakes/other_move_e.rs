//! id: other-move
//! about: The first two queens of the second half change places, for both remainders.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    if n % 6 == 2 || n % 6 == 3 {
        second.swap(0, 1);
    }
    Some([first, second].concat())
}
