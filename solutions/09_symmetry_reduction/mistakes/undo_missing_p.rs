//! id: undo-missing:queens
//! about: The walk that lists all boards leaves every queen where it is.

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

fn all_from(n: usize, board: &mut Vec<usize>) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    if board.len() == n {
        found.push(board.to_vec());
    } else {
        for col in 0..n {
            if is_safe(board, board.len(), col) {
                board.push(col);
                found.append(&mut all_from(n, board));
            }
        }
    }
    found
}

fn name(board: &[usize]) -> Vec<usize> {
    let mut turned = board.to_vec();
    let mut forms = vec![];
    while forms.len() < 8 {
        forms.push(mirror(&turned));
        forms.push(turned.clone());
        turned = rotate(&turned);
    }
    forms.sort();
    forms.swap_remove(0)
}

pub fn count_distinct(n: usize) -> u64 {
    let mut names: Vec<Vec<usize>> = vec![];
    for board in all_from(n, &mut vec![]) {
        let name = name(&board);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.len() as u64
}
