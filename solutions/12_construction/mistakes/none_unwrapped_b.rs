//! id: none-unwrapped
//! about: Odd widths unwrap the board of the width before, and width 3 asks for width 2, which has none.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut q = match n {
        1 => vec![],
        2 => return None,
        _ if n % 2 == 1 => construct(n - 1).expect("a board"),
        _ => Vec::with_capacity(n),
    };
    if n % 2 == 1 {
        q.push(n - 1);
        return Some(q);
    }
    if n % 6 == 2 {
        for r in 0..n / 2 {
            q.push((2 * r + n / 2 - 1) % n);
        }
        for r in (0..n / 2).rev() {
            q.push(n - 1 - q[r]);
        }
    } else {
        q.extend((1..n).step_by(2));
        q.extend((0..n).step_by(2));
    }
    Some(q)
}
