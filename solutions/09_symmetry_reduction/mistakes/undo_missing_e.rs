//! id: undo-missing:queens
//! about: The pop is missing below row 0; the test counts with signed numbers and meets queens of finished branches.

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
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
}

fn visit(n: usize, queens: &mut Vec<usize>, nodes: &mut u64) -> u64 {
    *nodes += 1;
    let row = queens.len();
    if row == n {
        return 1;
    }
    let mut total = 0;
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            total += visit(n, queens, nodes);
        }
    }
    total
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut nodes = 1;
    let mut solutions = 0;
    for col in 0..n / 2 {
        let mut queens = vec![col];
        solutions += 2 * visit(n, &mut queens, &mut nodes);
    }
    if n % 2 == 1 {
        let mut queens = vec![n / 2];
        solutions += visit(n, &mut queens, &mut nodes);
    }
    (solutions, nodes)
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
