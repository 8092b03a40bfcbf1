//! about: An array is overwritten instead of popped, and flags say which columns are used; choose works in u128.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut ok = true;
    for r in 0..queens.len() {
        let down = (row - r) as i32;
        let across = queens[r] as i32 - col as i32;
        if across == 0 || across.abs() == down {
            ok = false;
        }
    }
    ok
}

fn is_solution(queens: &[usize]) -> bool {
    let mut good = true;
    for row in 0..queens.len() {
        good = good && queens[row] < queens.len();
        good = good && is_safe(&queens[..row], row, queens[row]);
    }
    good
}

struct Search {
    board: Vec<usize>,
    used: Vec<bool>,
    distinct: bool,
    tested: u64,
    solutions: u64,
}

impl Search {
    fn new(n: usize, distinct: bool) -> Self {
        Self { board: vec![0; n], used: vec![false; n], distinct, tested: 0, solutions: 0 }
    }

    fn run(&mut self, row: usize) {
        if row == self.board.len() {
            self.tested += 1;
            if is_solution(&self.board) {
                self.solutions += 1;
            }
            return;
        }
        for col in 0..self.board.len() {
            if self.distinct && self.used[col] {
                continue;
            }
            self.board[row] = col;
            self.used[col] = true;
            self.run(row + 1);
            self.used[col] = false;
        }
    }

    fn result(mut self) -> (u64, u64) {
        self.run(0);
        (self.tested, self.solutions)
    }
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    Search::new(n, false).result()
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    Search::new(n, true).result()
}

pub fn choose(n: u64, k: u64) -> u64 {
    let (n, k) = (n as u128, k as u128);
    if k > n {
        return 0;
    }
    let above: u128 = (n - k + 1..=n).product();
    let below: u128 = (1..=k).product();
    (above / below) as u64
}
