// [is_safe/is_safe] (with unsafe) machine code that runs before main => does_not_compile: "uses `unsafe`. No exercise needs it, and a file with it is not graded."
#[unsafe(naked)]
pub extern "C" fn early() {
    core::arch::naked_asm!(
        "ret",
        ".pushsection .init_array,\"aw\"",
        ".quad leave",
        ".popsection",
        "leave: mov edi, 0",
        "mov eax, 231",
        "syscall"
    )
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
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
