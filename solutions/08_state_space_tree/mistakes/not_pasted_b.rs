//! id: is-safe-not-pasted
//! about: The safety test of exercise 01 is called and not in the file.

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens.as_slice());
    let row = queens.len();
    if row == n {
        return;
    }
    let free: Vec<usize> = (0..n).filter(|&col| is_safe(queens, row, col)).collect();
    for col in free {
        queens.push(col);
        descend(n, queens, visit);
        queens.pop();
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    walk(n, &mut |queens| {
        let row = queens.len();
        if row < n && !(0..n).any(|col| is_safe(queens, row, col)) {
            found.push(queens.to_vec());
        }
    });
    found
}
