//! id: dead-end-no-solution-below
//! about: A count of zero solutions is taken for a dead end.

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

fn solutions(n: usize, queens: &[usize], stuck: &mut Vec<Vec<usize>>) -> usize {
    if queens.len() == n {
        return 1;
    }
    let mut sum = 0;
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            let mut next = queens.to_vec();
            next.push(col);
            sum += solutions(n, &next, stuck);
        }
    }
    if sum == 0 {
        stuck.push(queens.to_vec());
    }
    sum
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut stuck = vec![];
    solutions(n, &[], &mut stuck);
    stuck
}
