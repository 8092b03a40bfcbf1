//! id: wrong-order
//! about: Boards and mirror images come in pairs.

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
    if n == 1 {
        return vec![vec![0]];
    }
    for first in 0..n.div_ceil(2) {
        let mut found = vec![];
        collect(n, &mut vec![first], &mut found);
        for board in found {
            let mirrored: Vec<usize> = board.iter().map(|&col| n - 1 - col).collect();
            for one in [board, mirrored] {
                if !out.contains(&one) {
                    out.push(one);
                }
            }
        }
    }
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
