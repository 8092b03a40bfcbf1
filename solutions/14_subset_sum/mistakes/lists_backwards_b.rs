//! id: lists-backwards
//! about: Each list has its items from the largest to the smallest.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    if !promising(0, items.iter().sum(), items.first().copied(), target) {
        return vec![];
    }
    if target == 0 {
        return vec![vec![]];
    }
    let mut with = subset_sums(&items[1..], target - items[0]);
    for list in with.iter_mut() {
        list.push(items[0]);
    }
    with.extend(subset_sums(&items[1..], target));
    with
}
