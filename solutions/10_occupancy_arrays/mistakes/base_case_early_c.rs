//! id: base-case-early
//! about: The search starts in row 1, so row 0 stays empty.

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

fn is_free(n: usize, row: usize, col: usize, marks: &[Vec<bool>; 3]) -> bool {
    !(marks[0][col] || marks[1][diag_index(n, row, col)] || marks[2][row + col])
}

fn set(n: usize, row: usize, col: usize, marks: &mut [Vec<bool>; 3], value: bool) {
    marks[0][col] = value;
    marks[1][diag_index(n, row, col)] = value;
    marks[2][row + col] = value;
}

fn backtrack(n: usize, row: usize, marks: &mut [Vec<bool>; 3], count: &mut u64) {
    if row >= n {
        *count += 1;
        return;
    }
    let mut col = 0;
    while col < n {
        if is_free(n, row, col, marks) {
            set(n, row, col, marks, true);
            backtrack(n, row + 1, marks, count);
            set(n, row, col, marks, false);
        }
        col += 1;
    }
}

pub fn count_arrays(n: usize) -> u64 {
    let mut marks = [vec![false; n], vec![false; 2 * n - 1], vec![false; 2 * n - 1]];
    let mut count = 0;
    backtrack(n, 1, &mut marks, &mut count);
    count
}
