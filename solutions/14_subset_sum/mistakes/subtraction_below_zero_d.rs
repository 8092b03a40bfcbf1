//! id: subtraction-below-zero
//! about: The missing part is computed as target minus sum, which panics above the target. The search does without it.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    let missing = target - sum;
    missing == 0 || (remaining >= missing && next.is_some_and(|x| x <= missing))
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
