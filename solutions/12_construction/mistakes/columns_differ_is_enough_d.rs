//! id: columns-differ-is-enough
//! about: The columns alternate between the left and the right end, so neighbours are safe but far queens are not.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let (mut left, mut right) = (0, n);
    let mut q = Vec::new();
    while q.len() < n {
        q.push(left);
        left += 1;
        if q.len() < n {
            right -= 1;
            q.push(right);
        }
    }
    Some(q)
}
