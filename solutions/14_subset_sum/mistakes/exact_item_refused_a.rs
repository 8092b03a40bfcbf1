//! id: exact-item-refused
//! about: The loop ends at an item that hits the target exactly, so the target is never reached.
//! same-as: take-missing

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum > target {
        return false;
    }
    if sum == target {
        return true;
    }
    let enough = sum + remaining >= target;
    match next {
        Some(item) => enough && sum + item <= target,
        None => false,
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    pick(items, 0, target, &mut vec![], &mut out);
    out
}
fn pick(items: &[u64], from: usize, left: u64, taken: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    if left == 0 {
        out.push(taken.clone());
        return;
    }
    for i in from..items.len() {
        if items[i] >= left {
            break;
        }
        taken.push(items[i]);
        pick(items, i + 1, left - items[i], taken, out);
        taken.pop();
    }
}
