//! id: padded-to-n
//! about: The board is a list of n columns from the start.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, 0, &mut vec![0; n], visit)
}

fn descend(n: usize, row: usize, board: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(board);
    if row == n {
        return;
    }
    for col in 0..n {
        if is_safe(&board[..row], row, col) {
            board[row] = col;
            descend(n, row + 1, board, visit);
            board[row] = 0;
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
