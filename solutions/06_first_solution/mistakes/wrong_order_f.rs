//! id: wrong-order
//! about: Each new queen is put in front of the others, so the board grows from the last row upwards.

fn is_safe(below: &[usize], col: usize) -> bool {
    let mut down = 0;
    for &c in below {
        down += 1;
        if c == col || c + down == col || col + down == c {
            return false;
        }
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut lines = Vec::new();
    for &queen in queens {
        let mut line = String::new();
        for col in 0..n {
            line.push(if col == queen { 'Q' } else { '.' });
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// Given: the first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    if queens.len() == n {
        return true;
    }
    for col in 0..n {
        if is_safe(queens, col) {
            queens.insert(0, col);
            if fill(n, queens) {
                return true;
            }
            queens.remove(0);
        }
    }
    false
}
