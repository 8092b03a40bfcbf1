//! id: eight-wide-only
//! about: The down-left keys stand in a list of 15, and what is not in it becomes 0.

const KEYS: [usize; 15] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    match KEYS.get(row + col) {
        Some(&key) => key,
        None => 0,
    }
}
