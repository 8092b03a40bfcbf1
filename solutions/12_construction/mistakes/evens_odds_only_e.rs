//! id: evens-odds-only
//! about: An odd width gets the even board before it and a corner, but the even boards are not repaired.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 1 {
        return Some(vec![0]);
    }
    if n < 4 {
        return None;
    }
    if n % 2 == 1 {
        let mut board = construct(n - 1)?;
        board.push(n - 1);
        return Some(board);
    }
    let h = n / 2;

    Some((0..n).map(|row| if row < h { 2 * row + 1 } else { 2 * (row - h) }).collect())
}
