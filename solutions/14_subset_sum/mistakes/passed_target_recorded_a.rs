//! id: passed-target-recorded
//! about: Lists that pass the target are recorded as well.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn go(left: &[u64], sum: u64, target: u64, chosen: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    if sum >= target {
        out.push(chosen.clone());
        return;
    }
    let Some((&item, rest)) = left.split_first() else { return };
    chosen.push(item);
    go(rest, sum + item, target, chosen, out);
    chosen.pop();
    go(rest, sum, target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, 0, target, &mut vec![], &mut out);
    out
}
