//! id: undo-missing:cols
//! about: The marks of the columns stay when a queen is taken away.

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

use std::collections::BTreeSet;

#[derive(Default)]
struct Marks {
    cols: BTreeSet<usize>,
    diag: BTreeSet<isize>,
    anti: BTreeSet<usize>,
}

fn is_free(m: &Marks, row: usize, col: usize) -> bool {
    !m.cols.contains(&col)
        && !m.diag.contains(&(row as isize - col as isize))
        && !m.anti.contains(&(row + col))
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), &mut Marks::default(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, m: &mut Marks, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    let row = queens.len();
    if row == n {
        return;
    }
    for col in 0..n {
        if is_free(m, row, col) {
            queens.push(col);
            m.cols.insert(col);
            m.diag.insert(row as isize - col as isize);
            m.anti.insert(row + col);
            descend(n, queens, m, visit);
            queens.pop();
            m.diag.remove(&(row as isize - col as isize));
            m.anti.remove(&(row + col));
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut result = Vec::new();
    let mut look = |queens: &[usize]| {
        if queens.len() >= n {
            return;
        }
        let mut stuck = true;
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                stuck = false;
                break;
            }
        }
        if stuck {
            result.push(queens.to_vec());
        }
    };
    walk(n, &mut look);
    result
}
