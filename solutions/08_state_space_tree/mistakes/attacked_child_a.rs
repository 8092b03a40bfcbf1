//! id: attacked-child-visited
//! about: Every column gets a call, and the attacked ones are noticed only there, after the visit.

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
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    if let Some((&last, above)) = queens.split_last() {
        if !is_safe(above, above.len(), last) {
            return;
        }
    }
    if queens.len() == n {
        return;
    }
    for col in 0..n {
        queens.push(col);
        descend(n, queens, visit);
        queens.pop();
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
