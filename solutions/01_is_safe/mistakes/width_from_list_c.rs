//! id: width-from-list
//! about: Refuses a column further right than the list is long, as if the list were the whole board.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let width = queens.len() + 1;
    col < width && queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for (i, &a) in queens.iter().enumerate() {
        if a >= n {
            return false;
        }
        for (j, &b) in queens.iter().enumerate().skip(i + 1) {
            if a == b || a + j == b + i || a + i == b + j {
                return false;
            }
        }
    }
    true
}
