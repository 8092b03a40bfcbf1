//! id: pasted-is-safe:neighbour-diagonal-only
//! about: The pasted is_safe knows slanted lines only one row away; the search is right.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.contains(&col) {
        return false;
    }
    match queens.last() {
        Some(&c) => c.abs_diff(col) != 1 || row != queens.len(),
        None => true,
    }
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![];
    fill(0, n, &mut vec![], &mut boards);
    boards
}

fn fill(row: usize, n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if row == n {
        out.push(queens.to_vec());
    } else {
        for col in 0..n {
            if !is_safe(queens, row, col) {
                continue;
            }
            queens.push(col);
            fill(row + 1, n, queens, out);
            queens.pop();
        }
    }
}
