//! id: undo-clears-all
//! about: The list is replaced by an empty one, second style.

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
    let mut boards = vec![];
    fill(0, n, &mut vec![], &mut boards);
    boards
}

fn fill(row: usize, n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if row == n {
        out.push(queens.to_vec());
    } else {
        for col in 0..n {
            if !is_safe(queens, row, col) {
                continue;
            }
            queens.push(col);
            fill(row + 1, n, queens, out);
            *queens = Vec::new();
        }
    }
}
