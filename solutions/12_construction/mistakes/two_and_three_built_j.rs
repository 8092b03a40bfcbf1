//! id: two-and-three-built
//! about: No width is left out, and the formula is used for 2 and 3 as well.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 1 {
        return Some(vec![0]);
    }
    if n % 2 == 1 {
        let mut board = construct(n - 1)?;
        board.push(n - 1);
        return Some(board);
    }
    let h = n / 2;
    if n % 6 == 2 {
        let upper: Vec<usize> = (0..h).map(|i| (2 * i + h - 1) % n).collect();
        let lower: Vec<usize> = upper.iter().rev().map(|&c| n - 1 - c).collect();
        return Some([upper, lower].concat());
    }
    Some((0..n).map(|row| if row < h { 2 * row + 1 } else { 2 * (row - h) }).collect())
}
