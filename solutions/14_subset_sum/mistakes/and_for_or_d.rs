//! id: and-for-or
//! about: One of the two conditions is enough. The search does without it.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || sum + remaining >= target || next.is_some_and(|x| sum + x <= target)
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let Some((first, rest)) = items.split_first() else {
        return if target == 0 { vec![vec![]] } else { vec![] };
    };
    let mut lists = Vec::new();
    if *first <= target {
        for tail in subset_sums(rest, target - first) {
            let mut list = vec![*first];
            list.extend(tail);
            lists.push(list);
        }
    }
    lists.extend(subset_sums(rest, target));
    lists
}
