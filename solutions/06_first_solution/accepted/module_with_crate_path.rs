//! about: The pasted safety test lives in a module and is reached by a crate path.

mod pasted {
    pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
        let line = |r: usize, c: usize| (c, r.wrapping_sub(c), r + c);
        let (x, y, z) = line(row, col);
        queens
            .iter()
            .enumerate()
            .map(|(r, &c)| line(r, c))
            .all(|(a, b, c)| a != x && b != y && c != z)
    }
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut text = String::new();
    for (row, &queen) in queens.iter().enumerate() {
        if row > 0 {
            text.push('\n');
        }
        for col in 0..=n - 1 {
            text.push(if col == queen { 'Q' } else { '.' });
        }
    }
    text
}

/// Given: the first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    if queens.len() == n {
        return true;
    }
    for col in 0..n {
        if crate::pasted::is_safe(queens, queens.len(), col) {
            queens.push(col);
            if fill(n, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}
