//! id: undo-takes-first
//! about: The first item of the list is removed instead of the last one.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn walk(left: &[u64], missing: u64, list: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
    if missing == 0 {
        all.push(list.clone());
        return;
    }
    let Some((&item, rest)) = left.split_first() else { return };
    let enough = left.iter().sum::<u64>() >= missing;
    if item > missing || !enough {
        return;
    }
    list.push(item);
    walk(rest, missing - item, list, all);
    list.drain(..1);
    walk(rest, missing, list, all);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    walk(items, target, &mut Vec::new(), &mut all);
    all
}
