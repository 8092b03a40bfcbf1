//! id: undo-missing:chosen
//! about: A loop over the item to take next, without taking it back.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn next_item(left: &[u64], missing: u64, list: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
    if missing == 0 {
        all.push(list.clone());
    }
    for (k, &item) in left.iter().enumerate() {
        if item <= missing {
            list.push(item);
            next_item(&left[k + 1..], missing - item, list, all);
        }
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    if target == 0 {
        return vec![vec![]];
    }
    next_item(items, target, &mut Vec::new(), &mut all);
    all
}
