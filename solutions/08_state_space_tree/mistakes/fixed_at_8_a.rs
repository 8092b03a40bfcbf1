//! id: board-size-fixed-at-8
//! about: Arrays with room for 8 columns.

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
    let mut taken = ([false; 8], [false; 15], [false; 15]);
    down(n, &mut vec![], &mut taken, visit);
}

type Taken = ([bool; 8], [bool; 15], [bool; 15]);

fn down(n: usize, q: &mut Vec<usize>, taken: &mut Taken, visit: &mut dyn FnMut(&[usize])) {
    visit(q);
    let r = q.len();
    if r == n {
        return;
    }
    for c in 0..n {
        if !taken.0[c] && !taken.1[r + c] && !taken.2[r + 7 - c] {
            (taken.0[c], taken.1[r + c], taken.2[r + 7 - c]) = (true, true, true);
            q.push(c);
            down(n, q, taken, visit);
            q.pop();
            (taken.0[c], taken.1[r + c], taken.2[r + 7 - c]) = (false, false, false);
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut stuck = Vec::new();
    search(n, &mut Vec::new(), &mut stuck);
    stuck
}

fn search(n: usize, queens: &mut Vec<usize>, stuck: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        return;
    }
    let mut has_child = false;
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            has_child = true;
            queens.push(col);
            search(n, queens, stuck);
            queens.pop();
        }
    }
    if !has_child {
        stuck.push(queens.clone());
    }
}
