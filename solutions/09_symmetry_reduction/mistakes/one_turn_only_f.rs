//! id: one-turn-only
//! about: The four turns are all made from the board itself and not from the turn before.

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
    let mut v = vec![0; n];
    for r in 0..n {
        v[queens[r]] = n - 1 - r;
    }
    v
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
    let form = |b: &Vec<usize>, k: usize| match k {
        0 => b.clone(),
        k if k < 4 => rotate(b),
        _ => mirror(&rotate(b)),
    };
    let mut names: Vec<Option<Vec<usize>>> =
        all_boards(n).iter().map(|b| (0..8).map(|k| form(b, k)).min()).collect();
    names.sort();
    names.dedup();
    names.len() as u64
}
