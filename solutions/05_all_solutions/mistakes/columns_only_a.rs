//! id: pasted-is-safe:no-diagonal
//! about: The search asks whether the column is in the list, and nothing else.

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if !queens.contains(&col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
