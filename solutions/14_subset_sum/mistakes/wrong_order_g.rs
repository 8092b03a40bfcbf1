//! id: wrong-order
//! about: A queue in place of the stack: nodes with fewer decisions come first.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

use std::collections::VecDeque;

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut queue = VecDeque::from([(0, Vec::new())]);
    let mut found = Vec::new();
    while let Some((at, chosen)) = queue.pop_front() {
        let sum: u64 = chosen.iter().sum();
        if sum == target {
            found.push(chosen);
            continue;
        }
        if !promising(sum, items[at..].iter().sum(), items.get(at).copied(), target) {
            continue;
        }
        let mut with: Vec<u64> = chosen.clone();
        with.push(items[at]);
        queue.push_back((at + 1, with));
        queue.push_back((at + 1, chosen));
    }
    found
}
