//! id: left-half-in-every-row
//! about: The width of the board is halved for the whole search.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    queens.iter().map(|c| queens.len() - c - 1).collect()
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let size = queens.len();
    let mut result = Vec::with_capacity(size);
    for col in 0..size {
        let row = queens.iter().position(|&c| c == col).unwrap();
        result.push(size - row - 1);
    }
    result
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

fn tree(n: usize, board: &[usize]) -> (u64, u64) {
    let row = board.len();
    if row == n {
        return (2, 1);
    }
    (0..n)
        .take(n - n / 2)
        .filter(|&col| is_safe(board, row, col))
        .map(|col| tree(n, &[board, &[col]].concat()))
        .fold((0, 1), |sum, part| (sum.0 + part.0, sum.1 + part.1))
}

pub fn count_half(n: usize) -> (u64, u64) {
    tree(n, &[])
}

fn all_boards(n: usize) -> Vec<Vec<usize>> {
    let mut boards: Vec<Vec<usize>> = vec![vec![]];
    for row in 0..n {
        let mut next = Vec::new();
        for b in &boards {
            for c in 0..n {
                if is_safe(b, row, c) {
                    let mut b2 = b.clone();
                    b2.push(c);
                    next.push(b2);
                }
            }
        }
        boards = next;
    }
    boards
}

pub fn count_distinct(n: usize) -> u64 {
    let mut known: Vec<Vec<usize>> = Vec::new();
    let mut count = 0;
    for b in all_boards(n) {
        let r1 = rotate(&b);
        let r2 = rotate(&r1);
        let r3 = rotate(&r2);
        let forms = [mirror(&b), mirror(&r1), mirror(&r2), mirror(&r3), b.clone(), r1, r2, r3];
        let mut new = true;
        for f in forms.iter() {
            if known.contains(f) {
                new = false;
            }
        }
        if new {
            known.push(b);
            count += 1;
        }
    }
    count
}
