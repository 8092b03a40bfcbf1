// [is_safe/is_safe] nothing but comments => does_not_compile: "`is_safe` is not there"
//! Tomorrow.

/* pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool { true } */
