//! id: every-order-listed
//! about: The loop begins at the first item in each call, so items come again and in every order.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn go(items: &[u64], sum: u64, target: u64, chosen: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    if sum == target {
        out.push(chosen.clone());
        return;
    }
    if sum > target {
        return;
    }
    for &item in items {
        chosen.push(item);
        go(items, sum + item, target, chosen, out);
        chosen.pop();
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, 0, target, &mut vec![], &mut out);
    out
}
