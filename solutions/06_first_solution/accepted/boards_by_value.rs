//! about: Each call gets a board of its own and gives back an Option.

pub fn render(queens: &[usize], n: usize) -> String {
    queens
        .iter()
        .map(|&q| format!("{}Q{}", ".".repeat(q), ".".repeat(n - 1 - q)))
        .collect::<Vec<_>>()
        .join("\n")
}

fn attacked(board: &[usize], col: usize) -> bool {
    board.iter().rev().zip(1..).any(|(&c, rows)| c == col || c + rows == col || col + rows == c)
}

fn extend(n: usize, board: Vec<usize>) -> Option<Vec<usize>> {
    if board.len() == n {
        return Some(board);
    }
    (0..n)
        .filter(|&col| !attacked(&board, col))
        .find_map(|col| extend(n, [board.as_slice(), &[col]].concat()))
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    extend(n, vec![])
}
