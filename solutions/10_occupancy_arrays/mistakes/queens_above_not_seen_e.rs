//! id: queens-above-not-seen
//! about: The places are set in a copy, and the next row gets the old lists.
//! same-as: and-for-or

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
            let mut copy = marks.clone();
            set(n, row, col, &mut copy, true);
            backtrack(n, row + 1, marks, count);
        }
        col += 1;
    }
}

pub fn count_arrays(n: usize) -> u64 {
    let mut marks = [vec![false; n], vec![false; 2 * n - 1], vec![false; 2 * n - 1]];
    let mut count = 0;
    backtrack(n, 0, &mut marks, &mut count);
    count
}
