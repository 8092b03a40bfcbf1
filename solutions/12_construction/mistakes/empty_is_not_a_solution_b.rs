//! id: empty-is-not-a-solution
//! about: For 2 and 3 an empty list is given back instead of None.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let queens = board(n);
    Some(queens)
}

fn board(n: usize) -> Vec<usize> {
    match n {
        1 => vec![0],
        2 | 3 => Vec::new(),
        _ if n % 2 == 1 => {
            let mut q = board(n - 1);
            q.push(n - 1);
            q
        }
        _ if n % 6 == 2 => {
            let upper: Vec<usize> = (0..n / 2).map(|i| (2 * i + n / 2 - 1) % n).collect();
            let lower: Vec<usize> = upper.iter().rev().map(|c| n - 1 - c).collect();
            [upper, lower].concat()
        }
        _ => (1..n).step_by(2).chain((0..n).step_by(2)).collect(),
    }
}
