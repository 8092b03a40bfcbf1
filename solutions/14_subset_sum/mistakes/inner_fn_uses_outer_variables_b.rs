//! id: inner-fn-uses-outer-variables
//! about: A function inside subset_sums uses the names of subset_sums.

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
    fn decide(i: usize, chosen: Vec<u64>) -> Vec<Vec<u64>> {
        if chosen.iter().sum::<u64>() == target {
            return vec![chosen];
        }
        if i >= items.len() {
            return vec![];
        }
        let mut with = chosen.clone();
        with.push(items[i]);
        let mut lists = decide(i + 1, with);
        lists.extend(decide(i + 1, chosen));
        lists
    }
    decide(0, vec![])
}
