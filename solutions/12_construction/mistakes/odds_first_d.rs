//! id: odds-first
//! about: The columns 0, 2, 4, … come first, and nothing is repaired.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let (even, odd): (Vec<usize>, Vec<usize>) = (0..n).partition(|c| c % 2 == 0);
    Some([even, odd].concat())
}
