//! id: formula-for-all
//! about: The formula for widths that leave 2 is used for every even width, and fails where n is a multiple of 6.

fn even(m: usize) -> Vec<usize> {
    let half = m / 2;
    let mut queens = vec![0; m];
    for i in 0..half {
        let col = (2 * i + half - 1) % m;
        queens[i] = col;
        queens[m - 1 - i] = m - 1 - col;
    }
    queens
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1 => Some(vec![0]),
        2 | 3 => None,
        _ if n % 2 == 0 => Some(even(n)),
        _ => {
            let mut queens = even(n - 1);
            queens.push(n - 1);
            Some(queens)
        }
    }
}
