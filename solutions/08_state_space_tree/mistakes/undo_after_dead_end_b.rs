//! id: undo-only-after-dead-end
//! about: A branch that ends in a solution keeps its last queen.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || r + c == row + col || r + col == row + c)
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit);
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) -> bool {
    visit(queens);
    let full = queens.len() == n;
    let mut col = 0;
    while !full && col < n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            let solved = descend(n, queens, visit);
            if !solved {
                queens.pop();
            }
        }
        col += 1;
    }
    full
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
