//! id: columns-not-used
//! about: Every row number is counted from the other end; the list of columns gives its length only.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    queens.iter().map(|c| queens.len() - c - 1).collect()
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    (0..queens.len()).rev().collect()
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
    let mut known: Vec<Vec<usize>> = Vec::new();
    let mut count = 0;
    for b in all_boards(n) {
        let r1 = rotate(&b);
        let r2 = rotate(&r1);
        let r3 = rotate(&r2);
        let forms = [mirror(&b), mirror(&r1), mirror(&r2), mirror(&r3), b.clone(), r1, r2, r3];
        let mut new = true;
        for f in forms.iter() {
            if known.contains(f) {
                new = false;
            }
        }
        if new {
            known.push(b);
            count += 1;
        }
    }
    count
}
