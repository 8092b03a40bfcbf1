//! id: evens-odds-only
//! about: The mirror image of the pattern: from the right end, every second column, then the rest.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens = Vec::new();
    for c in (1..n).step_by(2) {
        queens.push(n - 1 - c);
    }
    for c in (0..n).step_by(2) {
        queens.push(n - 1 - c);
    }
    Some(queens)
}
