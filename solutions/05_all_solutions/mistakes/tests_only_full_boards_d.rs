//! id: tests-only-full-boards
//! about: Orderings are tested when they are full, third style.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

fn is_solution(queens: &[usize]) -> bool {
    (0..queens.len()).all(|row| is_safe(&queens[..row], row, queens[row]))
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    boards(n, vec![])
}

fn boards(n: usize, queens: Vec<usize>) -> Vec<Vec<usize>> {
    if queens.len() == n {
        return if is_solution(&queens) { vec![queens] } else { vec![] };
    }
    let mut found = Vec::new();
    for col in 0..n {
        if queens.iter().all(|&other| other != col) {
            let mut longer = queens.clone();
            longer.push(col);
            found.extend(boards(n, longer));
        }
    }
    found
}
