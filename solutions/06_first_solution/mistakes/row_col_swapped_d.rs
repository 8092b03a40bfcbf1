//! id: row-col-swapped
//! about: Line by line, the code asks for the row whose queen stands in the column of that number.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, c)| *c == col || r + c == row + col || r + col == row + c)
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut text = String::new();
    for line in 0..n {
        if line > 0 {
            text.push('\n');
        }
        let place = queens.iter().position(|&queen| queen == line);
        for at in 0..n {
            text.push(if place == Some(at) { 'Q' } else { '.' });
        }
    }
    text
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
