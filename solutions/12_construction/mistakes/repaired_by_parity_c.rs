//! id: repaired-by-parity
//! about: All even widths get the repair for 2, all odd ones the repair for 3.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut even: Vec<usize> = (2..=n).step_by(2).collect();
    let mut odd: Vec<usize> = (1..=n).step_by(2).collect();
    match n {
        1 => {}
        2 | 3 => return None,
        _ if n % 2 == 0 => {
            odd.swap(0, 1);
            let x = odd.remove(2);
            odd.push(x);
        }
        _ => {
            even.rotate_left(1);
            odd.rotate_left(2);
        }
    }
    even.extend(odd);
    Some(even.iter().map(|c| c - 1).collect())
}
