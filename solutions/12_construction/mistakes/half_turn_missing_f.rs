//! id: half-turn-missing
//! about: The lower half is the upper half turned, but counted to m instead of m - 1.

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
    if n % 6 == 2 {
        let upper: Vec<usize> = (0..h).map(|i| (2 * i + h - 1) % n).collect();
        let lower: Vec<usize> = upper.iter().rev().map(|&c| n - c).collect();
        return Some([upper, lower].concat());
    }
    Some((0..n).map(|row| if row < h { 2 * row + 1 } else { 2 * (row - h) }).collect())
}
