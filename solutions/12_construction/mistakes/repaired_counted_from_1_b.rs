//! id: repaired-counted-from-1
//! about: The lists are counted from 0, but the repair for 2 puts the book's 5 at the end.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut board: Vec<usize> = Vec::new();
    match n % 6 {
        _ if n == 2 || n == 3 => return None,
        2 => {
            board.extend((1..n).step_by(2));
            board.extend([2, 0]);
            board.extend((6..n).step_by(2));
            board.push(5);
        }
        3 => {
            board.extend((3..n).step_by(2));
            board.push(1);
            board.extend((4..n).step_by(2));
            board.extend([0, 2]);
        }
        _ => board.extend((1..n).step_by(2).chain((0..n).step_by(2))),
    }
    Some(board)
}
