//! id: skip-missing
//! about: There is no branch without the item, so everything is taken until it no longer fits.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let missing = target - sum;
    let fits = next.map_or(false, |item| item <= missing);
    fits && remaining >= missing
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut chosen = vec![];
    let mut sum = 0;
    for (i, &item) in items.iter().enumerate() {
        if !promising(sum, items[i..].iter().sum(), Some(item), target) || sum == target {
            break;
        }
        chosen.push(item);
        sum += item;
    }
    if sum == target { vec![chosen] } else { vec![] }
}
