//! id: undo-missing:queens
//! about: The queens of finished branches stay in the list and attack squares of rows above them.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    queens.iter().map(|c| queens.len() - c - 1).collect()
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut v = vec![0; n];
    for r in 0..n {
        v[queens[r]] = n - 1 - r;
    }
    v
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut safe = true;
    let mut i = 0;
    while i < queens.len() {
        let dr = row as i32 - i as i32;
        let dc = col as i32 - queens[i] as i32;
        if dc == 0 {
            safe = false;
        }
        if dc == dr || dc == -dr {
            safe = false;
        }
        i = i + 1;
    }
    safe
}

fn half(n: usize, queens: &mut Vec<usize>, nodes: &mut u64) -> u64 {
    *nodes += 1;
    let row = queens.len();
    if row == n {
        return if queens[0] + queens[0] + 1 == n { 1 } else { 2 };
    }
    let columns = if row > 0 { 0..n } else { 0..n - n / 2 };
    columns
        .map(|col| match is_safe(queens, row, col) {
            true => {
                queens.push(col);
                half(n, queens, nodes)
            }
            false => 0,
        })
        .sum()
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut nodes = 0;
    let all = half(n, &mut Vec::new(), &mut nodes);
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
