//! about: Small widths stand in a table; the rest follows the pattern and its repairs.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let small: &[&[usize]] = &[
        &[],
        &[0],
        &[],
        &[],
        &[2, 0, 3, 1],
        &[0, 2, 4, 1, 3],
        &[4, 2, 0, 5, 3, 1],
        &[0, 2, 4, 6, 1, 3, 5],
        &[0, 4, 7, 5, 2, 6, 1, 3],
        &[0, 2, 5, 7, 1, 3, 8, 6, 4],
    ];
    if let Some(board) = small.get(n) {
        return if board.is_empty() { None } else { Some(board.to_vec()) };
    }
    let mut columns: Vec<usize> = Vec::with_capacity(n);
    match n % 6 {
        2 => {
            columns.extend((1..n).step_by(2));
            columns.extend([2, 0]);
            columns.extend((6..n).step_by(2));
            columns.push(4);
        }
        3 => {
            columns.extend((3..n).step_by(2));
            columns.push(1);
            columns.extend((4..n).step_by(2));
            columns.extend([0, 2]);
        }
        _ => {
            columns.extend((1..n).step_by(2));
            columns.extend((0..n).step_by(2));
        }
    }
    Some(columns)
}
