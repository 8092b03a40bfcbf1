//! id: pairs-only
//! about: Only two items are added up.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    for a in 0..items.len() {
        for b in a + 1..items.len() {
            if items[a] + items[b] == target {
                out.push(vec![items[a], items[b]]);
            }
        }
    }
    out
}
