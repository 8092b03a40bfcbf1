//! id: recursion-without-end
//! about: An odd width asks for the width before, an even one too, and nothing ends it.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match construct(n) {
        Some(board) if board.len() == n => Some(board),
        _ => None,
    }
}
