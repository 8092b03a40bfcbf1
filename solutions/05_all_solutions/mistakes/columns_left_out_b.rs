//! id: columns-left-out
//! about: The next row starts behind the column used last, with a parameter.
//! same-as: break-on-attacked

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut ok = true;
    let mut r = 0;
    while r < queens.len() {
        let (down, across) = ((row - r) as isize, queens[r] as isize - col as isize);
        ok = ok && across != 0 && across.abs() != down;
        r += 1;
    }
    ok
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = vec![];
    go(n, 0, &mut vec![], &mut out);
    out
}

fn go(n: usize, start: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.clone());
        return;
    }
    for col in start..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            go(n, col + 1, queens, out);
            queens.pop();
        }
    }
}
