//! id: level-by-level
//! about: All nodes of one row are visited before those of the next.

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

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut level: Vec<Vec<usize>> = vec![vec![]];
    for row in 0..=n {
        level.iter().for_each(|board| visit(board));
        let mut next = vec![];
        for board in level {
            for col in 0..n {
                if row < n && is_safe(&board, row, col) {
                    let mut child = board.to_vec();
                    child.push(col);
                    next.push(child);
                }
            }
        }
        level = next;
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut nodes = Vec::new();
    walk(n, &mut |queens| nodes.push(queens.to_vec()));
    nodes
        .into_iter()
        .filter(|q| q.len() < n && (0..n).all(|col| !is_safe(q, q.len(), col)))
        .collect()
}
