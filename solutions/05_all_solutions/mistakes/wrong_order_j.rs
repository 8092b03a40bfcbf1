//! id: wrong-order
//! about: Each board is followed by its mirror image.

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
    let mut half = Vec::new();
    collect(n, &mut Vec::new(), &mut half);
    let mut out: Vec<Vec<usize>> = Vec::new();
    for board in half {
        let mirrored: Vec<usize> = board.iter().map(|col| n - 1 - col).collect();
        if !out.contains(&board) {
            out.push(board.clone());
        }
        if !out.contains(&mirrored) {
            out.push(mirrored);
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
