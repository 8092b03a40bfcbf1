//! id: closure-calls-itself
//! about: A closure is to call itself, which has no name for it yet.

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
    let mut out: Vec<Vec<u64>> = vec![];
    let mut chosen: Vec<u64> = vec![];
    let mut go = |i: usize| {
        if chosen.iter().sum::<u64>() == target {
            out.push(chosen.clone());
            return;
        }
        if i == items.len() {
            return;
        }
        chosen.push(items[i]);
        go(i + 1);
        chosen.pop();
        go(i + 1);
    };
    go(0);
    out
}
