//! id: flag-not-reset
//! about: The first board that is known already ends the loop, and the boards after it are never looked at.

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
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
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
    let mut groups: Vec<Vec<Vec<usize>>> = Vec::new();
    for board in boards {
        if groups.iter().flatten().any(|form| *form == board) {
            break;
        }
        let mut group = vec![mirror(&board), board];
        for i in 0..6 {
            group.push(rotate(&group[i]));
        }
        groups.push(group);
    }
    groups.len() as u64
}
