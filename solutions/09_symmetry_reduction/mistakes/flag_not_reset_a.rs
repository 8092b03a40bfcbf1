//! id: flag-not-reset
//! about: The flag is made before the loop and stays false after the first board that is known.

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

pub fn count_distinct(n: usize) -> u64 {
    let mut seen: std::collections::HashSet<Vec<usize>> = Default::default();
    let mut count = 0u64;
    let mut is_new = true;
    for b in all_boards(n) {
        if seen.contains(&b) {
            is_new = false;
        }
        if is_new {
            count += 1;
        }
        let mut t = b;
        for _ in 0..4 {
            seen.insert(mirror(&t));
            seen.insert(t.clone());
            t = rotate(&t);
        }
    }
    count
}
