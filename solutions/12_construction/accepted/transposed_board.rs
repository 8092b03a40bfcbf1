//! about: The list of rows by column, turned over at the end: another board of the same kind.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let m = n / 2 * 2;
    let mut row_of = vec![n - 1; n];
    for i in 0..m / 2 {
        let (a, b) = if m % 6 == 2 {
            let a = (2 * i + m / 2 - 1) % m;
            (a, m - 1 - a)
        } else {
            (2 * i + 1, m - 2 - 2 * i)
        };
        row_of[i] = a;
        row_of[m - 1 - i] = b;
    }
    let mut queens = vec![0; n];
    for (col, &row) in row_of.iter().enumerate() {
        queens[row] = col;
    }
    Some(queens)
}
