//! id: subtraction-below-zero
//! about: The missing part is computed with a minus; a sum above the target stops the program.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if target - sum == 0 {
        return true;
    }
    let Some(x) = next else { return false };
    x <= target - sum && target - sum <= remaining
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
