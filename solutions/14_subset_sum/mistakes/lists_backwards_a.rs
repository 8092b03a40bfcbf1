//! id: lists-backwards
//! about: Each list has its items from the largest to the smallest.

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
    rest: u64,
    target: u64,
    chosen: &mut Vec<u64>,
    out: &mut Vec<Vec<u64>>,
) {
    if !promising(sum, rest, items.get(i).copied(), target) {
        return;
    }
    if sum == target {
        out.push(chosen.iter().rev().copied().collect());
        return;
    }
    chosen.push(items[i]);
    go(items, i + 1, sum + items[i], rest - items[i], target, chosen, out);
    chosen.pop();
    go(items, i + 1, sum, rest - items[i], target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    go(items, 0, 0, items.iter().sum(), target, &mut Vec::new(), &mut out);

    out
}
