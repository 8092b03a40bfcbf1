//! id: static-results-kept
//! about: The answers are kept in a static list, so a second call still has those of the first.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

use std::sync::Mutex;

static FOUND: Mutex<Vec<Vec<u64>>> = Mutex::new(Vec::new());

fn go(items: &[u64], at: usize, target: u64, chosen: &mut Vec<u64>) {
    let sum = chosen.iter().sum();
    if !promising(sum, items[at..].iter().sum(), items.get(at).copied(), target) {
        return;
    }
    if sum == target {
        FOUND.lock().unwrap().push(chosen.clone());
        return;
    }
    chosen.push(items[at]);
    go(items, at + 1, target, chosen);
    chosen.pop();
    go(items, at + 1, target, chosen);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    go(items, 0, target, &mut vec![]);
    FOUND.lock().unwrap().clone()
}
