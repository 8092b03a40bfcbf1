// The squares on which `diag_index` is asked, smallest board first.

/// Every square of the boards of these widths, as (n, row, col).
pub fn squares(widths: &[usize]) -> Vec<(usize, usize, usize)> {
    let of = |&n: &usize| (0..n * n).map(move |square| (n, square / n, square % n));
    widths.iter().flat_map(of).collect()
}

/// Every two squares of one board, for the widths 2 to `widest`, as
/// (n, row, col, row, col) in reading order.
pub fn two_squares(widest: usize) -> Vec<(usize, usize, usize, usize, usize)> {
    let mut pairs = Vec::new();
    for n in 2..=widest {
        let board = squares(&[n]);
        for (i, &(_, row, col)) in board.iter().enumerate() {
            for &(_, first_row, first_col) in &board[..i] {
                pairs.push((n, first_row, first_col, row, col));
            }
        }
    }
    pairs
}
