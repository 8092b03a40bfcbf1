//! id: evens-odds-only
//! about: Width 8 alone is repaired, with a fixed list.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    if n == 8 {
        return Some(vec![0, 4, 7, 5, 2, 6, 1, 3]);
    }
    let mut columns = vec![];
    let mut c = 1;
    while c < n {
        columns.push(c);
        c += 2;
    }
    c = 0;
    while c < n {
        columns.push(c);
        c += 2;
    }
    Some(columns)
}
