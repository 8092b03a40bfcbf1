//! id: pasted-is-safe:distance-from-top
//! about: The slanted lines are measured from row 0 to the queen.

fn is_safe(queens: &[usize], _row: usize, col: usize) -> bool {
    let mut r = 0;
    while r < queens.len() {
        let same_col = queens[r] == col;
        let slanted = queens[r] + r == col || col + r == queens[r];
        if same_col || slanted {
            return false;
        }
        r += 1;
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut out = String::new();
    for i in 0..queens.len() {
        if i > 0 {
            out.push('\n');
        }
        for j in 0..n {
            if queens[i] == j {
                out.push('Q');
            } else {
                out.push('.');
            }
        }
    }
    out
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row >= n {
        return true;
    }
    let mut col = 0;
    while col < n {
        if is_safe(&queens[..], row, col) {
            queens.push(col);
            let done = fill(n, queens);
            if done {
                return true;
            } else {
                queens.truncate(row);
            }
        }
        col += 1;
    }
    return false;
}
