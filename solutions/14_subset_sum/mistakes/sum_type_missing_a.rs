//! id: sum-type-missing
//! about: The type of a sum is not said, and nothing around it tells.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    if let Some(nx) = next { nx + sum <= target && remaining + sum >= target } else { false }
}
pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    go(items, &mut vec![], target, &mut out);
    out
}
fn go(items: &[u64], p: &mut Vec<u64>, t: u64, out: &mut Vec<Vec<u64>>) {
    if p.iter().sum() == t {
        out.push(p.clone());
        return;
    }
    if items.is_empty() {
        return;
    }
    p.push(items[0]);
    go(&items[1..], p, t, out);
    p.pop();
    go(&items[1..], p, t, out);
}
