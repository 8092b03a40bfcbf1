//! id: no-reduction
//! about: The nodes below the left half are counted twice, for the mirror images, which gives the nodes of the whole tree.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut v = Vec::new();
    for i in 0..n {
        v.push(n - 1 - queens[i]);
    }
    v
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

#[derive(Default)]
struct Stats {
    nodes: u64,
    solutions: u64,
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += 1;
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut left = Stats::default();
    for col in 0..n / 2 {
        visit(n, &mut vec![col], &mut left);
    }
    let mut middle = Stats::default();
    if n % 2 != 0 {
        visit(n, &mut vec![n / 2], &mut middle);
    }
    (2 * left.solutions + middle.solutions, 1 + 2 * left.nodes + middle.nodes)
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
