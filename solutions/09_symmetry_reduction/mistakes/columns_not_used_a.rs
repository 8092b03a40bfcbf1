//! id: columns-not-used
//! about: The new columns are pushed row by row, and where the queens stood is never asked.

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
    let n = queens.len();
    let mut turned = Vec::new();
    for (row, _col) in queens.iter().enumerate() {
        turned.push(n - 1 - row);
    }
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

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}

pub fn count_distinct(n: usize) -> u64 {
    let mut boards = Vec::new();
    collect(n, &mut Vec::new(), &mut boards);
    let mut seen = std::collections::BTreeSet::new();
    for b in boards {
        let mut best = b.clone();
        let mut cur = b;
        for _ in 0..4 {
            cur = rotate(&cur);
            let m = mirror(&cur);
            if cur < best {
                best = cur.clone();
            }
            if m < best {
                best = m;
            }
        }
        seen.insert(best);
    }
    seen.len() as u64
}
