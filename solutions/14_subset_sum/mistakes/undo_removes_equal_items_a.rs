//! id: undo-removes-equal-items
//! about: The item is removed by its value, and equal items taken before go with it.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    if let Some(nx) = next { nx + sum <= target && remaining + sum >= target } else { false }
}
pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut res = vec![];
    go(items, 0, &mut vec![], target, &mut res);
    res
}
fn go(items: &[u64], i: usize, p: &mut Vec<u64>, t: u64, res: &mut Vec<Vec<u64>>) {
    let s: u64 = p.iter().sum();
    if s == t {
        res.push(p.clone());
        return;
    }
    if i < items.len() && promising(s, items[i..].iter().sum(), Some(items[i]), t) {
        let x = items[i];
        p.push(x);
        go(items, i + 1, p, t, res);
        p.retain(|y| *y != x);
        go(items, i + 1, p, t, res);
    }
}
