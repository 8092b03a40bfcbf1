//! id: wrong-order
//! about: The columns nearest to the middle come first.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn columns(n: usize) -> Vec<usize> {
    let distance = |col: usize| (2 * col as i32 + 1 - n as i32).abs();
    let mut all = (0..n).collect::<Vec<_>>();
    all.sort_by(|&x, &y| distance(x).cmp(&distance(y)));
    all
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![];
    fill(0, n, &mut vec![], &mut boards);
    boards
}

fn fill(row: usize, n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if row == n {
        out.push(queens.to_vec());
    } else {
        for col in columns(n) {
            if !is_safe(queens, row, col) {
                continue;
            }
            queens.push(col);
            fill(row + 1, n, queens, out);
            queens.pop();
        }
    }
}
