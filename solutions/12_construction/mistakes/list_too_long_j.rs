//! id: list-too-long
//! about: The second half runs over all even columns up to n.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut board = Vec::with_capacity(n);
    for i in 0..n / 2 {
        board.push(2 * i + 1);
    }
    for i in 0..=n / 2 {
        board.push(2 * i);
    }
    Some(board)
}
