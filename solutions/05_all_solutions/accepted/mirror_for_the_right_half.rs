//! about: Only the left half of row 0 is searched; mirror images are added and everything is sorted.

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
    for first in 0..n / 2 {
        collect(n, &mut vec![first], &mut out);
    }
    let mirrored: Vec<Vec<usize>> =
        out.iter().map(|board| board.iter().map(|col| n - 1 - col).collect()).collect();
    out.extend(mirrored);
    if n % 2 == 1 {
        collect(n, &mut vec![n / 2], &mut out);
    }
    out.sort_unstable();
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
