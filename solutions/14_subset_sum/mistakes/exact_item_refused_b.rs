//! id: exact-item-refused
//! about: An item is taken only when the sum stays below the target.
//! same-as: take-missing

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum == target {
        return true;
    }
    sum + remaining >= target && next.is_some_and(|x| sum + x <= target)
}

pub fn subset_sums(items: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut answers = Vec::new();
    let mut taken = Vec::new();
    search(items, 0, target, &mut taken, &mut answers);
    answers
}
fn search(items: &[u64], i: usize, target: u64, taken: &mut Vec<u64>, answers: &mut Vec<Vec<u64>>) {
    let sum: u64 = taken.iter().sum();
    let remaining: u64 = items[i..].iter().sum();
    if !promising(sum, remaining, items.get(i).copied(), target) {
        return;
    }
    if sum == target {
        answers.push(taken.clone());
        return;
    }
    if sum + items[i] < target {
        taken.push(items[i]);
        search(items, i + 1, target, taken, answers);
        taken.pop();
    }
    search(items, i + 1, target, taken, answers);
}
