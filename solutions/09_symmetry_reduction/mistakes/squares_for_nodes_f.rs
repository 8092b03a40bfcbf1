//! id: squares-for-nodes
//! about: The counter starts at 1 for the empty board and grows with each square that is looked at.

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

struct Half {
    n: usize,
    looked: u64,
    found: u64,
}

impl Half {
    fn row(&mut self, queens: &[usize]) {
        let row = queens.len();
        if row == self.n {
            self.found += if 2 * queens[0] + 1 == self.n { 1 } else { 2 };
            return;
        }
        let width = if row == 0 { self.n.div_ceil(2) } else { self.n };
        for col in 0..width {
            self.looked += 1;
            if is_safe(queens, row, col) {
                let mut more = queens.to_vec();
                more.push(col);
                self.row(&more);
            }
        }
    }
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut half = Half { n, looked: 1, found: 0 };
    half.row(&[]);
    (half.found, half.looked)
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
