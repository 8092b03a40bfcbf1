//! id: spaces-between
//! about: Each square is drawn as a letter and a space.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, c)| *c == col || r + c == row + col || r + col == row + c)
}

pub fn render(queens: &[usize], n: usize) -> String {
    let line = |queen: usize| -> String {
        (0..n).map(|col| format!("{} ", if col == queen { 'Q' } else { '.' })).collect()
    };
    queens.iter().map(|&queen| line(queen)).collect::<Vec<_>>().join("\n")
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
