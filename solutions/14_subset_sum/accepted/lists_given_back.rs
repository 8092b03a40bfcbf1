//! about: Each call gives back its lists, with a copy of what was chosen.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    below(items, Vec::new(), target)
}

fn below(left: &[u64], chosen: Vec<u64>, target: u64) -> Vec<Vec<u64>> {
    let sum = chosen.iter().sum::<u64>();
    if !promising(sum, left.iter().sum(), left.first().copied(), target) {
        return vec![];
    }
    if sum == target {
        return vec![chosen];
    }
    let mut with = chosen.clone();
    with.push(left[0]);
    let mut lists = below(&left[1..], with, target);
    lists.extend(below(&left[1..], chosen, target));
    lists
}
