//! id: list-too-short
//! about: Both halves get n / 2 queens, so an odd width lacks its last queen.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let half = n / 2;
    let odd = (0..half).map(|i| 2 * i + 1);
    let even = (0..half).map(|i| 2 * i);
    Some(odd.chain(even).collect())
}
