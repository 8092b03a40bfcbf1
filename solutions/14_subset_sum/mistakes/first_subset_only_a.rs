//! id: first-subset-only
//! about: The search stops at the first list that adds up.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn go(items: &[u64], i: usize, target: u64, chosen: &mut Vec<u64>) -> bool {
    let sum: u64 = chosen.iter().sum();
    if !promising(sum, items[i..].iter().sum(), items.get(i).copied(), target) {
        return false;
    }
    if sum == target {
        return true;
    }
    chosen.push(items[i]);
    if go(items, i + 1, target, chosen) {
        return true;
    }
    chosen.pop();
    go(items, i + 1, target, chosen)
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut chosen = vec![];
    if go(items, 0, target, &mut chosen) { vec![chosen] } else { vec![] }
}
