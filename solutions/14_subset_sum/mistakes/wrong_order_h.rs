//! id: wrong-order
//! about: A queue in place of the stack: nodes with fewer decisions come first.

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
    let mut out: Vec<Vec<u64>> = Vec::new();
    let mut level: Vec<(Vec<u64>, u64)> = vec![(vec![], 0)];
    for at in 0..=items.len() {
        let mut next = Vec::new();
        for (chosen, sum) in level {
            if sum == target {
                out.push(chosen);
                continue;
            }
            if at < items.len() {
                let mut with = chosen.clone();
                with.push(items[at]);
                next.push((with, sum + items[at]));
                next.push((chosen, sum));
            }
        }
        level = next;
    }
    out
}
