//! id: list-too-short
//! about: Column 0 is taken for no column at all, so the second half lacks it.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        2 | 3 => return None,
        _ => {}
    }
    let (odd, even): (Vec<usize>, Vec<usize>) = (1..n).partition(|c| c % 2 == 1);
    Some([odd, even].concat())
}
