//! id: evens-odds-only
//! about: The mirror image of the pattern: from the right end, every second column, then the rest.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if let 2..=3 = n {
        return None;
    }
    let far = (0..n).filter(|c| c % 2 == 1).map(|c| n - c - 1);
    let near = (0..n).filter(|c| c % 2 == 0).map(|c| n - c - 1);
    Some(far.chain(near).collect())
}
