//! id: list-taken-away
//! about: append empties the list of taken items, which the waiting calls still need; sum is that of the list.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    let reached = sum == target;
    let open =
        sum < target && remaining >= target - sum && matches!(next, Some(x) if x <= target - sum);
    reached || open
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
        let mut list = Vec::new();
        list.append(taken);
        answers.push(list);
        return;
    }
    taken.push(items[i]);
    search(items, i + 1, target, taken, answers);
    taken.pop();
    search(items, i + 1, target, taken, answers);
}
