//! 03 · One number for each slanted line
//!
//! Read README.md beside this folder first; it shows both families of lines.
//! Check the work with `cargo run -p grader -- diagonal_keys`.

/// The number of the down-right line (`\`) that the square lies on: row − col.
pub fn diag_key(row: usize, col: usize) -> isize {
    todo!("diag_key: row = {row}, col = {col}")
}

/// The number of the down-left line (`/`) that the square lies on: row + col.
pub fn anti_key(row: usize, col: usize) -> usize {
    todo!("anti_key: row = {row}, col = {col}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_for_diag_key() {
        assert_eq!(diag_key(2, 2), 0);
        assert_eq!(diag_key(3, 1), 2);
    }

    #[test]
    fn example_for_anti_key() {
        assert_eq!(anti_key(1, 2), 3);
    }
}
