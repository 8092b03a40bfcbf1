//! id: formula-for-all
//! about: The formula for widths that leave 2 is used for every even width, and fails where n is a multiple of 6.

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
    if n > 3 {
        let upper: Vec<usize> = (0..h).map(|i| (2 * i + h - 1) % n).collect();
        let lower: Vec<usize> = upper.iter().rev().map(|&c| n - 1 - c).collect();
        return Some([upper, lower].concat());
    }
    Some(Vec::new())
}
