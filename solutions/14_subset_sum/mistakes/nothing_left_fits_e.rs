//! id: nothing-left-fits
//! about: A node without a next item counts as promising whatever its sum.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target
        || next.is_none()
        || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
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
    if i == items.len() && sum != target {
        return;
    }
    if !promising(sum, rest, items.get(i).copied(), target) {
        return;
    }
    if sum == target {
        out.push(chosen.clone());
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
