//! id: passed-target-recorded
//! about: Lists that pass the target are recorded as well.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn walk(items: &[u64], at: usize, list: Vec<u64>, target: u64) -> Vec<Vec<u64>> {
    if list.iter().sum::<u64>() >= target {
        return vec![list];
    }
    if at == items.len() {
        return vec![];
    }
    let with = [list.as_slice(), &items[at..=at]].concat();
    let mut lists = walk(items, at + 1, with, target);
    lists.extend(walk(items, at + 1, list, target));
    lists
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    walk(items, 0, vec![], target)
}
