//! id: skip-before-take
//! about: The numbers that stand for choices go upwards, so skipping comes first.

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
    for bits in 0..1usize << n {
        let list: Vec<u64> =
            (0..n).filter(|i| bits >> (n - 1 - i) & 1 == 1).map(|i| items[i]).collect();
        if list.iter().sum::<u64>() == target {
            out.push(list);
        }
    }
    out
}
