//! id: mut-borrowed-again
//! about: The list is borrowed once more in the call after taking.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn decide(left: &[u64], missing: u64, list: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
    if missing == 0 {
        all.push(list.clone());
        return;
    }
    let Some((&item, rest)) = left.split_first() else { return };
    if item > missing {
        return;
    }
    list.push(item);
    decide(rest, missing - item, &mut list, all);
    list.pop();
    decide(rest, missing, list, all);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    decide(items, target, &mut Vec::new(), &mut all);
    all
}
