//! id: undo-missing:queens
//! about: The queens stay; each turn of the loop asks anew how long the list is.
//! same-as: greedy-no-backtrack

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, c)| *c == col || r + c == row + col || r + col == row + c)
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut out = String::new();
    for i in 0..queens.len() {
        if i > 0 {
            out.push('\n');
        }
        for j in 0..n {
            if queens[i] == j {
                out.push('Q');
            } else {
                out.push('.');
            }
        }
    }
    out
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let mut found = queens.len() == n;
    let mut col = 0;
    while !found && col < n {
        let next_row = queens.len();
        if is_safe(queens, next_row, col) {
            queens.push(col);
            found = fill(n, queens);
        }
        col += 1;
    }
    found
}
