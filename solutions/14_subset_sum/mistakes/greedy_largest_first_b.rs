//! id: greedy-largest-first
//! about: The largest item that fits is taken, and nothing is taken back.

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
    let mut sum = 0;
    let mut list = Vec::new();
    let mut i = items.len();
    while i > 0 {
        i -= 1;
        if sum + items[i] <= target {
            sum += items[i];
            list.push(items[i]);
        }
    }
    list.reverse();
    if sum == target { Some(list).into_iter().collect() } else { Vec::new() }
}
