//! id: searches
//! about: The pattern is repaired by trying every exchange of two queens until no attack is left, which takes too long on large boards.

fn attacks(q: &[usize]) -> usize {
    let mut count = 0;
    for r in 0..q.len() {
        for s in 0..r {
            if q[s].abs_diff(q[r]) == r - s {
                count += 1;
            }
        }
    }
    count
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut q: Vec<usize> = (1..n).step_by(2).collect();
    q.extend((0..n).step_by(2));
    while attacks(&q) > 0 {
        let now = attacks(&q);
        let mut better = None;
        for a in 0..n {
            for b in 0..a {
                q.swap(a, b);
                if attacks(&q) < now && better.is_none() {
                    better = Some((a, b));
                }
                q.swap(a, b);
            }
        }
        let (a, b) = better.unwrap_or((0, n - 1));
        q.swap(a, b);
    }
    Some(q)
}
