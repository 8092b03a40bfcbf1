//! id: none-unwrapped
//! about: The board of the width before is unwrapped, also when it does not exist.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 1 {
        return Some(vec![0]);
    }
    if n == 2 {
        return None;
    }
    if n % 2 == 1 {
        let smaller = construct(n - 1).unwrap();
        return Some([smaller, vec![n - 1]].concat());
    }
    let h = n / 2;
    let mut q = vec![0; n];
    for i in 0..h {
        if n % 6 == 2 {
            q[i] = (2 * i + h - 1) % n;
            q[n - 1 - i] = n - 1 - q[i];
        } else {
            q[i] = 2 * i + 1;
            q[h + i] = 2 * i;
        }
    }
    Some(q)
}
