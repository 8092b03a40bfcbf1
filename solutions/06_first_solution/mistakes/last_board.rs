//! id: last-not-first
//! about: Each board that is found replaces the one before, so the last of all is the answer.

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
    let mut found = None;
    fill(n, &mut Vec::new(), &mut found);
    found
}

fn fill(n: usize, queens: &mut Vec<usize>, found: &mut Option<Vec<usize>>) {
    let row = queens.len();
    if row == n {
        *found = Some(queens.to_vec());
    }
    for c in 0..n {
        if row < n && is_safe(queens, row, c) {
            queens.push(c);
            fill(n, queens, found);
            queens.pop();
        }
    }
}
