//! id: slice-too-short
//! about: The part given to is_safe is one queen too short in every row.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut i = 0;
    while i < queens.len() {
        let dy: i64 = row as i64 - i as i64;
        let dx: i64 = col as i64 - queens[i] as i64;
        if dx == 0 || dx == dy || dx == -dy {
            return false;
        }
        i = i + 1;
    }
    return true;
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().enumerate().all(|(r, &c)| {
        let above = &queens[..r.saturating_sub(1)];
        c < n && is_safe(above, r, c)
    })
}
