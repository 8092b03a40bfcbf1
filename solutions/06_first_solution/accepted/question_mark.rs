//! about: A result type with the question mark: Err carries the full board up through all calls.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut ok = true;
    for r in 0..queens.len() {
        let c = queens[r];
        ok &= c != col;
        ok &= r + c != row + col;
        ok &= r + col != row + c;
    }
    ok
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut lines = Vec::new();
    for &q in queens {
        let mut line = vec!['.'; n];
        line[q] = 'Q';
        lines.push(line.into_iter().collect::<String>());
    }
    lines.join("\n")
}

// Err means: stop, here is the board.
fn fill(n: usize, queens: &mut Vec<usize>) -> Result<(), Vec<usize>> {
    if queens.len() == n {
        return Err(queens.clone());
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            fill(n, queens)?;
            queens.pop();
        }
    }
    Ok(())
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    fill(n, &mut Vec::new()).err()
}

fn main() {
    for n in 1..=8 {
        match first_solution(n) {
            Some(board) => println!("{}\n", render(&board, n)),
            None => println!("no board of width {n}\n"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn none_for_two() {
        assert_eq!(first_solution(2), None);
    }
}
