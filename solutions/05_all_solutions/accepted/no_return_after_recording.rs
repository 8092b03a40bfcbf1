//! about: The loop runs on after a full board is recorded; nothing is safe then.

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

/// Given: all boards of width `n`, in dictionary order.
pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.clone());
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
