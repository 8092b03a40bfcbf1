//! id: board-size-fixed-at-8
//! about: A fixed list of 8 columns is indexed by the column.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let columns = [0, 1, 2, 3, 4, 5, 6, 7];
    descend(n, &columns, &mut vec![], visit);
}

fn descend(n: usize, cs: &[usize; 8], queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    if queens.len() == n {
        return;
    }
    for i in 0..n {
        let col = cs[i];
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            descend(n, cs, queens, visit);
            queens.pop();
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
