//! id: undo-missing:chosen
//! about: The item taken is not removed before the branch without it; the sum goes along as a number.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn dig(left: &[u64], sum: u64, target: u64, list: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
    let next = left.first().copied();
    if !promising(sum, left.iter().sum(), next, target) {
        return;
    }
    match next {
        _ if sum == target => all.push(list.clone()),
        Some(item) => {
            list.push(item);
            dig(&left[1..], sum + item, target, list, all);
            dig(&left[1..], sum, target, list, all);
        }
        None => {}
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut all = vec![];
    dig(items, 0, target, &mut vec![], &mut all);
    all
}
