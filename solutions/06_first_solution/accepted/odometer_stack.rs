//! about: No recursion: the list of columns is its own stack.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| {
        let across = c.abs_diff(col);
        let down = row - r;
        across != 0 && across != down
    })
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut text = String::new();
    for (row, &queen) in queens.iter().enumerate() {
        if row > 0 {
            text.push('\n');
        }
        for col in 0..n {
            text.push(if col == queen { 'Q' } else { '.' });
        }
    }
    text
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens: Vec<usize> = Vec::with_capacity(n);
    let mut from = 0;
    while queens.len() < n {
        match (from..n).find(|&col| is_safe(&queens, queens.len(), col)) {
            Some(col) => {
                queens.push(col);
                from = 0;
            }
            None => from = queens.pop()? + 1,
        }
    }
    Some(queens)
}
