//! id: other-move
//! about: The whole second half is turned round as a repair.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let first: Vec<usize> = (1..n).step_by(2).collect();
    let mut second: Vec<usize> = (0..n).step_by(2).collect();
    if n % 6 == 2 || n % 6 == 3 {
        second.reverse();
    }
    Some([first, second].concat())
}
