//! id: one-turn-only
//! about: Every step of the loop turns the first board again, so the same form comes four times.

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

fn visit(n: usize, queens: &mut Vec<usize>, nodes: &mut u64) -> u64 {
    *nodes += 1;
    let row = queens.len();
    if row == n {
        return 1;
    }
    let mut total = 0;
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            total += visit(n, queens, nodes);
            queens.pop();
        }
    }
    total
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut nodes = 1;
    let mut solutions = 0;
    for col in 0..n / 2 {
        let mut queens = vec![col];
        solutions += 2 * visit(n, &mut queens, &mut nodes);
    }
    if n % 2 == 1 {
        let mut queens = vec![n / 2];
        solutions += visit(n, &mut queens, &mut nodes);
    }
    (solutions, nodes)
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
    for b in &boards {
        let mut best = b.clone();
        for _ in 0..4 {
            let cur = rotate(&b);
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
