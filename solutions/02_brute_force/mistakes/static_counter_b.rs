//! id: static-counter
//! about: A global pair in a mutex is counted up by both searches.

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

use std::sync::Mutex;

static COUNT: Mutex<(u64, u64)> = Mutex::new((0, 0));

fn search(n: usize, queens: &mut Vec<usize>, twice: bool) {
    if queens.len() == n {
        let mut count = COUNT.lock().unwrap();
        count.0 += 1;
        if is_solution(queens) {
            count.1 += 1;
        }
        return;
    }
    for col in 0..n {
        if twice || !queens.contains(&col) {
            queens.push(col);
            search(n, queens, twice);
            queens.pop();
        }
    }
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    search(n, &mut vec![], true);
    *COUNT.lock().unwrap()
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    search(n, &mut vec![], false);
    *COUNT.lock().unwrap()
}

pub fn choose(n: u64, k: u64) -> u64 {
    // a row of Pascal's triangle, from the right to the left
    let mut row = vec![0u64; k as usize + 1];
    row[0] = 1;
    for _ in 0..n {
        for i in (1..=k as usize).rev() {
            row[i] += row[i - 1];
        }
    }
    row[k as usize]
}
