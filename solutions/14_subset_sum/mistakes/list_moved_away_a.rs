//! id: list-moved-away
//! about: The list of answers is given away to each call instead of lent.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    if let Some(nx) = next { nx + sum <= target && remaining + sum >= target } else { false }
}
pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    go(items, vec![], target, out);
    out
}
fn go(items: &[u64], p: Vec<u64>, t: u64, mut out: Vec<Vec<u64>>) {
    let s: u64 = p.iter().sum();
    if s == t {
        out.push(p);
        return;
    }
    if items.is_empty() {
        return;
    }
    let mut with = p.clone();
    with.push(items[0]);
    go(&items[1..], with, t, out);
    go(&items[1..], p, t, out);
}
