//! 12 · A board without search
//!
//! Read README.md beside this folder, then write the body of `construct`.
//! Grade with `cargo run -p grader -- construction`.

/// One board of width `n` without an attack, written down without search; `None` for 2 and 3.
///
/// The list has the column of the queen in each row; columns run from 0 to `n - 1`.
pub fn construct(n: usize) -> Option<Vec<usize>> {
    todo!("construct: n = {n}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_1_to_3() {
        assert_eq!(construct(1), Some(vec![0]));
        assert_eq!(construct(2), None);
        assert_eq!(construct(3), None);
    }

    #[test]
    fn one_queen_for_each_row() {
        assert_eq!(construct(4).unwrap_or_default().len(), 4);
        assert_eq!(construct(5).unwrap_or_default().len(), 5);
    }
}
