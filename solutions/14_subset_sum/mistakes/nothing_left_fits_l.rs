//! id: nothing-left-fits
//! about: A node below the target counts as promising where no item is left. The search does without it.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum > target {
        return false;
    }
    if sum == target || next.is_none() {
        return true;
    }
    sum + remaining >= target && next.is_some_and(|x| sum + x <= target)
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    match items.split_first() {
        _ if target == 0 => vec![vec![]],
        None => vec![],
        Some((&x, _)) if x > target => vec![],
        Some((&x, rest)) => {
            let with = subset_sums(rest, target - x).into_iter().map(|r| [vec![x], r].concat());
            let without = subset_sums(rest, target);
            with.chain(without).collect()
        }
    }
}
