//! id: first-subset-only
//! about: The branch without the item is searched only when the branch with it found nothing.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let missing = target - sum;
    let fits = next.map_or(false, |item| item <= missing);
    fits && remaining >= missing
}

fn go(left: &[u64], list: &mut Vec<u64>, target: u64, out: &mut Vec<Vec<u64>>) -> bool {
    let sum = list.iter().sum();
    if !promising(sum, left.iter().sum(), left.first().copied(), target) {
        return false;
    }
    if sum == target {
        out.push(list.clone());
        return true;
    }
    list.push(left[0]);
    let hit = go(&left[1..], list, target, out);
    list.pop();
    hit || go(&left[1..], list, target, out)
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, &mut vec![], target, &mut out);
    out
}
