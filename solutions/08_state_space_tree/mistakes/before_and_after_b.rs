//! id: visited-before-and-after
//! about: The visitor is called on the way down and on the way back.

fn is_safe(queens: &[usize], _row: usize, col: usize) -> bool {
    let mut step = 0;
    for &c in queens.iter().rev() {
        step += 1;
        if c == col || c + step == col || col + step == c {
            return false;
        }
    }
    true
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut queens = vec![];
    visit(&queens);
    below(n, &mut queens, visit);
    visit(&queens);
}

fn below(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    let row = queens.len();
    if row == n {
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            visit(queens);
            below(n, queens, visit);
            visit(queens);
            queens.pop();
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut result = Vec::new();
    let mut look = |queens: &[usize]| {
        if queens.len() >= n {
            return;
        }
        let mut stuck = true;
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                stuck = false;
                break;
            }
        }
        if stuck {
            result.push(queens.to_vec());
        }
    };
    walk(n, &mut look);
    result
}
