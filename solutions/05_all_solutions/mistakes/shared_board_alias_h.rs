//! id: shared-board-alias
//! about: Only how many boards there are is kept, and the list at the end is copied that often.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut queens = Vec::new();
    let mut found = 0;
    collect(n, &mut queens, &mut found);
    vec![queens; found]
}

fn collect(n: usize, queens: &mut Vec<usize>, found: &mut usize) {
    if queens.len() == n {
        *found += 1;
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, found);
            queens.pop();
        }
    }
}
