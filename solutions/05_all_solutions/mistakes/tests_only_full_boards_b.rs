//! id: tests-only-full-boards
//! about: Every column is pushed, and a full board is tested, second style.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn is_solution(queens: &[usize]) -> bool {
    (0..queens.len()).all(|row| is_safe(&queens[..row], row, queens[row]))
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![];
    fill(0, n, &mut vec![], &mut boards);
    boards
}

fn fill(row: usize, n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if row == n {
        if is_solution(queens) {
            out.push(queens.to_vec());
        }
    } else {
        for col in 0..n {
            if col >= n {
                continue;
            }
            queens.push(col);
            fill(row + 1, n, queens, out);
            queens.pop();
        }
    }
}
