//! id: one-turn-only
//! about: The turned board gets a name inside the loop and is forgotten there, so no second turn is made.

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
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
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
    let mut count = 0;
    while !boards.is_empty() {
        let board = boards.remove(0);
        count += 1;
        for _turn in 1..=4 {
            let turned = rotate(&board);
            let image = mirror(&turned);
            boards.retain(|other| *other != turned && *other != image);
        }
    }
    count
}
