//! id: eight-wide-only
//! about: A fixed array for eight columns panics on a wider board.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut attacked = [false; 8];
    for (r, &c) in queens.iter().enumerate() {
        let reach = row - r;
        for target in [Some(c), Some(c + reach), c.checked_sub(reach)] {
            if let Some(place) = target.and_then(|t| attacked.get_mut(t)) {
                *place = true;
            }
        }
    }
    !attacked[col]
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
