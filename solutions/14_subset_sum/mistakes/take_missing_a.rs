//! id: take-missing
//! about: There is no branch that takes the item, so only target 0 has an answer.
//! same-as: exact-item-refused

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
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
        out.push(chosen.clone());
        return;
    }

    go(items, i + 1, sum, rest - items[i], target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    go(items, 0, 0, items.iter().sum(), target, &mut Vec::new(), &mut out);

    out
}
