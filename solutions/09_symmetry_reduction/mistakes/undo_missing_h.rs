//! id: undo-missing:queens
//! about: Nothing takes a queen away after its branch; the rows of the queens left behind are larger than the row that is tried.

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    queens.iter().map(|c| queens.len() - c - 1).collect()
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

type Count = (u64, u64);

fn finish(n: usize, queens: &mut Vec<usize>) -> Count {
    let row = queens.len();
    let mut count: Count = (0, 1);
    if row == n {
        count.0 = 1;
        return count;
    }
    let mut col = 0;
    while col < n {
        if is_safe(queens, row, col) {
            queens.push(col);
            let (s, k) = finish(n, queens);
            count = (count.0 + s, count.1 + k);
        }
        col += 1;
    }
    count
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut all: Count = (0, 1);
    for first in 0..n.div_ceil(2) {
        let mut queens = Vec::from([first]);
        let (s, k) = finish(n, &mut queens);
        all.0 += s;
        if 2 * first + 1 != n {
            all.0 += s;
        }
        all.1 += k;
    }
    all
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
