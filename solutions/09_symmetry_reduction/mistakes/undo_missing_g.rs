//! id: undo-missing:queens
//! about: The pop is missing below row 0, and the test subtracts the row of a queen that should be gone.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut v = Vec::new();
    for i in 0..n {
        v.push(n - 1 - queens[i]);
    }
    v
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let mut turned = queens.to_vec();
    queens.iter().rev().enumerate().for_each(|(i, &c)| turned[c] = i);
    turned
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
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

fn forms(board: &[usize]) -> Vec<Vec<usize>> {
    let turns: Vec<Vec<usize>> =
        std::iter::successors(Some(board.to_vec()), |b| Some(rotate(b))).take(4).collect();
    turns.iter().map(|t| mirror(t)).chain(turns.iter().cloned()).collect()
}

pub fn count_distinct(n: usize) -> u64 {
    // a board stands for its group when no other form comes before it
    all_boards(n).iter().filter(|b| forms(b).iter().all(|f| *b <= f)).count() as u64
}
