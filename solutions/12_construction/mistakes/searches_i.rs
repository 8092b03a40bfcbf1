//! id: searches
//! about: Pairs of exchanges are tried on the pattern until one leaves no attack.

fn clash(q: &[usize]) -> bool {
    for r in 1..q.len() {
        for s in 0..r {
            if q[r] == q[s] || q[r].abs_diff(q[s]) == r - s {
                return true;
            }
        }
    }
    false
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n < 4 {
        return (n == 1).then(|| vec![0]);
    }
    let plain: Vec<usize> = (0..n).map(|r| (2 * r + 1) % (n + (n + 1) % 2)).collect();
    if !clash(&plain) {
        return Some(plain);
    }
    let pairs: Vec<(usize, usize)> = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))).collect();
    for &(a, b) in &pairs {
        for &(c, d) in &pairs {
            let mut tried = plain.clone();
            tried.swap(a, b);
            tried.swap(c, d);
            if !clash(&tried) {
                return Some(tried);
            }
        }
    }
    None
}
