//! about: diag_key of exercise 03 is pasted and lifted by n - 1; an iterator adds up the branches.

fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    (diag_key(row, col) + (n as isize - 1)) as usize
}

fn go(n: usize, row: usize, lists: &mut [Vec<bool>; 3]) -> u64 {
    if row >= n {
        return 1;
    }
    (0..n)
        .map(|col| {
            let places = [col, diag_index(n, row, col), row + col];
            if lists.iter().zip(places).any(|(list, place)| list[place]) {
                return 0;
            }
            lists.iter_mut().zip(places).for_each(|(list, place)| list[place] = true);
            let below = go(n, row + 1, lists);
            lists.iter_mut().zip(places).for_each(|(list, place)| list[place] = false);
            below
        })
        .sum()
}

pub fn count_arrays(n: usize) -> u64 {
    let mut lists = [vec![false; n], vec![false; 2 * n - 1], vec![false; 2 * n - 1]];
    go(n, 0, &mut lists)
}
