//! about: is_solution sorts the names of the lines and looks for two equal neighbours; is_safe compares names.

fn names(r: usize, c: usize) -> [isize; 3] {
    let (r, c) = (isize::try_from(r).unwrap(), isize::try_from(c).unwrap());
    [c, r - c, r + c]
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let wanted = names(row, col);
    let mut i = 0;
    loop {
        if i == queens.len() {
            break true;
        }
        if names(i, queens[i]).iter().zip(&wanted).any(|(a, b)| a == b) {
            break false;
        }
        i += 1;
    }
}

pub fn is_solution(queens: &[usize]) -> bool {
    (0..3).all(|family| {
        let mut used: Vec<isize> =
            queens.iter().enumerate().map(|(r, &c)| names(r, c)[family]).collect();
        used.sort_unstable();
        used.windows(2).all(|pair| pair[0] != pair[1])
    }) && queens.iter().all(|&c| c < queens.len())
}
