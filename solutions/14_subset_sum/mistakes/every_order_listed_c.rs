//! id: every-order-listed
//! about: Each item is used once, but in every order.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    match next {
        Some(item) => sum + item <= target && sum + remaining >= target,
        None => false,
    }
}

fn go(
    items: &[u64],
    used: &mut Vec<bool>,
    missing: u64,
    chosen: &mut Vec<u64>,
    out: &mut Vec<Vec<u64>>,
) {
    if missing == 0 {
        out.push(chosen.clone());
        return;
    }
    for i in 0..items.len() {
        if used[i] || items[i] > missing {
            continue;
        }
        used[i] = true;
        chosen.push(items[i]);
        go(items, used, missing - items[i], chosen, out);
        chosen.pop();
        used[i] = false;
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, &mut vec![false; items.len()], target, &mut vec![], &mut out);
    out
}
