//! about: count_distinct adds up the boards that each of the eight motions leaves unchanged and divides by eight.

fn safe(board: &[usize], col: usize) -> bool {
    let row = board.len();
    (0..row).all(|r| board[r] != col && board[r].abs_diff(col) != row - r)
}

fn each_solution(n: usize, board: &mut Vec<usize>, action: &mut impl FnMut(&[usize])) {
    if board.len() == n {
        action(board);
        return;
    }
    for col in 0..n {
        if safe(board, col) {
            board.push(col);
            each_solution(n, board, action);
            board.pop();
        }
    }
}

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let mut image = queens.to_vec();
    for col in image.iter_mut() {
        *col = queens.len() - *col - 1;
    }
    image
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    // from the bottom row up, so that no subtraction is needed
    let mut turned = vec![0; queens.len()];
    for (new_col, &col) in queens.iter().rev().enumerate() {
        turned[col] = new_col;
    }
    turned
}

fn nodes(n: usize, board: &mut Vec<usize>) -> u64 {
    if board.len() == n {
        return 1;
    }
    let mut sum = 1;
    for col in 0..n {
        if safe(board, col) {
            board.push(col);
            sum += nodes(n, board);
            board.pop();
        }
    }
    sum
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut solutions = 0;
    let mut visited = 1;
    for col in 0..(n + 1) / 2 {
        let weight = if col + col + 1 == n { 1 } else { 2 };
        each_solution(n, &mut vec![col], &mut |_| solutions += weight);
        visited += nodes(n, &mut vec![col]);
    }
    (solutions, visited)
}

pub fn count_distinct(n: usize) -> u64 {
    let mut unchanged = 0;
    each_solution(n, &mut vec![], &mut |board| {
        let mut form = board.to_vec();
        for _ in 0..4 {
            form = rotate(&form);
            unchanged += u64::from(form == board);
            unchanged += u64::from(mirror(&form) == board);
        }
    });
    unchanged / 8
}
