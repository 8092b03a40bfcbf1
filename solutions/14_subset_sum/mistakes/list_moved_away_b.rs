//! id: list-moved-away
//! about: The list of answers is given away to each call instead of lent.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    sum == target || (sum + remaining >= target && next.is_some_and(|x| sum + x <= target))
}

fn decide(items: &[u64], at: usize, taken: Vec<u64>, target: u64, mut out: Vec<Vec<u64>>) {
    if taken.iter().sum::<u64>() == target {
        out.push(taken);
        return;
    }
    if at == items.len() {
        return;
    }
    let longer = [taken.as_slice(), &items[at..=at]].concat();
    decide(items, at + 1, longer, target, out);
    decide(items, at + 1, taken, target, out);
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    decide(items, 0, vec![], target, out);
    out
}
