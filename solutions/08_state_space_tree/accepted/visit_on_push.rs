//! about: The root is visited in walk, every other node right after its queen is put down.

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
    let mut queens = vec![];
    visit(&queens);
    below(n, &mut queens, visit);
}

fn below(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) -> u32 {
    let row = queens.len();
    let mut children = 0;
    for col in 0..n {
        if row < n && is_safe(queens, row, col) {
            children += 1;
            queens.push(col);
            visit(queens);
            below(n, queens, visit);
            queens.pop();
        }
    }
    children
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = vec![];
    walk(n, &mut |q| {
        if q.len() < n && below(n, &mut q.to_vec(), &mut |_| ()) == 0 {
            found.push(q.into());
        }
    });
    found
}
