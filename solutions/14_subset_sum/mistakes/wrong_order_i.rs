//! id: wrong-order
//! about: The search begins at the last item; each list is turned round at the end.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn from_the_end(items: &[u64], missing: u64, chosen: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    if missing == 0 {
        out.push(chosen.iter().rev().copied().collect());
        return;
    }
    let Some((&last, before)) = items.split_last() else { return };
    if last <= missing {
        chosen.push(last);
        from_the_end(before, missing - last, chosen, out);
        chosen.pop();
    }
    from_the_end(before, missing, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    from_the_end(items, target, &mut vec![], &mut out);
    out
}
