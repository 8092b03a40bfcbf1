//! id: no-reduction
//! about: All columns of row 0 are tried, each with a search of its own.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let mut answer: Vec<usize> = vec![0; queens.len()];
    let mut i = 0;
    while i < queens.len() {
        answer[i] = queens.len() - (queens[i] + 1);
        i += 1;
    }
    return answer;
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

fn subtree(n: usize, queens: &[usize]) -> (u64, u64) {
    let mut sum = (u64::from(queens.len() == n), 1);
    for col in 0..n {
        if queens.len() < n && is_safe(queens, queens.len(), col) {
            let mut next = queens.to_vec();
            next.push(col);
            let (s, k) = subtree(n, &next);
            sum.0 += s;
            sum.1 += k;
        }
    }
    sum
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut nodes = 1;
    let mut all = 0;
    for first in 0..n {
        let (s, k) = subtree(n, &[first]);
        all += s;
        nodes += k;
    }
    (all, nodes)
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
