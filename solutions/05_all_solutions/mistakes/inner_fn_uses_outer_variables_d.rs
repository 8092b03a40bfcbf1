//! id: inner-fn-uses-outer-variables
//! about: A collect inside the function uses out and n from outside.

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
    let mut out: Vec<Vec<usize>> = Vec::new();
    fn collect(queens: &mut Vec<usize>) {
        let row = queens.len();
        if row == n {
            out.push(queens.clone());
            return;
        }
        for col in 0..n {
            if is_safe(queens, row, col) {
                queens.push(col);
                collect(queens);
                queens.pop();
            }
        }
    }
    collect(&mut Vec::new());
    out
}
