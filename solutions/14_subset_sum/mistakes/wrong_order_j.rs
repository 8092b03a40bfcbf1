//! id: wrong-order
//! about: The search begins at the last item; each list is turned round at the end.

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
    let n = items.len();
    if n == 0 {
        return vec![];
    }
    let mut lists = Vec::new();
    if items[n - 1] <= target {
        for mut list in subset_sums(&items[..n - 1], target - items[n - 1]) {
            list.push(items[n - 1]);
            lists.push(list);
        }
    }
    lists.append(&mut subset_sums(&items[..n - 1], target));
    lists
}
