//! id: columns-for-rows
//! about: The list is read the wrong way: entry c holds the row of the queen in column c.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| {
        let across = c.abs_diff(col);
        let down = row - r;
        across != 0 && across != down
    })
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut lines = Vec::new();
    for &q in queens {
        let mut line = vec!['.'; n];
        line[q] = 'Q';
        lines.push(line.into_iter().collect::<String>());
    }
    lines.join("\n")
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    if !fill(n, &mut queens) {
        return None;
    }
    let mut rows = vec![0; n];
    for (row, &col) in queens.iter().enumerate() {
        rows[col] = row;
    }
    Some(rows)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row == n {
        return true;
    }
    for c in 0..n {
        if !is_safe(queens, row, c) {
            continue;
        }
        queens.push(c);
        let done = fill(n, queens);
        if done {
            return done;
        }
        queens.pop();
    }
    return false;
}
