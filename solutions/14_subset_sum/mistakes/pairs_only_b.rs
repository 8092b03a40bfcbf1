//! id: pairs-only
//! about: Only two items are added up.

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
    items
        .iter()
        .enumerate()
        .flat_map(|(i, &x)| items[i + 1..].iter().map(move |&y| vec![x, y]))
        .filter(|pair| pair[0] + pair[1] == target)
        .collect()
}
