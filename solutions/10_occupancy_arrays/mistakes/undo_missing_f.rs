//! id: undo-missing
//! about: The same in unplace.
//! same-as: one-branch-counts

/// The lines that are taken, one place for each.
struct Marks {
    cols: Vec<bool>,
    diag: Vec<bool>,
    anti: Vec<bool>,
}

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    n - 1 + row - col
}

fn is_free(marks: &Marks, n: usize, row: usize, col: usize) -> bool {
    !marks.cols[col] && !marks.diag[diag_index(n, row, col)] && !marks.anti[row + col]
}

fn place(marks: &mut Marks, n: usize, row: usize, col: usize) {
    marks.cols[col] = true;
    marks.diag[diag_index(n, row, col)] = true;
    marks.anti[row + col] = true;
}

fn unplace(marks: &mut Marks, n: usize, row: usize, col: usize) {
    marks.cols[col] = false;
}

fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if is_free(marks, n, row, col) {
            place(marks, n, row, col);
            found += count_from(marks, row + 1, n);
            unplace(marks, n, row, col);
        }
    }
    found
}

pub fn count_arrays(n: usize) -> u64 {
    let lines = 2 * n - 1;
    let mut marks =
        Marks { cols: vec![false; n], diag: vec![false; lines], anti: vec![false; lines] };
    count_from(&mut marks, 0, n)
}
