//! id: list-taken-away
//! about: mem::take leaves an empty list; the sum goes along as a number.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    sum + remaining >= target && next.is_some_and(|x| sum + x <= target)
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = vec![];
    pick(items, 0, target, &mut vec![], &mut out);
    out
}
fn pick(items: &[u64], from: usize, left: u64, taken: &mut Vec<u64>, out: &mut Vec<Vec<u64>>) {
    if left == 0 {
        out.push(std::mem::take(taken));
        return;
    }
    for i in from..items.len() {
        let rest = items[i..].iter().sum();
        if !promising(0, rest, Some(items[i]), left) {
            break;
        }
        taken.push(items[i]);
        pick(items, i + 1, left - items[i], taken, out);
        taken.pop();
    }
}
