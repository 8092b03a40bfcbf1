//! id: searches
//! about: The pattern where it works, and a search from the top left where it does not.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row == n {
        return true;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            if fill(n, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n % 6 != 2 && n % 6 != 3 {
        return Some((1..n).step_by(2).chain((0..n).step_by(2)).collect());
    }
    let mut queens = Vec::new();
    if fill(n, &mut queens) { Some(queens) } else { None }
}
