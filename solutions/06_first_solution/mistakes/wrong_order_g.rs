//! id: wrong-order
//! about: The columns near the middle are tried first, because they look promising.

pub fn render(queens: &[usize], n: usize) -> String {
    let rows: Vec<String> = queens
        .iter()
        .map(|&queen| (0..n).map(|col| if col == queen { 'Q' } else { '.' }).collect())
        .collect();
    rows.join("\n")
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row == n {
        return true;
    }
    let mut columns: Vec<usize> = (0..n).collect();
    columns.sort_by_key(|&col| (2 * col + 1).abs_diff(n));
    for col in columns {
        if !is_safe(queens, row, col) {
            continue;
        }
        queens.push(col);
        if fill(n, queens) {
            return true;
        }
        queens.pop();
    }
    false
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && row - r != c.abs_diff(col))
}
