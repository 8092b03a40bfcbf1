//! id: wrong-order
//! about: The set of lists grows item by item, the old ones first.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let missing = target - sum;
    let fits = next.map_or(false, |item| item <= missing);
    fits && remaining >= missing
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = vec![vec![]];
    for &item in items {
        let longer: Vec<Vec<u64>> =
            all.iter().map(|list| [list.as_slice(), &[item]].concat()).collect();
        all.extend(longer);
    }
    all.retain(|list| list.iter().sum::<u64>() == target);
    all
}
