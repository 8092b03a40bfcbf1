//! id: left-half-in-every-row
//! about: The left half with the middle column is the limit of every row, and what is found is doubled.

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
    let mut turned = queens.to_vec();
    queens.iter().rev().enumerate().for_each(|(i, &c)| turned[c] = i);
    turned
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
}

fn half(n: usize, limit: usize, queens: &mut Vec<usize>, nodes: &mut u64) -> u64 {
    *nodes += 1;
    if queens.len() == n {
        return 1;
    }
    let mut sum = 0;
    for col in 0..limit {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            sum += half(n, limit, queens, nodes);
            queens.pop();
        }
    }
    sum
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut nodes = 0;
    let found = half(n, (n + 1) / 2, &mut Vec::new(), &mut nodes);
    (2 * found, nodes)
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
