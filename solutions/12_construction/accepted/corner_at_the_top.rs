//! about: The extra queen of an odd width stands on (0, 0), and the even board moves one down and one right.

fn even_board(m: usize) -> Vec<usize> {
    let half = m / 2;
    let place = |row: usize| {
        if m % 6 != 2 {
            (2 * row + 1) % (m + 1)
        } else if row < half {
            (half + 2 * row - 1) % m
        } else {
            (half + 2 * row + 2) % m
        }
    };
    (0..m).map(place).collect()
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        None
    } else if n % 2 == 0 {
        Some(even_board(n))
    } else {
        let mut queens = vec![0];
        queens.extend(even_board(n - 1).iter().map(|col| col + 1));
        Some(queens)
    }
}
