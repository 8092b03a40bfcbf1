//! id: stops-at-first-solution
//! about: The habit of the search for one board: true travels up.
//! same-as: undo-missing:queens

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
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) -> bool {
    if queens.len() == n {
        out.push(queens.clone());
        return true;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            if collect(n, queens, out) {
                return true;
            }
            queens.pop();
        }
    }
    false
}
