//! id: none-for-repair
//! about: Where the pattern has an attack, None is given back, as if no board existed.

fn no_attack(q: &[usize]) -> bool {
    for r in 0..q.len() {
        for s in 0..r {
            if q[r] == q[s] || q[r].abs_diff(q[s]) == r - s {
                return false;
            }
        }
    }
    true
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut q: Vec<usize> = (1..n).step_by(2).collect();
    q.extend((0..n).step_by(2));
    if no_attack(&q) { Some(q) } else { None }
}
