//! id: repaired-by-parity
//! about: All even widths get the repair for 2, all odd ones the repair for 3.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 1 {
        return Some(vec![0]);
    }
    if n < 4 {
        return None;
    }
    let h = n / 2;
    let mut q: Vec<usize> = (1..n).step_by(2).chain((0..n).step_by(2)).collect();
    if n % 2 == 0 {
        q.swap(h, h + 1);
        q[h + 2..].rotate_left(1);
    } else {
        q[..h].rotate_left(1);
        q[h..].rotate_left(2);
    }
    Some(q)
}
