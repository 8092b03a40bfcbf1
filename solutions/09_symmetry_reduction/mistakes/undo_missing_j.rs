//! id: undo-missing:queens
//! about: The next column is tried in the row below the last queen, which was never taken away.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut v = Vec::new();
    for i in 0..n {
        v.push(n - 1 - queens[i]);
    }
    v
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

type Count = (u64, u64);

fn finish(n: usize, queens: &mut Vec<usize>) -> Count {
    let row = queens.len();
    let mut count: Count = (0, 1);
    if row == n {
        count.0 = 1;
        return count;
    }
    let mut col = 0;
    while col < n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            let (s, k) = finish(n, queens);
            count = (count.0 + s, count.1 + k);
        }
        col += 1;
    }
    count
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut all: Count = (0, 1);
    for first in 0..n.div_ceil(2) {
        let mut queens = Vec::from([first]);
        let (s, k) = finish(n, &mut queens);
        all.0 += s;
        if 2 * first + 1 != n {
            all.0 += s;
        }
        all.1 += k;
    }
    all
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
