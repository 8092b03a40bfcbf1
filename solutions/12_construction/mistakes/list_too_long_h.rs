//! id: list-too-long
//! about: A column goes into the first half while it is not larger than n; no repair follows.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if [2, 3].contains(&n) {
        return None;
    }
    let mut board = vec![];
    let mut col = 1;
    while col <= n {
        board.push(col);
        col += 2;
    }
    for col in 0..n {
        if col % 2 == 0 {
            board.push(col);
        }
    }
    Some(board)
}
