//! id: corner-everywhere
//! about: Every width is the width before and a corner, from the other board of width 4.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1 => Some(vec![0]),
        2 | 3 => None,
        4 => Some(vec![2, 0, 3, 1]),
        _ => {
            let mut queens = construct(n - 1)?;
            queens.push(n - 1);
            Some(queens)
        }
    }
}
