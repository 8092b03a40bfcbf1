//! id: one-turn-only
//! about: The loop turns the same board four times, and only this one turn is looked up.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut v = Vec::new();
    for i in 0..n {
        v.push(n - 1 - queens[i]);
    }
    v
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
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
}

fn subtree(n: usize, queens: Vec<usize>) -> (u64, u64) {
    if queens.len() == n {
        return (1, 1);
    }
    (0..n)
        .filter(|&c| is_safe(&queens, queens.len(), c))
        .map(|c| {
            let mut next = queens.clone();
            next.push(c);
            subtree(n, next)
        })
        .fold((0, 1), |(s, k), (s2, k2)| (s + s2, k + k2))
}

pub fn count_half(n: usize) -> (u64, u64) {
    let (mut all, mut nodes) = (0, 1);
    for c in 0..n.div_ceil(2) {
        let (s, k) = subtree(n, vec![c]);
        let weight = if 2 * c + 1 == n { 1 } else { 2 };
        all += weight * s;
        nodes += k;
    }
    (all, nodes)
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
    let mut seen: Vec<Vec<usize>> = Vec::new();
    let mut count = 0;
    for b in &boards {
        let mut found = false;
        for _turn in 0..4 {
            let t = rotate(b);
            if seen.contains(&t) || seen.contains(&mirror(&t)) {
                found = true;
            }
        }
        if !found {
            count += 1;
            seen.push(b.clone());
        }
    }
    count
}
