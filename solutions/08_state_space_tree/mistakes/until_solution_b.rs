//! id: dead-ends-up-to-first-solution
//! about: As in exercise 06, the first full board ends the search.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let (row, col) = (row as isize, col as isize);
    for (r, c) in queens.iter().enumerate() {
        let down = row - r as isize;
        let across = col - *c as isize;
        if across == 0 || across.abs() == down {
            return false;
        }
    }
    true
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(&queens[..]);
    if queens.len() >= n {
        return;
    }
    let row = queens.len();
    let mut col = 0;
    while col < n {
        if is_safe(queens, row, col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
        }
        col += 1;
    }
}

fn fill(n: usize, queens: &mut Vec<usize>, stuck: &mut Vec<Vec<usize>>) -> bool {
    if queens.len() == n {
        return true;
    }
    let mut tried = 0;
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            tried += 1;
            queens.push(col);
            if fill(n, queens, stuck) {
                return true;
            }
            queens.pop();
        }
    }
    if tried == 0 {
        stuck.push(queens.clone());
    }
    false
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut stuck = vec![];
    fill(n, &mut vec![], &mut stuck);
    stuck
}
