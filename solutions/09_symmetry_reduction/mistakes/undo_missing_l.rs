//! id: undo-missing:queens
//! about: Each column hands the list on with its queen still in it.

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
    (0..queens.len()).all(|r| queens[r] != col && queens[r].abs_diff(col) != row - r)
}

fn half(n: usize, queens: &mut Vec<usize>, nodes: &mut u64) -> u64 {
    *nodes += 1;
    let row = queens.len();
    if row == n {
        return if queens[0] + queens[0] + 1 == n { 1 } else { 2 };
    }
    let columns = if row > 0 { 0..n } else { 0..n - n / 2 };
    columns
        .map(|col| match is_safe(queens, row, col) {
            true => {
                queens.push(col);
                half(n, queens, nodes)
            }
            false => 0,
        })
        .sum()
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut nodes = 0;
    let all = half(n, &mut Vec::new(), &mut nodes);
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
