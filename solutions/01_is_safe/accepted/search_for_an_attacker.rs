//! about: Looks for an attacker with find and matches on the pair of distances.

enum Relation {
    SameColumn,
    SameSlant,
    Apart,
}

fn relation(queen: (usize, usize), square: (usize, usize)) -> Relation {
    match (square.0 - queen.0, square.1.abs_diff(queen.1)) {
        (_, 0) => Relation::SameColumn,
        (down, across) if down == across => Relation::SameSlant,
        _ => Relation::Apart,
    }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    (0..)
        .zip(queens.to_vec())
        .find(|&queen| !matches!(relation(queen, (row, col)), Relation::Apart))
        .is_none()
}

pub fn is_solution(queens: &[usize]) -> bool {
    let outside = queens.iter().filter(|&&c| c >= queens.len()).count();
    let unsafe_rows = (0..queens.len())
        .filter(|&row| !is_safe(queens.get(..row).unwrap_or(&[]), row, queens[row]))
        .count();
    (outside, unsafe_rows) == (0, 0)
}
