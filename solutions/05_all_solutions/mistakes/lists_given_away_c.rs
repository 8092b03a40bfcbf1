//! id: lists-given-away
//! about: Both lists go by value, second spelling.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let out = Vec::new();
    collect(n, vec![], out);
    out
}

fn collect(n: usize, mut queens: Vec<usize>, mut out: Vec<Vec<usize>>) {
    let row = queens.len();
    if row == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(&queens, row, col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
