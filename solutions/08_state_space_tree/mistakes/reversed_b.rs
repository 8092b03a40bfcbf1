//! id: newest-queen-first
//! about: Each new queen is put in front of the others.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut vec![], visit)
}

fn descend(n: usize, front: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(front);
    if front.len() == n {
        return;
    }
    for col in 0..n {
        let top_down: Vec<usize> = front.iter().rev().cloned().collect();
        if is_safe(&top_down, top_down.len(), col) {
            front.insert(0, col);
            descend(n, front, visit);
            front.remove(0);
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
