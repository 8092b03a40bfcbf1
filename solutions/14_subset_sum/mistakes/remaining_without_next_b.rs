//! id: remaining-without-next
//! about: What is left is added up behind the next item, so lists that need it are missed.
//! same-as: last-item-left-out

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let missing = target - sum;
    let fits = next.map_or(false, |item| item <= missing);
    fits && remaining >= missing
}

fn go(items: &[u64], at: usize, target: u64, chosen: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    let sum = chosen.iter().sum();
    let remaining = if at < items.len() { items[at + 1..].iter().sum() } else { 0 };
    if !promising(sum, remaining, items.get(at).copied(), target) {
        return;
    }
    if sum == target {
        out.push(chosen.clone());
        return;
    }
    chosen.push(items[at]);
    go(items, at + 1, target, chosen, out);
    chosen.pop();
    go(items, at + 1, target, chosen, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, 0, target, &mut vec![], &mut out);
    out
}
