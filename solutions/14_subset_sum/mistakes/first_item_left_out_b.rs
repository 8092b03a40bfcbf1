//! id: first-item-left-out
//! about: The search starts at place 1.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let missing = target - sum;
    let fits = next.map_or(false, |item| item <= missing);
    fits && remaining >= missing
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    let n = items.len().max(1) - 1;
    for bits in (0..1usize << n).rev() {
        let list: Vec<u64> =
            (0..n).filter(|i| bits >> (n - 1 - i) & 1 == 1).map(|i| items[i + 1]).collect();
        if list.iter().sum::<u64>() == target {
            out.push(list);
        }
    }
    out
}
