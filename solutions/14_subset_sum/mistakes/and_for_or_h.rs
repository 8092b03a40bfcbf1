//! id: and-for-or
//! about: Below the target one of the two conditions is enough, where there is a next item. The search does without it.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let Some(item) = next else {
        return false;
    };
    sum + item <= target || sum + remaining >= target
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
