//! id: other-move
//! about: The repair exchanges the first and the last queen, which does not free the queens that attack each other.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if let 2 | 3 = n {
        return None;
    }
    let mut even: Vec<usize> = (1..n).step_by(2).collect();
    let mut odd: Vec<usize> = (0..n).step_by(2).collect();
    if matches!(n % 6, 2 | 3) {
        let last = odd.pop()?;
        odd.push(even[0]);
        even[0] = last;
    }
    even.extend(odd);
    Some(even)
}
