//! id: complete-only-at-the-end
//! about: A list counts only where every item is decided, but the search stops as soon as the target is reached.

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
    if i == items.len() {
        if p.iter().sum::<u64>() == t {
            res.push(p.clone());
        }
        return;
    }
    let s: u64 = p.iter().sum();
    if promising(s, items[i..].iter().sum(), Some(items[i]), t) && s < t {
        p.push(items[i]);
        go(items, i + 1, p, t, res);
        p.pop();
        go(items, i + 1, p, t, res);
    }
}
