//! id: place-not-advanced
//! about: Neither call goes on to the next item, so the calls never end.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn go(items: &[u64], at: usize, target: u64, chosen: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    let sum = chosen.iter().sum();
    if !promising(sum, items[at..].iter().sum(), items.get(at).copied(), target) {
        return;
    }
    if sum == target {
        out.push(chosen.clone());
        return;
    }
    chosen.push(items[at]);
    go(items, at, target, chosen, out);
    chosen.pop();
    go(items, at, target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, 0, target, &mut vec![], &mut out);
    out
}
