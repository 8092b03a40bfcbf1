//! id: one-byte-columns
//! about: The loop runs over numbers of one byte, so it ends too early on wide boards.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let width = n as u8;
    let mut even = Vec::new();
    let mut odd = Vec::new();
    for c in 1..=width {
        if c % 2 == 0 {
            even.push(c);
        } else {
            odd.push(c);
        }
    }
    match n % 6 {
        2 => {
            odd.swap(0, 1);
            let five = odd.remove(2);
            odd.push(five);
        }
        3 => {
            even.rotate_left(1);
            odd.rotate_left(2);
        }
        _ => {}
    }
    even.extend(odd);
    Some(even.into_iter().map(|c| (c - 1) as usize).collect())
}
