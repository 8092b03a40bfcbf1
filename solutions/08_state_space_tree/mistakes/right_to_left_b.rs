//! id: right-to-left
//! about: Children go on the stack from left to right, so they come off from the right.

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
    let mut open = vec![vec![]];
    while let Some(node) = open.pop() {
        visit(&node);
        let row = node.len();
        if row < n {
            open.extend((0..n).filter(|&c| is_safe(&node, row, c)).map(|c| {
                let mut child = node.clone();
                child.push(c);
                child
            }));
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut out: Vec<Vec<usize>> = vec![];
    walk(n, &mut |board| {
        let mut children = 0;
        for col in 0..n {
            if is_safe(board, board.len(), col) {
                children += 1;
            }
        }
        if children == 0 && board.len() != n {
            out.push(board.to_vec());
        }
    });
    out
}
