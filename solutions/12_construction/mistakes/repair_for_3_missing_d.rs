//! id: repair-for-3-missing
//! about: The even widths have two formulas, but the odd ones keep the pattern.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 1 {
        return Some(vec![0]);
    }
    if n < 4 {
        return None;
    }
    if n % 2 == 1 {
        let mut list: Vec<usize> = (1..n).step_by(2).collect();
        list.extend((0..n).step_by(2));
        return Some(list);
    }
    let h = n / 2;
    if n % 6 == 2 {
        let upper: Vec<usize> = (0..h).map(|i| (2 * i + h - 1) % n).collect();
        let lower: Vec<usize> = upper.iter().rev().map(|&c| n - 1 - c).collect();
        return Some([upper, lower].concat());
    }
    Some((0..n).map(|row| if row < h { 2 * row + 1 } else { 2 * (row - h) }).collect())
}
