//! id: columns-of-another-type
//! about: The columns are kept as i32, while n and the answer are usize.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut cols: Vec<i32> = Vec::new();
    if n == 2 || n == 3 {
        return None;
    }
    for c in 1..=n {
        if c % 2 == 0 {
            cols.push(c - 1);
        }
    }
    for c in 1..=n {
        if c % 2 == 1 {
            cols.push(c - 1);
        }
    }
    Some(cols)
}
