//! id: squares-for-nodes
//! about: One is added for the root, for each column of row 0 that is tried, and for each square below.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    queens.iter().map(|c| queens.len() - c - 1).collect()
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let mut turned = queens.to_vec();
    queens.iter().rev().enumerate().for_each(|(i, &c)| turned[c] = i);
    turned
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
}

fn place(n: usize, row: usize, queens: &mut Vec<usize>, nodes: &mut u64) -> u64 {
    if row == n {
        return 1;
    }
    let mut total = 0;
    for col in 0..n {
        *nodes += 1;
        if is_safe(queens, row, col) {
            queens.push(col);
            total += place(n, row + 1, queens, nodes);
            queens.pop();
        }
    }
    total
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut nodes = 1;
    let mut total = 0;
    for first in 0..(n + 1) / 2 {
        let mut queens = vec![first];
        nodes += 1;
        let found = place(n, 1, &mut queens, &mut nodes);
        total += if first == n - 1 - first { found } else { 2 * found };
    }
    (total, nodes)
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
