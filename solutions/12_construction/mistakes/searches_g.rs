//! id: searches
//! about: The pattern is repaired by trying every exchange of two queens until no attack is left, which takes too long on large boards.

fn fine(q: &[usize]) -> bool {
    (0..q.len()).all(|r| (0..r).all(|s| q[s] != q[r] && q[s].abs_diff(q[r]) != r - s))
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut q: Vec<usize> = (1..n).step_by(2).chain((0..n).step_by(2)).collect();
    if fine(&q) {
        return Some(q);
    }
    for a in 0..n {
        for b in a + 1..n {
            for c in 0..n {
                for d in c + 1..n {
                    q.swap(a, b);
                    q.swap(c, d);
                    if fine(&q) {
                        return Some(q);
                    }
                    q.swap(c, d);
                    q.swap(a, b);
                }
            }
        }
    }
    None
}
