//! about: A list of flags, and a last visit at the end of the items; the target is not asked on the way.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn flag(items: &[u64], flags: &mut Vec<bool>, target: u64, out: &mut Vec<Vec<u64>>) {
    let at = flags.len();
    let sum: u64 = items.iter().zip(flags.iter()).filter(|(_, f)| **f).map(|(x, _)| x).sum();
    if at == items.len() {
        if sum == target {
            out.push((0..at).filter(|&i| flags[i]).map(|i| items[i]).collect());
        }
        return;
    }
    if !promising(sum, items[at..].iter().sum(), Some(items[at]), target) {
        return;
    }
    for choice in [true, false] {
        flags.push(choice);
        flag(items, flags, target, out);
        flags.pop();
    }
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    flag(items, &mut Vec::with_capacity(16), target, &mut out);
    out
}
