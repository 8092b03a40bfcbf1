//! id: table-of-all-sums
//! about: A table has a place for every sum up to the target, which may be far too large.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    if let Some(nx) = next { nx + sum <= target && remaining + sum >= target } else { false }
}
pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let t = target as usize;
    let mut ways: Vec<Vec<Vec<u64>>> = vec![vec![]; t + 1];
    ways[0].push(vec![]);
    for &x in items {
        for s in (x as usize..=t).rev() {
            let more: Vec<Vec<u64>> = ways[s - x as usize]
                .iter()
                .map(|l| {
                    let mut l = l.clone();
                    l.push(x);
                    l
                })
                .collect();
            ways[s].extend(more);
        }
    }
    ways.swap_remove(t)
}
