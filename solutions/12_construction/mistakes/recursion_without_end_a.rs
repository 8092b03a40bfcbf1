//! id: recursion-without-end
//! about: An odd width asks for the width before, an even one too, and nothing ends it.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n % 2 == 1 {
        let mut board = construct(n - 1)?;
        board.push(n - 1);
        return Some(board);
    }
    let board = construct(n)?;
    Some(board)
}
