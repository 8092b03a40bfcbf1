//! about: No recursion and one list only: the last queen moves right until it is safe, else the list gets shorter.

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
    let mut queens: Vec<usize> = Vec::with_capacity(n);
    visit(&queens);
    let mut from = 0;
    loop {
        let row = queens.len();
        let next = if row < n { (from..n).find(|&col| is_safe(&queens, row, col)) } else { None };
        match (next, queens.last()) {
            (Some(col), _) => {
                queens.push(col);
                visit(&queens);
                from = 0;
            }
            (None, Some(&last)) => {
                queens.pop();
                from = last + 1;
            }
            (None, None) => break,
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    // A node is a dead end when the next node of the walk does not continue it.
    let mut found = Vec::new();
    let mut before: Option<Vec<usize>> = None;
    let mut note = |last: Option<Vec<usize>>, next: &[usize]| {
        if let Some(last) = last {
            if last.len() < n && !next.starts_with(&last) {
                found.push(last);
            }
        }
    };
    walk(n, &mut |queens| note(before.replace(queens.to_vec()), queens));
    note(before, &[n]);
    found
}
