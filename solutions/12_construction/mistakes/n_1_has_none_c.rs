//! id: n-1-has-none
//! about: Every width below 4 is answered with None, also width 1.

fn even(m: usize) -> Vec<usize> {
    let half = m / 2;
    let mut queens = vec![0; m];
    for i in 0..half {
        if m % 6 == 2 {
            let col = (2 * i + half - 1) % m;
            queens[i] = col;
            queens[m - 1 - i] = m - 1 - col;
        } else {
            queens[i] = 2 * i + 1;
            queens[half + i] = 2 * i;
        }
    }
    queens
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n {
        1..=3 => None,
        _ if n % 2 == 0 => Some(even(n)),
        _ => {
            let mut queens = even(n - 1);
            queens.push(n - 1);
            Some(queens)
        }
    }
}
