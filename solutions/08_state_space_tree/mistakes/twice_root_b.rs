//! id: root-visited-twice
//! about: The root is pushed on the stack and visited before the loop as well.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut stack: Vec<Vec<usize>> = vec![vec![]];
    visit(&stack[0]);
    while let Some(node) = stack.pop() {
        visit(&node);
        let row = node.len();
        if row == n {
            continue;
        }
        for col in (0..n).rev() {
            if is_safe(&node, row, col) {
                stack.push([node.clone(), vec![col]].concat());
            }
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
