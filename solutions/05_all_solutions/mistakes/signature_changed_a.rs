//! id: signature-changed
//! about: all_solutions returns lists of u64.

pub fn all_solutions(n: usize) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    if queens.len() == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n as u64 {
        let row = queens.len() as u64;
        if queens.iter().zip(0..).all(|(&c, r)| c != col && c.abs_diff(col) != row - r) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
