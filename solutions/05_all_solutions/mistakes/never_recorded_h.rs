//! id: never-recorded
//! about: out is handed on by value and filled in vain.
//! same-as: search-never-full

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let out = Vec::new();
    collect(n, &mut vec![], out.clone());
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, mut out: Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, out.clone());
            queens.pop();
        }
    }
}
