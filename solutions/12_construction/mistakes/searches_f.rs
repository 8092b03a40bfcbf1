//! id: searches
//! about: The pattern where it works, and a search from the top left where it does not.

fn complete(n: usize, q: &mut Vec<usize>) -> Option<Vec<usize>> {
    if q.len() == n {
        return Some(q.clone());
    }
    for c in 0..n {
        let free =
            (0..q.len()).all(|r| q[r] != c && q[r] + q.len() != c + r && q[r] + r != c + q.len());
        if free {
            q.push(c);
            if let Some(full) = complete(n, q) {
                return Some(full);
            }
            q.pop();
        }
    }
    None
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    match n % 6 {
        2 | 3 => complete(n, &mut Vec::new()),
        _ => {
            let mut q: Vec<usize> = (1..n).step_by(2).collect();
            q.extend((0..n).step_by(2));
            Some(q)
        }
    }
}
