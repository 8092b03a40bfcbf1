//! id: empty-choice-missing
//! about: The sum is tested only after an item is taken, so the choice of nothing is never recorded.

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
    let n = items.len();
    let mut out = Vec::new();
    for bits in (1..1usize << n).rev() {
        let list: Vec<u64> =
            (0..n).filter(|i| bits >> (n - 1 - i) & 1 == 1).map(|i| items[i]).collect();
        if list.iter().sum::<u64>() == target {
            out.push(list);
        }
    }
    out
}
