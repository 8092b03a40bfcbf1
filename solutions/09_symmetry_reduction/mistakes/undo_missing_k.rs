//! id: undo-missing:queens
//! about: One list for the whole half search, no pop, and a subtraction that goes below zero.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    queens.iter().map(|c| queens.len() - c - 1).collect()
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

fn forms(board: &[usize]) -> Vec<Vec<usize>> {
    let turns: Vec<Vec<usize>> =
        std::iter::successors(Some(board.to_vec()), |b| Some(rotate(b))).take(4).collect();
    turns.iter().map(|t| mirror(t)).chain(turns.iter().cloned()).collect()
}

pub fn count_distinct(n: usize) -> u64 {
    // a board stands for its group when no other form comes before it
    all_boards(n).iter().filter(|b| forms(b).iter().all(|f| *b <= f)).count() as u64
}
