//! about: One long list holds the three kinds of lines behind one another.

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    n + row - (col + 1)
}

fn places(n: usize, row: usize, col: usize) -> (usize, usize, usize) {
    let lines = 2 * n - 1;
    (col, n + diag_index(n, row, col), n + lines + row + col)
}

fn search(n: usize, row: usize, taken: &mut Vec<bool>) -> u64 {
    if row == n {
        return 1;
    }
    let mut sum = 0u64;
    for col in 0..n {
        let (a, b, c) = places(n, row, col);
        if taken[a] | taken[b] | taken[c] {
            continue;
        }
        taken[a] = true;
        taken[b] = true;
        taken[c] = true;
        sum += search(n, row + 1, taken);
        taken[a] = false;
        taken[b] = false;
        taken[c] = false;
    }
    sum
}

pub fn count_arrays(n: usize) -> u64 {
    search(n, 0, &mut vec![false; 5 * n])
}
