//! id: undo-only-after-dead-end
//! about: The item is removed only when its branch found nothing.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let missing = target - sum;
    let fits = next.map_or(false, |item| item <= missing);
    fits && remaining >= missing
}

fn dig(
    items: &[u64],
    i: usize,
    sum: u64,
    target: u64,
    chosen: &mut Vec<u64>,
    out: &mut Vec<Vec<u64>>,
) -> bool {
    let left: u64 = items[i..].iter().sum();
    if !promising(sum, left, items.get(i).copied(), target) {
        return false;
    }
    if sum == target {
        out.push(chosen.clone());
        return true;
    }
    chosen.push(items[i]);
    let found = dig(items, i + 1, sum + items[i], target, chosen, out);
    if !found {
        chosen.pop();
    }
    dig(items, i + 1, sum, target, chosen, out) || found
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    dig(items, 0, 0, target, &mut Vec::new(), &mut out);
    out
}
