//! id: undo-missing:sum
//! about: The running sum is not lowered again before the branch without the item.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn go(left: &[u64], sum: &mut u64, target: u64, chosen: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    if !promising(*sum, left.iter().sum(), left.first().copied(), target) {
        return;
    }
    if *sum == target {
        out.push(chosen.to_vec());
        return;
    }
    let (item, behind) = (left[0], &left[1..]);
    *sum += item;
    chosen.push(item);
    go(behind, sum, target, chosen, out);
    chosen.pop();
    go(behind, sum, target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    let mut sum = 0;
    go(items, &mut sum, target, &mut Vec::new(), &mut out);
    out
}
