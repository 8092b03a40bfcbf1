//! about: One search with a switch does both; the widths are asked at the end.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn is_solution(queens: &[usize]) -> bool {
    queens
        .iter()
        .enumerate()
        .all(|(row, &col)| col < queens.len() && is_safe(&queens[..row], row, col))
}

fn search(n: usize, repeat: bool, queens: &mut Vec<usize>) -> (u64, u64) {
    if queens.len() == n {
        return (1, is_solution(queens) as u64);
    }
    let mut sum = (0, 0);
    for col in 0..n {
        if !repeat && queens.contains(&col) {
            continue;
        }
        queens.push(col);
        let below = search(n, repeat, queens);
        queens.pop();
        sum = (sum.0 + below.0, sum.1 + below.1);
    }
    sum
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    search(n, true, &mut vec![])
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    search(n, false, &mut vec![])
}

pub fn choose(n: u64, k: u64) -> u64 {
    if n < k { 0 } else { (1..=k).fold(1, |ways, i| ways * (n - k + i) / i) }
}
