//! id: result-ignored
//! same-as: one-safe-row-is-enough
//! about: The flag of is_solution is set inside the loop under a second name, so the outer one stays true.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    let good = queens.iter().all(|&c| c < n);
    for (r, &c) in queens.iter().enumerate() {
        let good = good && is_safe(&queens[..r], r, c);
        if !good {
            break;
        }
    }
    good
}
