//! id: undo-missing:chosen
//! about: The item taken is not removed before the branch without it.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let missing = target - sum;
    let fits = next.map_or(false, |item| item <= missing);
    fits && remaining >= missing
}

fn walk(left: &[u64], missing: u64, list: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
    if missing == 0 {
        all.push(list.clone());
        return;
    }
    match left {
        [] => {}
        [item, rest @ ..] => {
            if *item <= missing {
                list.push(*item);
                walk(rest, missing - item, list, all);
            }
            walk(rest, missing, list, all);
        }
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    walk(items, target, &mut Vec::new(), &mut all);
    all
}
