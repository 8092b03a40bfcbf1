//! id: sum-type-missing
//! about: The type of a sum is not said, and nothing around it tells.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn decide(items: &[u64], at: usize, taken: &mut Vec<u64>, target: u64, out: &mut Vec<Vec<u64>>) {
    if taken.iter().sum() == target {
        out.push(taken.clone());
        return;
    }
    if at == items.len() {
        return;
    }
    taken.push(items[at]);
    decide(items, at + 1, taken, target, out);
    taken.pop();
    decide(items, at + 1, taken, target, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    decide(items, 0, &mut vec![], target, &mut out);
    out
}
