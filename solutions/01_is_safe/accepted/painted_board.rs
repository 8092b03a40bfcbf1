//! about: Paints the lines of every queen on a board of bools, one step at a time, then looks at one square.

const SIZE: usize = 32;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut painted = [[false; SIZE]; SIZE];
    for (r, &c) in queens.iter().enumerate() {
        let (mut left, mut right) = (Some(c), c);
        for line in painted.iter_mut().take(row + 1).skip(r + 1) {
            line[c] = true;
            right += 1;
            line[right] = true;
            left = left.and_then(|x| x.checked_sub(1));
            if let Some(x) = left {
                line[x] = true;
            }
        }
    }
    !painted[row][col]
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut row = queens.len();
    while row > 0 {
        row -= 1;
        let col = queens[row];
        if col >= queens.len() {
            return false;
        }
        if !is_safe(&queens[..row], row, col) {
            return false;
        }
    }
    true
}
