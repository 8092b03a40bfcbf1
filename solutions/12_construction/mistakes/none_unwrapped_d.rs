//! id: none-unwrapped
//! about: The board of the width before is unwrapped, also when it does not exist.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 1 {
        return Some(vec![0]);
    }
    if n == 2 {
        return None;
    }
    if n % 2 == 1 {
        let mut q = construct(n - 1).expect("a board");
        q.push(n - 1);
        return Some(q);
    }
    let h = n / 2;
    if n % 6 == 2 {
        let upper: Vec<usize> = (0..h).map(|i| (2 * i + h - 1) % n).collect();
        let lower: Vec<usize> = upper.iter().rev().map(|c| n - 1 - c).collect();
        return Some([upper, lower].concat());
    }
    Some((1..n).step_by(2).chain((0..n).step_by(2)).collect())
}
