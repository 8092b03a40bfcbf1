//! id: one-byte-columns
//! about: The finished columns are squeezed into one byte each.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n < 4 {
        return if n == 1 { Some(vec![0]) } else { None };
    }
    let mut board: Vec<u8> = Vec::new();
    let skip = if n % 6 == 3 { 2 } else { 0 };
    for c in (1 + skip..n).step_by(2) {
        board.push(c as u8);
    }
    if skip == 2 {
        board.push(1);
    }
    if n % 6 == 2 {
        board.extend([2, 0]);
        for c in (6..n).step_by(2) {
            board.push(c as u8);
        }
        board.push(4);
    } else {
        for c in (2 * skip..n).step_by(2) {
            board.push(c as u8);
        }
        if skip == 2 {
            board.extend([0, 2]);
        }
    }
    Some(board.into_iter().map(usize::from).collect())
}
