//! id: middle-column-twice
//! about: The left half with the middle is doubled by mirroring, and sorted.

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
    for first in 0..(n + 1) / 2 {
        collect(n, &mut vec![first], &mut half);
    }
    let mut out = half.clone();
    for board in &half {
        out.push(board.iter().map(|col| n - 1 - col).collect());
    }
    out.sort();
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
