//! about: Up to width 9 the board is searched, above it follows a formula.

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    if queens.len() == n {
        return true;
    }
    for col in 0..n {
        let row = queens.len();
        if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r) {
            queens.push(col);
            if fill(n, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n < 10 {
        let mut queens = Vec::new();
        return fill(n, &mut queens).then_some(queens);
    }
    let m = n - n % 2;
    let mut queens: Vec<usize> = if m % 6 == 2 {
        let top: Vec<usize> = (0..m / 2).map(|i| (m / 2 - 1 + 2 * i) % m).collect();
        let bottom: Vec<usize> = top.iter().rev().map(|c| m - 1 - c).collect();
        [top, bottom].concat()
    } else {
        (1..m).step_by(2).chain((0..m).step_by(2)).collect()
    };
    if n > m {
        queens.push(m);
    }
    Some(queens)
}
