// [is_safe/is_safe] the same in a constant that another crate computes => does_not_compile: "evaluation panicked: the board is too wide"
struct Width<const N: usize>;
impl<const N: usize> Width<N> {
    const FITS: () = assert!(N <= 64, "the board is too wide");
}

#[inline]
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let () = Width::<65>::FITS;
    free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
