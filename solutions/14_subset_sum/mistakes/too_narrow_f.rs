//! id: too-narrow
//! about: The numbers of one comparison are squeezed into 32 bits.

pub fn promising(sum: u64, remaining: u64, next: Option<u64>, target: u64) -> bool {
    if sum > target {
        return false;
    }
    if sum == target {
        return true;
    }
    let enough = sum + remaining >= target;
    match next {
        Some(item) => enough && (sum as u32) + (item as u32) <= (target as u32),
        None => false,
    }
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
