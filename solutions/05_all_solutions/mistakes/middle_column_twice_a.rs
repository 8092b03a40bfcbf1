//! id: middle-column-twice
//! about: Half of row 0 is searched and mirrored, the middle column of odd widths too.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    for first in 0..n.div_ceil(2) {
        collect(n, &mut vec![first], &mut out);
    }
    let other: Vec<Vec<usize>> =
        out.iter().map(|board| board.iter().map(|&col| n - 1 - col).collect()).collect();
    out.extend(other);
    out.sort();
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
