//! id: runs-only
//! about: Only items that stand side by side are added up.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    if target == 0 {
        return vec![vec![]];
    }
    let mut out = vec![];
    for a in 0..items.len() {
        for b in a + 1..=items.len() {
            if items[a..b].iter().sum::<u64>() == target {
                out.push(items[a..b].to_vec());
            }
        }
    }
    out
}
