//! id: places-for-items
//! about: The lists hold the places of the items instead of the items.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let missing = target - sum;
    let fits = next.map_or(false, |item| item <= missing);
    fits && remaining >= missing
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let n = items.len();
    let mut out = Vec::new();
    for bits in (0..1usize << n).rev() {
        let places: Vec<usize> = (0..n).filter(|i| bits >> (n - 1 - i) & 1 == 1).collect();
        if places.iter().map(|&p| items[p]).sum::<u64>() == target {
            out.push(places.iter().map(|&p| p as u64).collect());
        }
    }
    out
}
