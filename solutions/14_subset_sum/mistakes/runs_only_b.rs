//! id: runs-only
//! about: Only items that stand side by side are added up.

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
    let mut found: Vec<Vec<u64>> = Vec::new();
    if target == 0 {
        found.push(vec![]);
        return found;
    }
    for start in 0..items.len() {
        let mut sum = 0;
        let mut list = Vec::new();
        for &item in &items[start..] {
            sum += item;
            list.push(item);
            if sum == target {
                found.push(list.clone());
            }
        }
    }
    found
}
