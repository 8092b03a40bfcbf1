//! id: wrong-order
//! about: Each row is tried from the middle outwards, left and right in turn.

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

/// The columns from the middle outwards.
fn outwards(n: usize) -> Vec<usize> {
    let mut order = Vec::new();
    for step in 0..=n / 2 {
        if let Some(left) = ((n - 1) / 2).checked_sub(step) {
            order.push(left);
        }
        let right = n / 2 + step;
        if right < n && !order.contains(&right) {
            order.push(right);
        }
    }
    order
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    if queens.len() < n {
        for col in outwards(n) {
            let free = (0..queens.len()).all(|r| {
                let across = queens[r].abs_diff(col);
                across != 0 && across != queens.len() - r
            });
            if free {
                queens.push(col);
                if fill(n, queens) {
                    return true;
                }
                queens.pop();
            }
        }
        return false;
    }
    true
}
