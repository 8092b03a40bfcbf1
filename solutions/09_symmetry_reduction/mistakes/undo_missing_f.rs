//! id: undo-missing:queens
//! about: The list only grows while the columns of a row are tried, and the test compares with all of it.

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
    let mut turned = queens.to_vec();
    queens.iter().rev().enumerate().for_each(|(i, &c)| turned[c] = i);
    turned
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
        if is_safe(queens, row, col) {
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
