//! id: counter-clockwise
//! about: The queen on (row, col) goes to (n - 1 - col, row), which is a turn to the left.

use std::collections::BTreeSet;

#[derive(Default)]
struct Marks {
    cols: BTreeSet<usize>,
    diag: BTreeSet<isize>,
    anti: BTreeSet<usize>,
}

fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    !marks.cols.contains(&col)
        && !marks.diag.contains(&(row as isize - col as isize))
        && !marks.anti.contains(&(row + col))
}

fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.diag.insert(row as isize - col as isize);
    marks.anti.insert(row + col);
}

fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.diag.remove(&(row as isize - col as isize));
    marks.anti.remove(&(row + col));
}

fn board(squares: impl Iterator<Item = (usize, usize)>) -> Vec<usize> {
    let in_order: BTreeSet<(usize, usize)> = squares.collect();
    in_order.into_iter().map(|(_, col)| col).collect()
}

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let last = queens.len() - 1;
    let squares = queens.iter().enumerate();
    board(squares.map(|(row, &col)| (row, last - col)))
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let last = queens.len() - 1;
    let squares = queens.iter().enumerate();
    board(squares.map(|(row, &col)| (last - col, row)))
}

/// Finds every board whose queen of row 0 stands in one of the first columns,
/// and says how many nodes were visited.
fn search(n: usize, first: usize, found: &mut Vec<Vec<usize>>) -> u64 {
    go(n, first, &mut Vec::new(), &mut Marks::default(), found)
}

fn go(
    n: usize,
    first: usize,
    queens: &mut Vec<usize>,
    marks: &mut Marks,
    found: &mut Vec<Vec<usize>>,
) -> u64 {
    let row = queens.len();
    if row == n {
        found.push(queens.clone());
        return 1;
    }
    let mut nodes = 1;
    let columns = if row == 0 { first } else { n };
    for col in 0..columns {
        if is_free(marks, row, col) {
            place(marks, row, col);
            queens.push(col);
            nodes += go(n, first, queens, marks, found);
            queens.pop();
            unplace(marks, row, col);
        }
    }
    nodes
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut found = Vec::new();
    let nodes = search(n, (n + 1) / 2, &mut found);
    let left = found.iter().filter(|b| b[0] < n / 2).count();
    let middle = found.len() - left;
    ((2 * left + middle) as u64, nodes)
}

pub fn count_distinct(n: usize) -> u64 {
    let mut found = Vec::new();
    search(n, n, &mut found);
    let smallest = |b: &Vec<usize>| {
        let mut smallest = b.clone();
        let mut form = b.clone();
        for turn in 0..8 {
            form = if turn % 4 == 3 { mirror(&rotate(&form)) } else { rotate(&form) };
            smallest = smallest.min(form.clone());
        }
        smallest
    };
    let groups: BTreeSet<Vec<usize>> = found.iter().map(smallest).collect();
    groups.len() as u64
}
