//! id: skip-only-after-good-take
//! about: When the branch with the item is hopeless, the branch without it is left out too.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn go(left: &[u64], list: &mut Vec<u64>, target: u64, out: &mut Vec<Vec<u64>>) {
    let sum: u64 = list.iter().sum();
    if sum == target {
        out.push(list.clone());
        return;
    }
    let Some((&first, rest)) = left.split_first() else { return };
    list.push(first);
    let good = promising(sum + first, rest.iter().sum(), rest.first().copied(), target);
    if good {
        go(rest, list, target, out);
    }
    list.pop();
    if good {
        go(rest, list, target, out);
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, &mut vec![], target, &mut out);
    out
}
