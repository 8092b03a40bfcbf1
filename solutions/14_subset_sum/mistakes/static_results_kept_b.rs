//! id: static-results-kept
//! about: The answers are kept in a static list, so a second call still has those of the first.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

use std::cell::RefCell;

thread_local! { static RESULTS: RefCell<Vec<Vec<u64>>> = const { RefCell::new(Vec::new()) }; }

fn search(left: &[u64], missing: u64, list: Vec<u64>) {
    if missing == 0 {
        RESULTS.with(|all| all.borrow_mut().push(list));
        return;
    }
    let Some((&item, rest)) = left.split_first() else { return };
    if item > missing {
        return;
    }
    let mut longer = list.clone();
    longer.push(item);
    search(rest, missing - item, longer);
    search(rest, missing, list);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    search(items, target, vec![]);
    RESULTS.with(|all| all.borrow().to_vec())
}
