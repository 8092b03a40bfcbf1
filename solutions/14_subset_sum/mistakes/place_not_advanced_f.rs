//! id: place-not-advanced
//! about: Only the branch without the item goes on; the branch with it asks for the same item, and its sum is that of the list.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
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
    go(items, at + 1, target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, 0, target, &mut vec![], &mut out);
    out
}
