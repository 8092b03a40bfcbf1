//! id: closure-calls-itself
//! about: A closure called collect calls collect.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut ok = true;
    let mut r = 0;
    while r < queens.len() {
        let (down, across) = ((row - r) as isize, queens[r] as isize - col as isize);
        ok = ok && across != 0 && across.abs() != down;
        r += 1;
    }
    ok
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    let mut collect = |board: &mut Vec<usize>| {
        let row = board.len();
        if row == n {
            found.push(board.clone());
        }
        for col in 0..n {
            if is_safe(board, row, col) {
                board.push(col);
                collect(board);
                board.pop();
            }
        }
    };
    collect(&mut vec![]);
    found
}
