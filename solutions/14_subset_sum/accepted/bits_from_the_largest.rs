//! about: Every choice as a number, the largest first, tested at the end.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    match (sum.cmp(&target), next) {
        (std::cmp::Ordering::Equal, _) => true,
        (std::cmp::Ordering::Less, Some(x)) => x <= target - sum && target - sum <= remaining,
        _ => false,
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let n = items.len();
    (0..1usize << n)
        .rev()
        .map(|bits| {
            (0..n)
                .filter(|i| bits & (1 << (n - 1 - i)) != 0)
                .map(|i| items[i])
                .collect::<Vec<u64>>()
        })
        .filter(|list| list.iter().sum::<u64>() == target)
        .collect()
}
