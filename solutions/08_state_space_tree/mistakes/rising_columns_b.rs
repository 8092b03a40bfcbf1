//! id: columns-only-rising
//! about: The next call is told to start one column further, as for combinations.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let (row, col) = (row as isize, col as isize);
    for (r, c) in queens.iter().enumerate() {
        let down = row - r as isize;
        let across = col - *c as isize;
        if across == 0 || across.abs() == down {
            return false;
        }
    }
    true
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    choose(n, 0, &mut vec![], visit)
}

fn choose(n: usize, start: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    if queens.len() < n {
        for col in start..n {
            if is_safe(queens, queens.len(), col) {
                queens.push(col);
                choose(n, col + 1, queens, visit);
                queens.pop();
            }
        }
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
