//! id: and-for-or
//! about: Below the target one of the two conditions is enough, where there is a next item.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum >= target {
        return sum == target;
    }
    let Some(item) = next else {
        return false;
    };
    sum + item <= target || sum + remaining >= target
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
    taken.push(items[i]);
    search(items, i + 1, target, taken, answers);
    taken.pop();
    search(items, i + 1, target, taken, answers);
}
