//! id: closure-calls-itself
//! about: A closure is to call itself, which has no name for it yet.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    let go = |at: usize, sum: u64| {
        if sum == target {
            found.push(vec![sum]);
            return;
        }
        if at < items.len() {
            go(at + 1, sum + items[at]);
            go(at + 1, sum);
        }
    };
    go(0, 0);
    found
}
