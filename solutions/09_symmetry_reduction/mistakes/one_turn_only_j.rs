//! id: one-turn-only
//! about: A board is new when its turn and the mirror image of that turn are not among the boards kept.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    queens.iter().map(|c| queens.len() - c - 1).collect()
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

struct Search {
    n: usize,
    queens: Vec<usize>,
    solutions: u64,
    nodes: u64,
}

impl Search {
    fn go(&mut self) {
        self.nodes += 1;
        let row = self.queens.len();
        if row == self.n {
            let middle = self.n % 2 == 1 && self.queens[0] == self.n / 2;
            if middle {
                self.solutions += 1;
            } else {
                self.solutions += 2;
            }
            return;
        }
        let last = if row == 0 { (self.n + 1) / 2 } else { self.n };
        for col in 0..last {
            if is_safe(&self.queens, row, col) {
                self.queens.push(col);
                self.go();
                self.queens.pop();
            }
        }
    }
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut s = Search { n, queens: Vec::new(), solutions: 0, nodes: 0 };
    s.go();
    (s.solutions, s.nodes)
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

fn known(kept: &[Vec<usize>], board: &[usize]) -> bool {
    let turned = rotate(board);
    let image = mirror(&turned);
    kept.iter().any(|k| *k == turned || *k == image)
}

pub fn count_distinct(n: usize) -> u64 {
    let kept = all_boards(n).into_iter().fold(Vec::new(), |mut kept, board| {
        if !known(&kept, &board) {
            kept.push(board);
        }
        kept
    });
    kept.len() as u64
}
