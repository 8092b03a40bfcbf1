//! about: Each call gets a copy of the board and returns the boards it found.

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
    boards(n, vec![])
}

fn boards(n: usize, queens: Vec<usize>) -> Vec<Vec<usize>> {
    if queens.len() == n {
        return vec![queens];
    }
    let mut found = Vec::new();
    for col in 0..n {
        if is_safe(&queens, queens.len(), col) {
            let mut longer = queens.clone();
            longer.push(col);
            found.extend(boards(n, longer));
        }
    }
    found
}
