//! 06 · The first board

/// The first board of width `n`, as the columns of its queens.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    todo!("first_solution: n = {n}")
}

/// The board as text: `Q` and `.`, one line for each queen.
pub fn render(queens: &[usize], n: usize) -> String {
    todo!("render: queens = {queens:?}, n = {n}")
}
