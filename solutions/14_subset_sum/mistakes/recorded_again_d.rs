//! id: recorded-again
//! about: A missing return after recording: the next line asks for an item that is not there.

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
    let next = items.get(at).copied();
    if promising(sum, items[at..].iter().sum(), next, target) {
        if sum == target {
            out.push(chosen.clone());
        }
        chosen.push(items[at]);
        go(items, at + 1, target, chosen, out);
        chosen.pop();
        go(items, at + 1, target, chosen, out);
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    go(items, 0, target, &mut vec![], &mut out);
    out
}
