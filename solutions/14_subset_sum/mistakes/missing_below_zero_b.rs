//! id: missing-below-zero
//! about: What is missing is lowered without asking whether the item fits, and the subtraction panics.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    if target == 0 {
        return vec![vec![]];
    }
    let mut lists = vec![];
    for (i, &item) in items.iter().enumerate() {
        for tail in subset_sums(&items[i + 1..], target - item) {
            let mut list = vec![item];
            list.extend(tail);
            lists.push(list);
        }
    }
    lists
}
