//! id: index-is-u64
//! about: The place of an item is a u64; lists are asked by usize.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn go(
    items: &[u64],
    at: u64,
    sum: u64,
    target: u64,
    chosen: &mut Vec<u64>,
    out: &mut Vec<Vec<u64>>,
) {
    if sum == target {
        out.push(chosen.clone());
        return;
    }
    if at as usize == items.len() {
        return;
    }
    chosen.push(items[at]);
    go(items, at + 1, sum + items[at], target, chosen, out);
    chosen.pop();
    go(items, at + 1, sum, target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, 0, 0, target, &mut vec![], &mut out);
    out
}
