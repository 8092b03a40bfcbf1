//! id: one-byte-columns
//! about: Columns are kept in one byte, which ends at 255.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut even: Vec<u8> = (2..=n as u8).step_by(2).collect();
    let mut odd: Vec<u8> = (1..=n as u8).step_by(2).collect();
    if n % 6 == 2 {
        odd.swap(0, 1);
        odd.remove(2);
        odd.push(5);
    }
    if n % 6 == 3 {
        even.rotate_left(1);
        odd.rotate_left(2);
    }
    even.append(&mut odd);
    Some(even.into_iter().map(|c| usize::from(c) - 1).collect())
}
