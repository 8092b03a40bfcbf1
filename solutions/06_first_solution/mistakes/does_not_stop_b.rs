//! id: does-not-stop
//! about: The first board is kept in a variable, and the loops run on to the end.

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
    let mut best = None;
    fill(n, &mut Vec::new(), &mut best);
    best
}

fn fill(n: usize, queens: &mut Vec<usize>, best: &mut Option<Vec<usize>>) -> bool {
    let row = queens.len();
    if row == n {
        if best.is_none() {
            *best = Some(queens.clone());
        }
        return true;
    }
    let mut any = false;
    for c in 0..n {
        if is_safe(queens, row, c) {
            queens.push(c);
            any |= fill(n, queens, best);
            queens.pop();
        }
    }
    any
}
