//! id: none-for-repair
//! about: Odd widths come from the even width before, and where that has no pattern the answer is None.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let m = n - n % 2;
    if m % 6 == 2 {
        return None;
    }
    let mut board: Vec<usize> = (0..m).map(|r| (2 * r + 1) % (m + 1)).collect();
    if m < n {
        board.push(m);
    }
    Some(board)
}
