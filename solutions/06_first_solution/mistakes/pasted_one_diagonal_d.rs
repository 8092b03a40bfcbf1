//! id: pasted-is-safe:one-diagonal-only
//! about: The pasted is_safe has a helper for slanted lines that knows row + col alone; the search is right.

fn same_line(r: usize, c: usize, row: usize, col: usize) -> bool {
    c == col || c + r == col + row
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| same_line(r, c, row, col))
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut board = String::new();
    for row in 0..queens.len() {
        let mut line = ".".repeat(n);
        line.replace_range(queens[row]..=queens[row], "Q");
        board += &line;
        if row + 1 < queens.len() {
            board += "\n";
        }
    }
    board
}

/// Given: the first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    match queens.len() {
        row if row == n => true,
        row => {
            for col in 0..n {
                if is_safe(queens, row, col) {
                    queens.push(col);
                    if fill(n, queens) {
                        return true;
                    }
                    queens.pop();
                }
            }
            false
        }
    }
}
