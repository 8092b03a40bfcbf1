//! about: A function gives the children of a node as new lists; nothing is undone.

fn children(n: usize, node: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let row = node.len();
    let node = node.to_owned();
    let columns = if row == n { 0..0 } else { 0..n };
    columns.filter_map(move |col| {
        let safe = node.iter().enumerate().all(|(r, &c)| {
            let (far, deep) = (c.max(col) - c.min(col), row - r);
            far > 0 && far != deep
        });
        safe.then(|| node.iter().copied().chain([col]).collect())
    })
}

fn descend(n: usize, node: Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(&node);
    children(n, &node).for_each(|child| descend(n, child, visit));
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, vec![], visit);
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut out = vec![];
    let mut add = |q: &[usize]| {
        if children(n, q).next().is_none() {
            out.push(q.to_vec());
        }
    };
    walk(n, &mut |q: &[usize]| {
        if q.len() != n {
            add(q)
        }
    });
    out
}
