//! id: none-for-repair
//! about: Odd widths come from the even width before, and where that has no pattern the answer is None.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n % 2 == 1 && n > 1 {
        let mut q = construct(n - 1)?;
        q.push(n - 1);
        return Some(q);
    }
    if n % 6 == 2 {
        return None;
    }
    Some((1..n).step_by(2).chain((0..n).step_by(2)).collect())
}
