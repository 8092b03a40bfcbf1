//! id: other-letters
//! about: An X stands for the queen.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut out = Vec::new();
    for &queen in queens.iter() {
        let mut line = vec!['.'; n];
        line[queen] = 'X';
        out.push(line.iter().collect::<String>());
    }
    out.join("\n")
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row >= n {
        return true;
    }
    let mut col = 0;
    while col < n {
        if is_safe(&queens[..], row, col) {
            queens.push(col);
            let done = fill(n, queens);
            if done {
                return true;
            } else {
                queens.truncate(row);
            }
        }
        col += 1;
    }
    return false;
}
