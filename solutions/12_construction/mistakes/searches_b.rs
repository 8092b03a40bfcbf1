//! id: searches
//! about: The search of exercise 06, for every width.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut queens: Vec<usize> = Vec::new();
    let mut col = 0;
    loop {
        if queens.len() == n {
            return Some(queens);
        }
        let row = queens.len();
        while col < n
            && queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r)
        {
            col += 1;
        }
        if col < n {
            queens.push(col);
            col = 0;
        } else {
            col = queens.pop()? + 1;
        }
    }
}
