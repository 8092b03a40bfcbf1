//! id: greedy-largest-first
//! about: The largest item that fits is taken, and nothing is taken back.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut missing = target;
    let mut chosen = vec![];
    for &item in items.iter().rev() {
        if item <= missing {
            chosen.insert(0, item);
            missing -= item;
        }
    }
    if missing == 0 { vec![chosen] } else { vec![] }
}
