//! id: stops-at-first-solution
//! about: A flag says that a solution was found, and every loop asks it.

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
    let mut found = false;
    descend(n, &mut vec![], &mut found, visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, found: &mut bool, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    if queens.len() == n {
        *found = true;
        return;
    }
    for col in 0..n {
        if *found {
            break;
        }
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            descend(n, queens, found, visit);
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
