//! id: signature-changed
//! about: The items became a Vec by value.

pub fn promising(sum: u64, remaining: u64, next: u64, target: u64) -> bool {
    sum == target || (sum + remaining >= target && sum + next <= target)
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let all: u64 = items.iter().sum();
    if all == target { vec![items.to_vec()] } else { vec![] }
}
