//! id: saturating-key
//! about: saturating_sub avoids the panic but gives 0 to every line above the middle one.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| {
        c == col || r.saturating_sub(c) == row.saturating_sub(col) || r + c == row + col
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
