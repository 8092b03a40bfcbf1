//! id: searches
//! about: A search with bit masks, which is fast but still a search.

fn go(n: usize, cols: u128, left: u128, right: u128, queens: &mut Vec<usize>) -> bool {
    if queens.len() == n {
        return true;
    }
    for col in 0..n {
        let bit = 1_u128 << (col % 128);
        if (cols | left | right) & bit == 0 {
            queens.push(col);
            if go(n, cols | bit, (left | bit) << 1, (right | bit) >> 1, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    if go(n, 0, 0, 0, &mut queens) { Some(queens) } else { None }
}
