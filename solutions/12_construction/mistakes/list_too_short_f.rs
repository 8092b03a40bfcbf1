//! id: list-too-short
//! about: Both lists get n / 2 numbers, so an odd width lacks its last queen; the repairs are there.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let h = n / 2;
    let mut q: Vec<usize> =
        (0..2 * h).map(|r| if r < h { 2 * r + 1 } else { 2 * (r - h) }).collect();
    match n % 6 {
        2 => {
            q.swap(h, h + 1);
            q[h + 2..].rotate_left(1);
        }
        3 => {
            q[..h].rotate_left(1);
            q[h..].rotate_left(2);
        }
        _ => {}
    }
    Some(q)
}
