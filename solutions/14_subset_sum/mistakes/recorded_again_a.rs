//! id: recorded-again
//! about: After a list is recorded the search goes on below it, and records the same list again.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn go(
    items: &[u64],
    i: usize,
    sum: u64,
    target: u64,
    chosen: &mut Vec<u64>,
    out: &mut Vec<Vec<u64>>,
) {
    if sum == target {
        out.push(chosen.clone());
    }
    if i == items.len() || !promising(sum, items[i..].iter().sum(), Some(items[i]), target) {
        return;
    }
    chosen.push(items[i]);
    go(items, i + 1, sum + items[i], target, chosen, out);
    chosen.pop();
    go(items, i + 1, sum, target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, 0, 0, target, &mut vec![], &mut out);
    out
}
