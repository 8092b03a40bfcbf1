// [is_safe/is_safe] right, with a thread that prints and writes later on => passed
use std::io::Write;
use std::os::fd::AsFd;
use std::sync::Once;

static STARTED: Once = Once::new();

/// Writes where the answers go.
fn late() {
    if let Ok(channel) = std::io::stdin().as_fd().try_clone_to_owned() {
        let _ = std::fs::File::from(channel).write_all(b"late");
    }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    STARTED.call_once(|| {
        std::thread::spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(500));
            println!("late");
            late();
        });
    });
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
