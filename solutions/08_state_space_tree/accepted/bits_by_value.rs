//! about: Free columns of the next row as bits; each call has masks of its own.

fn go(
    n: usize,
    path: &mut Vec<usize>,
    taken: u32,
    right: u32,
    left: u32,
    each: &mut dyn FnMut(&[usize], bool),
) {
    let all = (1u32 << n) - 1;
    let mut open = if path.len() == n { 0 } else { all & !(taken | right | left) };
    each(path, open == 0);
    while open > 0 {
        let lowest = open & open.wrapping_neg();
        open -= lowest;
        path.push(lowest.trailing_zeros() as usize);
        go(n, path, taken | lowest, (right | lowest) << 1, (left | lowest) >> 1, each);
        path.pop();
    }
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    go(n, &mut vec![], 0, 0, 0, &mut |q, _| visit(q))
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![];
    go(n, &mut vec![], 0, 0, 0, &mut |q, leaf| {
        if leaf && q.len() < n {
            all.push(q.to_vec())
        }
    });
    all
}
