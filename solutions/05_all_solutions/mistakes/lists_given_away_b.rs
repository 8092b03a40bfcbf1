//! id: lists-given-away
//! about: The list of queens is a parameter by value and given away in the loop.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    fill(n, vec![], &mut out);
    out
}

fn fill(n: usize, mut queens: Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens);
        return;
    }
    for col in 0..n {
        if is_safe(&queens, queens.len(), col) {
            queens.push(col);
            fill(n, queens, out);
            queens.pop();
        }
    }
}
